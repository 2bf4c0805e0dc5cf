"""The actions, one row each. CONTRIBUTING.md says how to add one."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from recovery_contract.actions import CancelRequest, EvidenceSubmission, PartialPaymentDecision
from recovery_contract.agreements import (
    AnswerAgreementRequest,
    DeclareInsolvencyRequest,
    ProposeAgreementRequest,
    RecordPromiseRequest,
)
from recovery_contract.allowed_actions import Action
from recovery_contract.correspondence import MessageAnswer, MessageDecision
from recovery_contract.creditor_settings import RecoveryPlan
from recovery_contract.debtor_correction import CorrectDebtorRequest
from recovery_contract.extensions import (
    ChangePursuitRequest,
    ContactTaskAction,
    PauseRequest,
    PlannedContactAction,
    RecordCallRequest,
    RecordCreditNoteRequest,
    RecordDisputeRequest,
    RecordPaymentRequest,
    RemindAloneRequest,
    ReversePaymentRequest,
    SameDebtorAnswer,
)
from recovery_contract.receivables import Contact, CreateReceivableRequest, UpdateReceivableRequest
from recovery_desktop.actions import effects, kinds, outcomes
from recovery_desktop.actions.action import ReceivableAction
from recovery_desktop.translation import QT_TRANSLATE_NOOP

_RECEIVABLE: Final = "/v1/receivables/{receivable_id}"

SUBMIT: Final = ReceivableAction[CreateReceivableRequest](
    kinds.SUBMIT,
    CreateReceivableRequest,
    "POST",
    "/v1/receivables",
    None,
    QT_TRANSLATE_NOOP("Lost", "An invoice you submitted"),
    unique_by="subject",
    requested=effects.on_submission_requested,
    withdrawn=effects.on_submission_withdrawn,
    done=effects.on_submission_done,
    refused=effects.on_submission_refused,
)
CANCEL: Final = ReceivableAction[CancelRequest](
    "cancel",
    CancelRequest,
    "POST",
    f"{_RECEIVABLE}/cancel",
    outcomes.resolve_cancellation,
    QT_TRANSLATE_NOOP("Lost", "Your cancellation"),
    rules=frozenset({Action.CANCEL}),
    blocks=frozenset({Action.CANCEL}),
    undo_text=QT_TRANSLATE_NOOP("App", "Recovery is being cancelled"),
    rests_longer=True,
)
SUBMIT_EVIDENCE: Final = ReceivableAction[None](
    "evidence",
    EvidenceSubmission,
    "POST",
    f"{_RECEIVABLE}/evidence",
    outcomes.resolve_evidence,
    QT_TRANSLATE_NOOP("Lost", "Your evidence"),
    rules=frozenset({Action.SUBMIT_EVIDENCE}),
    blocks=frozenset({Action.SUBMIT_EVIDENCE}),
    undo_text=QT_TRANSLATE_NOOP("App", "The evidence will be sent in a moment"),
    compose=effects.load_prepared_evidence,
    done=effects.on_evidence_done,
)
DECIDE_PARTIAL_PAYMENT: Final = ReceivableAction[PartialPaymentDecision](
    "partial_payment",
    PartialPaymentDecision,
    "POST",
    f"{_RECEIVABLE}/partial-payment",
    outcomes.resolve_decision,
    QT_TRANSLATE_NOOP("Lost", "Your decision about the payment"),
    rules=frozenset({Action.DECIDE_PARTIAL_PAYMENT}),
    blocks=frozenset({Action.DECIDE_PARTIAL_PAYMENT}),
)
ADD_CONTACT: Final = ReceivableAction[Contact](
    "add_contact",
    Contact,
    "POST",
    f"{_RECEIVABLE}/contacts",
    outcomes.resolve_added_contact,
    QT_TRANSLATE_NOOP("Lost", "A contact you added"),
    rules=frozenset({Action.ADD_CONTACT}),
)
CORRECT_DEBTOR: Final = ReceivableAction[CorrectDebtorRequest](
    kinds.CORRECT_DEBTOR,
    CorrectDebtorRequest,
    "POST",
    f"{_RECEIVABLE}/debtor",
    outcomes.resolve_correction,
    QT_TRANSLATE_NOOP("Lost", "A debtor’s address you corrected"),
    rules=frozenset({Action.CORRECT_DEBTOR}),
    undo_text=QT_TRANSLATE_NOOP("App", "The debtor is being corrected"),
    undo_text_if=("by_post", QT_TRANSLATE_NOOP("App", "Letters only from now on")),
    is_optional=True,
)
UPDATE_METADATA: Final = ReceivableAction[UpdateReceivableRequest](
    "metadata",
    UpdateReceivableRequest,
    "PATCH",
    _RECEIVABLE,
    outcomes.repeat_request,
    QT_TRANSLATE_NOOP("Lost", "Notes or details you changed"),
    rules=frozenset({Action.UPDATE_METADATA}),
    rests=False,
    unique_by="",
    keeps_nulls=True,
)
RECORD_PAYMENT: Final = ReceivableAction[RecordPaymentRequest](
    "record_payment",
    RecordPaymentRequest,
    "POST",
    f"{_RECEIVABLE}/payments",
    outcomes.ask_person,
    QT_TRANSLATE_NOOP("Lost", "A payment you recorded"),
    rules=frozenset({Action.RECORD_PAYMENT}),
    undo_text=QT_TRANSLATE_NOOP("App", "The payment is being recorded"),
    # Two payments may be alike to the cent and the day.
    unique_by="",
    flag="records_payments",
)
REVERSE_PAYMENT: Final = ReceivableAction[ReversePaymentRequest](
    "reverse_payment",
    ReversePaymentRequest,
    "POST",
    f"{_RECEIVABLE}/payments/{{target_id}}/reverse",
    outcomes.resolve_reversal,
    QT_TRANSLATE_NOOP("Lost", "A payment you took back"),
    rules=frozenset({Action.REVERSE_PAYMENT}),
    undo_text=QT_TRANSLATE_NOOP("App", "The payment is being taken back"),
    is_optional=True,
)
RECORD_CREDIT_NOTE: Final = ReceivableAction[RecordCreditNoteRequest](
    "credit_note",
    RecordCreditNoteRequest,
    "POST",
    f"{_RECEIVABLE}/credit-notes",
    outcomes.resolve_credit_note,
    QT_TRANSLATE_NOOP("Lost", "A credit note you recorded"),
    rules=frozenset({Action.RECORD_CREDIT_NOTE}),
    undo_text=QT_TRANSLATE_NOOP("App", "The credit note is being recorded"),
    is_optional=True,
)
REMIND_ALONE: Final = ReceivableAction[RemindAloneRequest](
    "remind_alone",
    RemindAloneRequest,
    "POST",
    f"{_RECEIVABLE}/remind-alone",
    outcomes.resolve_remind_alone,
    QT_TRANSLATE_NOOP("Lost", "Whether an invoice gets reminders of its own"),
    rules=frozenset({Action.REMIND_ALONE}),
    undo_text=QT_TRANSLATE_NOOP("App", "The reminders are being changed"),
    is_optional=True,
)
PAUSE: Final = ReceivableAction[PauseRequest](
    "pause",
    PauseRequest,
    "POST",
    f"{_RECEIVABLE}/pause",
    outcomes.resolve_pause,
    QT_TRANSLATE_NOOP("Lost", "A pause you started"),
    rules=frozenset({Action.PAUSE}),
    blocks=frozenset({Action.PAUSE, Action.RESUME}),
    undo_text=QT_TRANSLATE_NOOP("App", "Recovery pauses in a moment"),
    is_optional=True,
)
RESUME: Final = ReceivableAction[None](
    "resume",
    None,
    "POST",
    f"{_RECEIVABLE}/resume",
    outcomes.resolve_resumption,
    QT_TRANSLATE_NOOP("Lost", "A pause you ended"),
    rules=frozenset({Action.RESUME}),
    blocks=frozenset({Action.PAUSE, Action.RESUME}),
    undo_text=QT_TRANSLATE_NOOP("App", "Recovery resumes in a moment"),
    is_optional=True,
)
CHANGE_PURSUIT: Final = ReceivableAction[ChangePursuitRequest](
    "pursuit",
    ChangePursuitRequest,
    "POST",
    f"{_RECEIVABLE}/pursuit",
    outcomes.resolve_pursuit,
    QT_TRANSLATE_NOOP("Lost", "Whether interest is asked for too"),
    rules=frozenset({Action.CHANGE_PURSUIT}),
    blocks=frozenset({Action.CHANGE_PURSUIT}),
    undo_text=QT_TRANSLATE_NOOP("App", "The sum asked for is being changed"),
    is_optional=True,
)
RECORD_CALL: Final = ReceivableAction[RecordCallRequest](
    "call",
    RecordCallRequest,
    "POST",
    f"{_RECEIVABLE}/calls",
    outcomes.ask_person,
    QT_TRANSLATE_NOOP("Lost", "A call you logged"),
    rules=frozenset({Action.RECORD_CALL}),
    undo_text=QT_TRANSLATE_NOOP("App", "The call is being logged"),
    is_optional=True,
)
RECORD_PROMISE: Final = ReceivableAction[RecordPromiseRequest](
    "promise",
    RecordPromiseRequest,
    "POST",
    f"{_RECEIVABLE}/promises",
    outcomes.repeat_request,
    QT_TRANSLATE_NOOP("Lost", "A promise to pay you recorded"),
    rules=frozenset({Action.RECORD_PROMISE}),
    blocks=frozenset({Action.RECORD_PROMISE}),
    undo_text=QT_TRANSLATE_NOOP("App", "The promise is being recorded"),
    is_optional=True,
)
RECORD_DISPUTE: Final = ReceivableAction[RecordDisputeRequest](
    "dispute",
    RecordDisputeRequest,
    "POST",
    f"{_RECEIVABLE}/disputes",
    outcomes.repeat_request,
    QT_TRANSLATE_NOOP("Lost", "A dispute you recorded"),
    rules=frozenset({Action.RECORD_DISPUTE}),
    blocks=frozenset({Action.RECORD_DISPUTE}),
    undo_text=QT_TRANSLATE_NOOP("App", "The dispute is being recorded"),
    is_optional=True,
)
SETTLE_DISPUTE: Final = ReceivableAction[EvidenceSubmission](
    "dispute_settled",
    EvidenceSubmission,
    "POST",
    f"{_RECEIVABLE}/evidence",
    outcomes.resolve_evidence,
    QT_TRANSLATE_NOOP("Lost", "That a dispute is settled"),
    rules=frozenset({Action.SUBMIT_EVIDENCE}),
    blocks=frozenset({Action.SUBMIT_EVIDENCE}),
    undo_text=QT_TRANSLATE_NOOP("App", "The settled dispute is being recorded"),
)
PROPOSE_AGREEMENT: Final = ReceivableAction[ProposeAgreementRequest](
    "proposal",
    ProposeAgreementRequest,
    "POST",
    f"{_RECEIVABLE}/agreements",
    outcomes.resolve_proposal,
    QT_TRANSLATE_NOOP("Lost", "An agreement you proposed"),
    rules=frozenset({Action.PROPOSE_AGREEMENT}),
    blocks=frozenset({Action.PROPOSE_AGREEMENT}),
    undo_text=QT_TRANSLATE_NOOP("App", "The proposal is being recorded"),
    undo_text_if=("agreed", QT_TRANSLATE_NOOP("App", "The agreement is being recorded")),
    is_optional=True,
)
AGREEMENT_ANSWERS: Final = frozenset(
    {
        Action.ACCEPT_AGREEMENT,
        Action.COUNTER_AGREEMENT,
        Action.REFUSE_AGREEMENT,
        Action.END_AGREEMENT,
    }
)
"""What follows once something is proposed or agreed; each has a rule of its own."""
ANSWER_AGREEMENT: Final = ReceivableAction[AnswerAgreementRequest](
    "agreement",
    AnswerAgreementRequest,
    "POST",
    f"{_RECEIVABLE}/agreements/{{target_id}}",
    outcomes.resolve_agreement_answer,
    QT_TRANSLATE_NOOP("Lost", "Your answer to a proposal"),
    rules=AGREEMENT_ANSWERS,
    blocks=AGREEMENT_ANSWERS,
)
_INSOLVENCY: Final = frozenset({Action.DECLARE_INSOLVENCY, Action.WITHDRAW_INSOLVENCY})
DECLARE_INSOLVENCY: Final = ReceivableAction[DeclareInsolvencyRequest](
    "insolvency",
    DeclareInsolvencyRequest,
    "PUT",
    "/v1/debtors/{target_id}/insolvency",
    outcomes.repeat_request,
    QT_TRANSLATE_NOOP("Lost", "An insolvency you reported"),
    rules=frozenset({Action.DECLARE_INSOLVENCY}),
    blocks=_INSOLVENCY,
    undo_text=QT_TRANSLATE_NOOP("App", "The insolvency is being recorded"),
    is_optional=True,
)
WITHDRAW_INSOLVENCY: Final = ReceivableAction[None](
    "insolvency_withdrawn",
    None,
    "DELETE",
    "/v1/debtors/{target_id}/insolvency",
    outcomes.resolve_insolvency_withdrawal,
    QT_TRANSLATE_NOOP("Lost", "That there is no insolvency"),
    rules=frozenset({Action.WITHDRAW_INSOLVENCY}),
    blocks=_INSOLVENCY,
    undo_text=QT_TRANSLATE_NOOP("App", "Recovery resumes in a moment"),
)
CHANGE_PLANNED_CONTACT: Final = ReceivableAction[PlannedContactAction](
    kinds.PLANNED_CONTACT,
    PlannedContactAction,
    "POST",
    "/v1/planned-contacts/{target_id}",
    outcomes.repeat_request,
    QT_TRANSLATE_NOOP("Lost", "A change to a planned contact"),
)
APPROVE_PLAN: Final = ReceivableAction[RecoveryPlan](
    "approve_plan",
    RecoveryPlan,
    "PUT",
    "/v1/users/{target_id}/plan",
    outcomes.repeat_request,
    QT_TRANSLATE_NOOP("Lost", "Your approval of the plan"),
    undo_text=QT_TRANSLATE_NOOP("App", "The plan is being approved"),
)
SIGN_OFF_TASK: Final = ReceivableAction[ContactTaskAction](
    kinds.SIGN_OFF_TASK,
    ContactTaskAction,
    "POST",
    "/v1/contact-tasks/{target_id}",
    outcomes.repeat_request,
    QT_TRANSLATE_NOOP("Lost", "A letter you posted or a call you made"),
    undo_text=QT_TRANSLATE_NOOP("App", "Saved"),
    rests=False,
)
DECIDE_MESSAGE: Final = ReceivableAction[MessageDecision](
    kinds.DECIDE_MESSAGE,
    MessageDecision,
    "POST",
    "/v1/received-messages/{target_id}",
    outcomes.repeat_request,
    QT_TRANSLATE_NOOP("Lost", "What you did with a message"),
    undo_text=QT_TRANSLATE_NOOP("App", "Saved"),
)
ANSWER_MESSAGE: Final = ReceivableAction[MessageAnswer](
    "message_answer",
    MessageAnswer,
    "POST",
    "/v1/received-messages/{target_id}/answers",
    outcomes.repeat_request,
    QT_TRANSLATE_NOOP("Lost", "Your answer to a message"),
    undo_text=QT_TRANSLATE_NOOP("App", "The answer will be sent in a moment"),
    done=effects.on_answer_done,
)
ANSWER_SAME_DEBTOR: Final = ReceivableAction[SameDebtorAnswer](
    kinds.ANSWER_SAME_DEBTOR,
    SameDebtorAnswer,
    "POST",
    "/v1/debtors/{target_id}/same-debtor",
    outcomes.resolve_same_debtor_answer,
    QT_TRANSLATE_NOOP("Lost", "Your answer whether two debtors are the same"),
    undo_text=QT_TRANSLATE_NOOP("App", "The two debtors stay apart"),
    undo_text_if=("same", QT_TRANSLATE_NOOP("App", "The two debtors become one")),
)

ACTIONS: Final[Mapping[str, ReceivableAction[Any]]] = MappingProxyType(
    {
        row.kind: row
        for row in (
            SUBMIT,
            CANCEL,
            SUBMIT_EVIDENCE,
            DECIDE_PARTIAL_PAYMENT,
            ADD_CONTACT,
            CORRECT_DEBTOR,
            UPDATE_METADATA,
            RECORD_PAYMENT,
            REVERSE_PAYMENT,
            RECORD_CREDIT_NOTE,
            REMIND_ALONE,
            PAUSE,
            RESUME,
            CHANGE_PURSUIT,
            RECORD_CALL,
            RECORD_PROMISE,
            RECORD_DISPUTE,
            SETTLE_DISPUTE,
            PROPOSE_AGREEMENT,
            ANSWER_AGREEMENT,
            DECLARE_INSOLVENCY,
            WITHDRAW_INSOLVENCY,
            CHANGE_PLANNED_CONTACT,
            APPROVE_PLAN,
            SIGN_OFF_TASK,
            DECIDE_MESSAGE,
            ANSWER_MESSAGE,
            ANSWER_SAME_DEBTOR,
        )
    }
)
"""By the kind of their intents."""
