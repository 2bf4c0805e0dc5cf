"""What an operator sees of the jobs: those that fail, how late they are taken, and what a worker answers."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
import yaml
from prometheus_client.parser import text_string_to_metric_families
from structlog.testing import capture_logs

from recovery_service.__main__ import main
from recovery_service.app import build_engine
from recovery_service.cli.worker_status import served, status_app
from recovery_service.context.core import Core
from recovery_service.jobs.engine import Engine
from recovery_service.jobs.failures import count_failing, retry_now
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.jobs.queue import list_late
from recovery_service.observability.logs import configure_logs
from recovery_service.observability.metrics import Metrics
from tests.service.cli.children import printed
from tests.service.jobs.running import engine_with, plan, working
from tests.service.jobs.running import until as until_in_loop

RULES = Path("packaging/service/prometheus-rules.yaml")


def run_until(core: Core, kinds: JobKinds, condition: Any) -> None:
    async def story() -> None:
        async with working(engine_with(core, kinds)):
            await until_in_loop(condition)

    asyncio.run(story())


@pytest.mark.database
def test_failing_job_is_counted_listed_and_tried_again_at_once(core: Core) -> None:
    broken = {"note:bad"}
    done: list[str] = []

    def run(_context: Any, job: Any) -> None:
        if job.key in broken:
            raise ValueError("out of order")
        done.append(job.key)

    plan(core, "note", "note:bad", client_id="clt_a")
    plan(core, "note", "note:good", client_id="clt_b")

    def failing() -> list[tuple[str, str | None, int]]:
        with core.database.read() as connection:
            return [(one.kind, one.client_id, one.jobs) for one in count_failing(connection)]

    run_until(
        core, {"note": Transition(run)}, lambda: "note:good" in done and failing() == [("note", "clt_a", 1)]
    )
    with core.write() as context:
        assert retry_now(context, "clt_b") == []
        assert len(retry_now(context, "clt_a")) == 1
    broken.clear()
    run_until(core, {"note": Transition(run)}, lambda: "note:bad" in done and not failing())


def test_operator_lists_failing_jobs_and_tries_them_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = ["--data-dir", str(tmp_path / "data")]
    printed("init", *place, "--environment", "test")
    assert main(["operator", "failing-jobs", "all", *place]) == 0
    assert json.loads(capsys.readouterr().out) == {"jobs": []}
    assert main(["operator", "retry-jobs", "all", *place]) == 0
    assert json.loads(capsys.readouterr().out) == {"retried": []}


def figures(text: str) -> dict[str, float]:
    return {
        sample.name: sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@pytest.mark.database
def test_worker_answers_whether_it_is_ready_and_how_jobs_stand(core: Core) -> None:
    metrics = Metrics()
    engine = build_engine(core, metrics)
    with served(status_app(core, metrics, engine), "127.0.0.1", 0) as port:
        base = f"http://127.0.0.1:{port}"
        assert httpx.get(f"{base}/healthz").status_code == 200
        assert httpx.get(f"{base}/readyz").json() == {"status": "ok"}
        values = figures(httpx.get(f"{base}/metrics").text)
        assert values["recovery_jobs_waiting"] == 0


def test_oldest_due_job_is_told_by_kind_and_platform(make_core_for: Any) -> None:
    core = make_core_for(environment="production")
    for kind, key, client, due_at in (
        ("note", "1", "clt_a", 1_000),
        ("note", "2", "clt_a", 2_000),
        ("note", "3", "clt_b", 2_000),
        ("call", "4", "clt_b", 3_000),
        ("call", "5", "clt_c", 4_000_000_000_000),
    ):
        plan(core, kind, key, client_id=client, due_at=due_at)
    with core.database.read() as connection:
        late = list_late(connection, 10_000)
    assert sorted(late) == [("call", "clt_b", 7_000), ("note", "clt_a", 9_000), ("note", "clt_b", 8_000)]


def test_lag_of_claimed_jobs_is_measured_by_kind(make_core_for: Any) -> None:
    core = make_core_for(environment="production")
    lags: list[tuple[str, float]] = []
    plan(core, "note", "note:1", due_at=0)
    kinds: JobKinds = {"note": Transition(lambda context, job: None)}
    engine = Engine(
        core, kinds, lambda kind, outcome: None, observe_lag=lambda kind, lag: lags.append((kind, lag))
    )

    async def story() -> None:
        async with working(engine):
            await until_in_loop(lambda: bool(lags))

    asyncio.run(story())
    [(kind, lag)] = lags
    assert kind == "note"
    assert lag > 0


def test_alarms_are_about_metrics_that_exist() -> None:
    metrics = Metrics()
    metrics.observe_request("GET", "/", 200, 0.1)
    metrics.count_job("note", "failed")
    metrics.observe_lag("note", 1)
    metrics.set_failing([("note", "clt_a", 1, 1.0)])
    metrics.set_late([("note", "clt_a", 1.0)])
    names = set(figures(metrics.text().decode()))
    rules = yaml.safe_load(RULES.read_text())["groups"][0]["rules"]
    used = {name for rule in rules for name in re.findall(r"\brecovery_[a-z_]+", rule["expr"])}
    assert len(rules) == len({rule["alert"] for rule in rules}) == 13
    assert used
    assert used <= names


def test_logs_configured_again_are_one_log_for_a_logger_that_has_spoken_before() -> None:
    logger = structlog.get_logger("once")
    configure_logs(None, quiet=True)
    logger.info("one")
    configure_logs(None, quiet=True)
    with capture_logs() as lines:
        logger.info("two")
    assert [line["event"] for line in lines] == ["two"]
