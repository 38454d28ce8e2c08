import {
  creditLineNextDueTotal,
  type CreditLineNextDueInstallments,
} from '@/domain/revolving-line/next-expiration'
import type { Cents } from '@/domain/shared/money'
import {
  CreditLineDebtQueries,
  type PendingPaymentsTotalAndToday,
} from '@/application/revolving-line/credit-line-debt-queries'
import { addresses } from '@/ui/addresses'
import { noticeOnLoanWithPendingPayment } from '@/ui/payments/status/pending-text'

export type CreditLineInstallmentsState =
  | { readonly phase: 'empty' }
  | {
      readonly phase: 'ready'
      readonly installments: CreditLineNextDueInstallments['installments']
      readonly total: Cents
      /**
       * Text about payments of the credit line that the total does not include yet; undefined if there are
       * none. Source: HOM-19, PAY-20.
       */
      readonly pendingText: string | undefined
      /** Whether the outcome of such a payment is unknown. The screen at `pay` then says what is known of it. */
      readonly isOutcomeUnknown: boolean
      /**
       * Address of the screen on which the customer pays the credit line's next due amount. If the lender
       * gives no number of the credit line, the address of the list of loans to pay.
       */
      readonly pay: string
    }

/**
 * The request for the installments of the revolving credit line that fall due next: one for each loan
 * that the customer took from it. Source: REV-08.
 */
export const creditLineInstallmentsRequest = {
  service: CreditLineDebtQueries,
  send: (line: CreditLineDebtQueries) => line.nextDueInstallments(),
  toState: (
    next: CreditLineNextDueInstallments & PendingPaymentsTotalAndToday,
  ): CreditLineInstallmentsState => {
    const { installments, externalId, pendingPayments, today } = next
    if (installments.length === 0) return { phase: 'empty' }
    const pay = addresses.payInstallment.createPath({ externalId })
    const total = creditLineNextDueTotal(next)
    const pendingText = pendingPayments && noticeOnLoanWithPendingPayment(pendingPayments, total, today)
    const isOutcomeUnknown = pendingPayments?.isCertain === false
    return { phase: 'ready', installments, total, pendingText, isOutcomeUnknown, pay }
  },
}
