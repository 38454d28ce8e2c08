import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { subproductGroup } from '@/domain/loans/subproduct-group'
import type { KeyedPayment } from '@/domain/payments/receipt-key'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { addresses } from '@/ui/addresses'
import { formatDate } from '@/ui/kit/format'
import type { Tone } from '@/ui/kit/tone'
import { loanGroupText } from '@/ui/texts/loans.texts'
import { myPaymentsTexts, paidByText } from '@/ui/texts/my-payments.texts'

const pending = { tone: 'warn', text: myPaymentsTexts.pending } as const
const paid = { tone: 'good', text: myPaymentsTexts.paid } as const

/** A payment as its row shows it. Source: MOV-01. */
export interface MyPaymentRow {
  readonly amount: Cents
  readonly status: { readonly tone: Tone; readonly text: string }
  /** The kind of loan that was paid. */
  readonly title: string
  readonly commerceName: string | undefined
  readonly paidBy: string
  readonly day: CalendarDate
  readonly date: string
  /** What to know while it is pending. */
  readonly warning: string | undefined
  /** Address of its receipt. Source: PAY-22. */
  readonly receipt: string
}

/** Returns a row. Called only for the visible rows, some twenty of thousands. */
export function toMyPaymentRow({ key, payment }: KeyedPayment): MyPaymentRow {
  const isPending = payment.status === 'pending'
  return {
    amount: payment.amount,
    status: isPending ? pending : paid,
    get title() {
      return titleOf(payment)
    },
    commerceName: payment.commerceName,
    get paidBy() {
      return paidByText(payment.paidBy)
    },
    day: payment.date,
    get date() {
      return formatDate(payment.date)
    },
    warning: isPending ? myPaymentsTexts.pendingWarning : undefined,
    get receipt() {
      return addresses.paymentReceipt.to({ key })
    },
  }
}

function titleOf({ subproductId }: RegisteredPayment): string {
  return subproductId === undefined ? myPaymentsTexts.untitled : loanGroupText(subproductGroup(subproductId))
}
