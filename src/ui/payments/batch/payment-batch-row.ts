import type { LoanInPaymentBatch } from '@/application/payments/payment-batch-queries'
import type { LoanResultInBatch } from '@/application/payments/pay-batch'
import {
  isCollectionToAcknowledge,
  type CollectionToAcknowledge,
} from '@/domain/payments/collections-to-acknowledge'
import { batchStopOutcome, type BatchStopOutcome } from '@/domain/payments/payment-batch'
import { totalDue } from '@/domain/payments/total-due'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import { sumCents, type Cents } from '@/domain/shared/money'
import { addresses } from '@/ui/addresses'
import type { ChipProps } from '@/ui/kit/chip'
import { formatBriefMoney } from '@/ui/kit/format'
import { cardRefusalTexts, paymentNotSentText } from '@/ui/texts/not-charged.texts'
import {
  batchLoanNotSentText,
  paymentBatchTexts as texts,
  batchLoanDeclinedText,
} from '@/ui/texts/payment-batch.texts'
import type { OutcomeInquiryStage } from '@/ui/texts/outcome-inquiry.texts'
import { createAmountDueBreakdown } from '@/ui/payments/choose/due-item-row'
import { payableLoanName } from '@/ui/payments/choose/payable-texts'
import type { BatchLoanCharge, CompletedBatchLoanCharge } from './payment-batch-state'
import { unappliedPaymentsText, unappliedPaymentNotice } from '@/ui/payments/status/unapplied-payment-text'

/** A row of the list in which the customer chooses the loans to pay in one go. Source: PAY-25. */
export interface BatchLoanChoiceRow {
  readonly externalId: string
  readonly name: string
  readonly facts: readonly string[]
  readonly amount: Cents | undefined
  /**
   * Why the customer cannot choose the loan, and a link to where they continue: paying the loan alone, or the
   * status of its payment. undefined if they can choose it.
   */
  readonly obstacle: { readonly text: string; readonly to: string; readonly label: string } | undefined
}

/** A row about one loan in the result of paying several loans in one go. Source: PAY-25. */
export interface BatchLoanResultRow {
  readonly externalId: string
  readonly name: string
  readonly amount: Cents
  readonly chip: ChipProps
  readonly explanation: string | undefined
  /** A link to the screen on which the customer learns more about the payment; undefined if there is none. */
  readonly link: { readonly to: string; readonly label: string } | undefined
}

/** Returns the name of a loan. The loan's number is added if another loan in the list has the same name. */
export function batchLoanName({ loan }: LoanInPaymentBatch, all: readonly LoanInPaymentBatch[]): string {
  const name = payableLoanName(loan)
  const isShared = all.filter((each) => payableLoanName(each.loan) === name).length > 1
  return isShared ? texts.numbered(name, loan.externalId) : name
}

export function createBatchLoanChoiceRow(
  entry: LoanInPaymentBatch,
  all: readonly LoanInPaymentBatch[],
  today: CalendarDate,
): BatchLoanChoiceRow {
  const { loan, dueItems } = entry
  return {
    externalId: loan.externalId,
    name: batchLoanName(entry, all),
    facts: dueFacts(entry, today),
    amount: dueItems.length > 0 ? totalDue(dueItems) : undefined,
    obstacle: obstacleOf(entry, today),
  }
}

/**
 * Returns the row about one loan in the result of the payment. While it is unknown whether the loan was
 * paid, the row shows the lender's latest answer. Source: PAY-16, PAY-25.
 */
export function createBatchLoanResultRow(
  { loanInBatch, result }: CompletedBatchLoanCharge,
  turns: readonly BatchLoanCharge[],
  inquiryStage?: OutcomeInquiryStage,
): BatchLoanResultRow {
  const { externalId } = loanInBatch.loan
  const all = turns.map((turn) => turn.loanInBatch)
  const name = batchLoanName(loanInBatch, all)
  const amount = 'operation' in result ? result.operation.amount : totalDue(loanInBatch.dueItems)
  const stopReason = batchStopOutcome(turns.map((turn) => turn.result?.kind ?? 'not-reached'))
  return { externalId, name, amount, ...resultDetails(externalId, result, { inquiryStage, stopReason }) }
}

/**
 * Returns texts about what is due of a loan: which installments, when, and how much late interest is
 * included.
 */
