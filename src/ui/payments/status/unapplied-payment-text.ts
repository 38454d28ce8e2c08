import { dayInBuenosAires, type CalendarDate } from '@/domain/shared/calendar-date'
import type { OperationRecord } from '@/domain/shared/operation'
import { pendingPaymentsTotal } from '@/domain/payments/pending-payments'
import {
  isCollectionToAcknowledge,
  type PaymentOrCollectionToAcknowledge,
} from '@/domain/payments/collections-to-acknowledge'
import type { UnappliedPayment } from '@/domain/payments/unapplied-payment'
import { formatBriefMoney, formatDayAndMonth, formatTime } from '@/ui/kit/format'
import { noRetryWithRemovedCardText } from '@/ui/texts/payment-failures.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { pendingPaymentText } from './pending-text'

const texts = paymentsTexts.summary

/**
 * Returns the title and the text of the notice about a payment that is not deducted from the amount due yet.
 * Source: PAY-20.
 */
export function unappliedPaymentNotice(
  payment: UnappliedPayment,
  today: CalendarDate,
): { readonly title: string; readonly text: string } {
  const amount = formatBriefMoney(payment.amount)
  if (payment.kind === 'listed') {
    const day = formatDayAndMonth(payment.day, today)
    return { title: texts.justPaidTitle, text: texts.listed({ amount, day }) }
  }
  const at = payment.kind === 'outcome-unknown' ? payment.operation.at : payment.at
  const day = formatDayAndMonth(dayInBuenosAires(at), today)
  const values = { amount, day, time: formatTime(at) }
  if (payment.kind === 'accepted') return { title: texts.justPaidTitle, text: texts.justPaid(values) }
  if (payment.kind === 'started') return { title: texts.maybePaidTitle, text: texts.started(values) }
  return { title: texts.maybePaidTitle, text: texts.maybePaid(values) }
}

/**
 * Returns the text about a payment that the lender did not receive. It says that the customer can send the
 * payment again or, if the card of the payment is no longer saved, that they cannot. Source: PAY-16.
 */
export function notReceivedPaymentText(
  operation: OperationRecord,
  { isCardGone, today }: { readonly isCardGone: boolean; readonly today: CalendarDate },
): string {
  return isCardGone
    ? noRetryWithRemovedCardText(operation, today)
    : texts.again(formatBriefMoney(operation.amount))
}

/**
 * Returns the note about payments that are not deducted from the total yet; undefined if there are none. The
 * note leaves out payments that were started on a provider's page, because the customer may never have
 * completed them. Source: PAY-20.
 */
export function unappliedPaymentsText(
  unapplied: readonly PaymentOrCollectionToAcknowledge[],
  today: CalendarDate,
): string | undefined {
  const paid = pendingPaymentsTotal(unapplied.filter(isMentionedAsUnapplied))
  return paid && pendingPaymentText(paid, today, 'total')
}

function isMentionedAsUnapplied(payment: PaymentOrCollectionToAcknowledge): payment is UnappliedPayment {
  return payment.kind !== 'started' && !isCollectionToAcknowledge(payment)
}
