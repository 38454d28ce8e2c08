import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { PaymentWithReceiptAddressKey } from '@/domain/payments/receipt-key'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { addresses } from '@/ui/addresses'
import type { ChipContent } from '@/ui/kit/chip-content'
import { formatDate } from '@/ui/kit/format'
import { loanKindCaption, loanName } from '@/ui/loans/loan-name'
import { myPaymentsTexts, registeredPaymentMethodText } from '@/ui/texts/my-payments.texts'

const pendingChip = { tone: 'warn', icon: 'clock', text: myPaymentsTexts.pending } as const
const paidChip = { tone: 'good', text: myPaymentsTexts.paid } as const

/**
 * A row of the list of payments. Each text is created only when it is read: there may be thousands of
 * rows, but only about twenty are visible. Source: MOV-01.
 */
export class MyPaymentRow {
  readonly day: CalendarDate

  constructor(private readonly keyed: PaymentWithReceiptAddressKey) {
    this.day = keyed.payment.date
  }

  get amount(): Cents {
    return this.payment.amount
  }

  get statusChip(): ChipContent {
    return this.isPending ? pendingChip : paidChip
  }

  /** The name of the loan that was paid. */
  get loanName(): string {
    return paidLoanName(this.payment)
  }

  /** The kind of loan; undefined if the kind is already the loan's name. */
  get loanKindLabel(): string | undefined {
    return loanKindLabel(this.payment)
  }

  get paymentMethodText(): string {
    return registeredPaymentMethodText(this.payment.paymentMethod)
  }

  get dateText(): string {
    return formatDate(this.day)
  }

  /** Text that warns that the payment is pending; undefined if it is not pending. */
  get pendingWarning(): string | undefined {
    return this.isPending ? myPaymentsTexts.pendingWarning : undefined
  }

  /** Address of the payment's receipt. Source: PAY-22. */
  get receiptAddress(): string {
    return addresses.paymentReceipt.createPath({ key: this.keyed.key })
  }

  private get payment(): RegisteredPayment {
    return this.keyed.payment
  }

  private get isPending(): boolean {
    return this.payment.status === 'pending'
  }
}

function paidLoanName({ subproductId, commerceName }: RegisteredPayment): string {
  if (subproductId === undefined) return commerceName ?? myPaymentsTexts.untitled
  return loanName({ subproductId, commerceName })
}

function loanKindLabel({ subproductId, commerceName }: RegisteredPayment): string | undefined {
  return subproductId === undefined ? undefined : loanKindCaption({ subproductId, commerceName })
}
