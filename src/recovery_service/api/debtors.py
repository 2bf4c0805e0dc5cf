"""The operations on who a debtor is."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from starlette.responses import Response

from recovery_contract.extensions import DebtorQuestionList, SameDebtorAnswer
from recovery_contract.ids import DebtorId
from recovery_service.ledger.receivables import same_debtor
from recovery_service.recovery.lifecycle import debtor_merge
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.commit_route import Concluded
from recovery_service.web.parsing import body
from recovery_service.web.response import respond

router = APIRouter(route_class=Concluded)


@serves(router, "listDebtorQuestions")
def list_debtor_questions(principal: CallerIn, core: CoreIn) -> Response:
    with core.database.read() as connection:
        return respond(DebtorQuestionList(data=same_debtor.list_questions(connection, principal)))


@serves(router, "answerSameDebtor")
def answer_same_debtor(
    id: DebtorId,
    request: Annotated[SameDebtorAnswer, body(SameDebtorAnswer)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with core.write() as context:
        joined = debtor_merge.answer_same_debtor(context, principal, id, request)
    return respond(joined)
