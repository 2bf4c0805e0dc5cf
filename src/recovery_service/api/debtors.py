"""The operations on who a debtor is."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from starlette.responses import Response

from recovery_contract.extensions import DebtorQuestionList, SameDebtorAnswer
from recovery_contract.ids import DebtorId
from recovery_service.context.core import Core
from recovery_service.ledger.receivables import same_debtor
from recovery_service.principal import Principal
from recovery_service.recovery.lifecycle import joining
from recovery_service.web.auth import CORE, requires
from recovery_service.web.commit_route import Concluded
from recovery_service.web.parsing import body
from recovery_service.web.response import respond

router = APIRouter(route_class=Concluded)

CoreIn = Annotated[Core, CORE]


@router.get("/v1/debtors/questions")
def list_debtor_questions(
    principal: Annotated[Principal, requires("listDebtorQuestions")], core: CoreIn
) -> Response:
    with core.database.read() as connection:
        return respond(DebtorQuestionList(data=same_debtor.questions(connection, principal)))


@router.post("/v1/debtors/{id}/same-debtor")
def answer_same_debtor(
    id: DebtorId,
    request: Annotated[SameDebtorAnswer, body(SameDebtorAnswer)],
    principal: Annotated[Principal, requires("answerSameDebtor")],
    core: CoreIn,
) -> Response:
    with core.write() as context:
        joined = joining.say(context, principal, id, request)
    return respond(joined)
