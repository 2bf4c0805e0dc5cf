// From a user to a paid receivable, with the types that openapi-typescript makes of /openapi.json.

import { deepEqual, equal } from "node:assert/strict";
import createClient from "openapi-fetch";
import type { paths } from "./schema.js";

const [baseUrl = "", token = "", seconds = ""] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });

type Answer<Data> = { data?: Data; error?: unknown; response: Response };

async function good<Data>(sent: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await sent;
  if (!response.ok || data === undefined) throw new Error(`${response.status} ${JSON.stringify(error)}`);
  return data;
}

const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
const advance = (by: number) => good(client.POST("/v1/test/clock/advance", { body: { seconds: by } }));

const user = await good(client.POST("/v1/users", { body: { email: "owner@creditor.example" } }));
const path = { id: user.id };
await good(client.POST("/v1/test/users/{id}/complete-onboarding", { params: { path } }));
equal((await good(client.GET("/v1/users/{id}", { params: { path } }))).status, "active");
await advance(Number(seconds));

const submission = {
  params: { header: { "Idempotency-Key": "invoice-2026-017" } },
  body: {
    user_id: user.id,
    invoice: {
      numbers: ["2026-017"],
      issue_date: day(60),
      due_date: day(30),
      amount: 1200.5,
      service_description: "Repair of a roof",
    },
    debtor: { company_name: "Slow payer Ltd", contacts: [{ email: "ignores@debtor.example" }] },
    metadata: { order: "A-1" },
  },
};
const created = await good(client.POST("/v1/receivables", submission));
const again = await good(client.POST("/v1/receivables", submission));
deepEqual([created.id, created.amount, created.status], [again.id, 1200.5, "pending"]);
await advance(86_400);
const id = { path: { id: created.id } };
const paid = await good(client.POST("/v1/test/receivables/{id}/pay", { params: id, body: {} }));
equal(paid.status, "payment_received");
await advance(3 * 86_400);

const receivable = await good(client.GET("/v1/receivables/{id}", { params: id }));
equal(receivable.status, "recovered");
deepEqual(receivable.recovery_progress?.metadata, { order: "A-1" });
const query = { user_id: user.id, invoice_number: "2026-017", limit: 5 };
const listed = await good(client.GET("/v1/receivables", { params: { query } }));
deepEqual(listed.data.map((row) => row.id), [created.id]);
const events = await good(client.GET("/v1/events", { params: { query: { limit: 100 } } }));
equal(events.data.at(-1)?.type, "receivable.recovered");
equal((await good(client.GET("/v1/reports/stats"))).total_recovered, 1);

const refused = await client.POST("/v1/test/receivables/{id}/pay", { params: id, body: {} });
equal(refused.response.status, 409);
equal(refused.error?.error.code, "INVALID_STATE");
console.log(receivable.status);
