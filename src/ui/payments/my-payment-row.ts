import type { Cents } from '@/domain/shared/money'
import { subproductGroup } from '@/domain/loans/subproduct-group'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { addresses } from '@/ui/addresses'
import { formatDate, formatMoney } from '@/ui/kit/format'
import type { Tone } from '@/ui/kit/tone'
import { loanGroupText } from '@/ui/texts/loans.texts'
import { myPaymentsTexts, paidByText } from '@/ui/texts/my-payments.texts'

/** A payment as its row shows it. Source: MOV-01. */
export interface MyPaymentRow {
  readonly amount: Cents
  readonly status: { readonly tone: Tone; readonly text: string }
  /** What was paid, by its kind of loan. */
  readonly title: string
  readonly commerceName: string | undefined
  readonly paidBy: string
  readonly date: string
  /** What to know while it is pending. */
  readonly warning: string | undefined
  /** Where she says that it is none of hers, and which one it is for who does not see its row. Source: SUP-05. */
  readonly claim: { readonly to: string; readonly hiddenText: string }
}

export function toMyPaymentRow(payment: RegisteredPayment): MyPaymentRow {
  const isPending = payment.standing === 'pending'
  return {
    amount: payment.amount,
    status: isPending
      ? { tone: 'warn', text: myPaymentsTexts.pending }
      : { tone: 'good', text: myPaymentsTexts.paid },
    title: titleOf(payment),
    commerceName: payment.commerceName,
    paidBy: paidByText(payment.paidBy),
    date: formatDate(payment.date),
    warning: isPending ? myPaymentsTexts.pendingWarning : undefined,
    claim: claimOf(payment),
  }
}

function titleOf({ subproductId }: RegisteredPayment): string {
  return subproductId === undefined ? myPaymentsTexts.untitled : loanGroupText(subproductGroup(subproductId))
}

function claimOf({ amount, date, externalId }: RegisteredPayment): MyPaymentRow['claim'] {
  return {
    to: addresses.claims.to({ paidOn: date, amount, ...(externalId === undefined ? {} : { externalId }) }),
    hiddenText: myPaymentsTexts.which(formatMoney(amount), formatDate(date)),
  }
}