function dueFacts({ dueItems }: LoanInPaymentBatch, today: CalendarDate): readonly string[] {
  const { rows } = createAmountDueBreakdown(dueItems, today)
  const [first] = rows
  if (!first) return []
  const punitive = sumCents(dueItems.map(({ punitiveAmount }) => punitiveAmount))
  return [
    rows.length === 1 ? first.title : texts.several(rows.length),
    ...(first.dueText === undefined ? [] : [first.dueText]),
    ...(punitive > 0 ? [texts.punitive(formatBriefMoney(punitive))] : []),
  ]
}

function obstacleOf(
  { loan, state }: LoanInPaymentBatch,
  today: CalendarDate,
): BatchLoanChoiceRow['obstacle'] {
  const { externalId } = loan
  const alone = { to: addresses.paymentSummary.createPath({ externalId }), label: texts.alone }
  switch (state.kind) {
    case 'payable':
      return undefined
    case 'unacknowledged': {
      const { amount, idempotencyKey } = state.operation
      const to = addresses.paymentStatus.createPath({ status: 'in_process', externalId, key: idempotencyKey })
      return { text: texts.unacknowledged(formatBriefMoney(amount)), to, label: texts.follow }
    }
    case 'just-paid': {
      const [first] = state.unapplied
      const text =
        unappliedPaymentsText(state.unapplied, today) ??
        (first &&
          (isCollectionToAcknowledge(first)
            ? collectionObstacleText(first)
            : unappliedPaymentNotice(first, today).text))
      return { ...alone, text: text ?? '' }
    }
    case 'no-card':
      return { ...alone, text: texts.noCard }
    case 'not-known':
      return { ...alone, text: texts.notKnown }
  }
}

interface BatchStopReasonAndInquiryStage {
  readonly inquiryStage: OutcomeInquiryStage | undefined
  readonly stopReason: BatchStopOutcome
}

function resultDetails(
  externalId: string,
  result: LoanResultInBatch,
  { inquiryStage, stopReason }: BatchStopReasonAndInquiryStage,
): Pick<BatchLoanResultRow, 'chip' | 'explanation' | 'link'> {
  const { statuses } = texts
  switch (result.kind) {
    case 'approved': {
      const { reference, idempotencyKey } = result.operation
      const link = {
        to: addresses.paymentReceipt.createPath({ key: idempotencyKey }),
        label: texts.seeReceipt,
      }
      return reference === undefined
        ? {
            chip: { tone: 'good', icon: 'clock', children: statuses.received },
            explanation: texts.received,
            link,
          }
        : { chip: { tone: 'good', children: statuses.paid }, explanation: undefined, link }
    }
    case 'rejected': {
      const { notDone, reason } = result
      const refusal = reason && cardRefusalTexts(notDone, reason)
      const explanation = refusal
        ? `${refusal.title}. ${refusal.hintWithoutWallet}`
        : batchLoanDeclinedText(notDone)
      return { chip: { tone: 'bad', children: statuses.rejected }, explanation, link: undefined }
    }
    case 'outcome-unknown': {
      const { idempotencyKey: key } = result.operation
      const to = addresses.paymentStatus.createPath({ status: 'in_process', externalId, key })
      const chip = { tone: 'warn', icon: 'clock', children: statuses['outcome-unknown'] } as const
      const explanation = inquiryStage === 'not-received' ? texts.notReceived : texts.outcomeUnknown
      return { chip, explanation, link: { to, label: texts.follow } }
    }
    case 'not-sent': {
      const explanation = paymentNotSentText(
        result.why,
        OperationNotDoneProof.fromPressWithoutOperation(undefined),
      )
      return { chip: { tone: 'warn', children: statuses['not-sent'] }, explanation, link: undefined }
    }
    case 'not-reached': {
      const explanation = batchLoanNotSentText(
        OperationNotDoneProof.fromPressWithoutOperation(undefined),
        stopReason,
      )
      return { chip: { tone: 'neutral', children: statuses['not-sent'] }, explanation, link: undefined }
    }
  }
}

/**
 * Returns the text that says why a loan cannot be paid together with others: it has an automatic collection,
 * or it is unknown whether it has one. Source: PAY-27.
 */
function collectionObstacleText({ kind }: CollectionToAcknowledge): string {
  return kind === 'collection' ? texts.collection : texts.collectionsUnknown
}
