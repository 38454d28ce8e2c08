import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { KeyedPayment } from '@/domain/payments/receipt-key'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { addresses } from '@/ui/addresses'
import type { ChipContent } from '@/ui/kit/chip-content'
import { formatDate } from '@/ui/kit/format'
import { loanGroupCaption, loanName } from '@/ui/loans/loan-name'
import { myPaymentsTexts, paidByText } from '@/ui/texts/my-payments.texts'

const pending = { tone: 'warn', icon: 'clock', text: myPaymentsTexts.pending } as const
const paid = { tone: 'good', text: myPaymentsTexts.paid } as const

/** A payment as its row shows it. Source: MOV-01. */
export interface MyPaymentRow {
  readonly amount: Cents
  readonly status: ChipContent
  /** The name of the loan that was paid. */
  readonly title: string
  /** The group of a loan that is named by its shop. */
  readonly group: string | undefined
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
    get group() {
      return groupOf(payment)
    },
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

function titleOf({ subproductId, commerceName }: RegisteredPayment): string {
  if (subproductId === undefined) return commerceName ?? myPaymentsTexts.untitled
  return loanName({ subproductId, commerceName })
}

function groupOf({ subproductId, commerceName }: RegisteredPayment): string | undefined {
  return subproductId === undefined ? undefined : loanGroupCaption({ subproductId, commerceName })
}
