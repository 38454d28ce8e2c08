import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { OperationRecord } from '@/domain/shared/operation'
import {
  isCollectionToAcknowledge,
  type CollectionToAcknowledge,
  type PaymentOrCollectionToAcknowledge,
} from '@/domain/payments/collections-to-acknowledge'
import type { UnappliedPayment } from '@/domain/payments/unapplied-payment'
import type { OfferedPaymentMethod } from '@/application/payments/payment.port'
import type { Debt } from '@/domain/payments/debt'
import type { PaymentSummary } from '@/application/payments/payment-queries'
import { addresses } from '@/ui/addresses'
import { formatBriefMoney } from '@/ui/kit/format'
import { unappliedPaymentNotice } from '@/ui/payments/status/unapplied-payment-text'
import { paymentsTexts } from '@/ui/texts/payments.texts'

const texts = paymentsTexts.summary

/**
 * The states of the screen with the amount due and the payment methods. Source: PAY-02 to PAY-05,
 * PAY-16, PAY-20.
 */
export type PaymentSummaryState =
  /**
   * State in which the outcome of an earlier payment of this loan is unknown, so the customer must confirm
   * before they pay again. Source: PAY-16.
   */
  | {
      readonly phase: 'outcome-unknown'
      readonly text: string
      readonly statusPath: string
      readonly operation: OperationRecord
    }
  | { readonly phase: 'nothing-due'; readonly title: string }
  /**
   * State in which a payment was made, or may have been made, that is not deducted from the amount due yet.
   * The customer must confirm before they pay again. Source: PAY-20.
   */
  | {
      readonly phase: 'just-paid'
      readonly title: string
      readonly text: string
      readonly payment: UnappliedPayment
      readonly summary: PaymentSummary
    }
  /**
   * State in which an automatic collection is announced, or the portal could not find out whether one is. The
   * customer must confirm before they pay by hand. Source: PAY-27.
   */
  | {
      readonly phase: 'collection-announced'
      readonly payment: CollectionToAcknowledge
      readonly summary: PaymentSummary
    }
  | {
      readonly phase: 'ready'
      readonly summary: PaymentSummary
      /**
       * All payment methods that the lender offers for this debt, even while a retry allows only one of
       * them. Source: PAY-05, PAY-15.
       */
      readonly listed: readonly OfferedPaymentMethod[]
      /**
       * The earlier payment that the lender did not receive and that the customer now retries; missing if
       * they retry none. It is sent again with the same idempotency key and amount, and with a saved card
       * only if it was made with a saved card. Source: PAY-16.
       */
      readonly operationToRetry?: OperationRecord
    }

/**
 * Returns the state that shows the amount due and the payment methods. If the customer retries an earlier
 * payment, the debit card is the only method. Source: PAY-05, PAY-16.
 */
export function createReadyState(
  summary: PaymentSummary,
  operationToRetry: OperationRecord | undefined,
): PaymentSummaryState {
  const { methods } = summary
  const state = { phase: 'ready', listed: methods, summary } as const
  if (!operationToRetry) return state
  const cardMethods = methods.filter(({ method }) => method === 'debit-card')
  return { ...state, summary: { ...summary, methods: cardMethods }, operationToRetry }
}

/**
 * Returns the state for a loan whose earlier payment has an unknown outcome, with the path of the page that
 * shows the payment's status. Source: PAY-16.
 */
export function createOutcomeUnknownState(
  operation: OperationRecord,
  externalId: string,
): Extract<PaymentSummaryState, { readonly phase: 'outcome-unknown' }> {
  const key = operation.idempotencyKey
  const statusPath = addresses.paymentStatus.createPath({ status: 'in_process', externalId, key })
  const text = texts.outcomeUnknown(formatBriefMoney(operation.amount))
  return { phase: 'outcome-unknown', text, statusPath, operation }
}

/**
 * Returns the state that shows an earlier payment or an announced automatic collection. The customer
 * must acknowledge it before they pay. Source: PAY-20, PAY-27.
 */
export function createEarlierPaymentState(
  payment: PaymentOrCollectionToAcknowledge,
  summary: PaymentSummary,
  today: CalendarDate,
): PaymentSummaryState {
  if (isCollectionToAcknowledge(payment)) return { phase: 'collection-announced', payment, summary }
  return { phase: 'just-paid', ...unappliedPaymentNotice(payment, today), payment, summary }
}

/** Returns the state which says that nothing is due for a loan or the revolving credit line. */
export function createNothingDueState({ kind }: Debt): PaymentSummaryState {
  return { phase: 'nothing-due', title: kind === 'line' ? texts.nothingDueLine : texts.nothingDueTitle }
}

/**
 * Why the amount due is loaded again: the customer asked for that, or they came back to the page. If the
 * amount is unchanged, a message says so only to a customer who asked.
 */
export type PaymentSummaryRefreshReason = 'asked-for' | 'came-back'

export interface PaymentSummaryRefresh {
  readonly reason: PaymentSummaryRefreshReason
  readonly previousSummary: PaymentSummary
  readonly currentSummary: PaymentSummary
}
