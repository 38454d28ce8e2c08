import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { DueItem } from '@/domain/payments/amount-due'

/**
 * Who starts the payment of each installment: the customer, or the lender by direct debit from an account or
 * a card. Source: 1§3.
 */
export type InstallmentCollectionMode = 'voluntary' | 'direct-debit' | 'direct-debit-card'

/** Payment status of one installment. Source: LOA-07. */
export type InstallmentStatus = 'paid' | 'partial' | 'pending' | 'overdue' | 'deferred'

export interface Installment {
  readonly number: number
  readonly status: InstallmentStatus
  readonly dueDate: CalendarDate
  readonly totalAmount: Cents
  /** The part of this installment that the lender waives. */
  readonly waivedAmount: Cents
  /** What has already been paid of a partly paid installment. */
  readonly paidAmount?: Cents
}

/** The documents of a loan that the customer can download. Source: LOA-10. */
export type LoanDocumentKind = 'contract' | 'services-receipt'

export interface Loan {
  readonly loanId: string
  /** Number that identifies the loan in payments. It differs from `loanId`, which the loan's screens use. */
  readonly externalId: string
  readonly productId: number
  readonly subproductId: number
  readonly commerceName?: string
  readonly disbursedAmount: Cents
  readonly installmentCount: number
  readonly averageInstallmentAmount: Cents
  readonly startDate: CalendarDate
  readonly disbursementDate: CalendarDate
  readonly currentInstallment?: {
    readonly number: number
    readonly totalAmount: Cents
    readonly dueDate: CalendarDate
  }
  readonly collectionMode: InstallmentCollectionMode
  /** Whether the lender allows paying this loan now. Source: LOA-04. */
  readonly paymentEnabled: boolean
  /** Whether the lender offers a coupon book for this loan. Source: SES-12, DOC-01. */
  readonly couponBookEnabled: boolean
  /** Whether the customer has not used the money of the loan, according to the lender. Source: CAN-02. */
  readonly isUnused: boolean
  readonly serviceCompany?: { readonly name: string; readonly taxId: string }
  /** Number of the mobile phone whose credit a top-up loan pays for. */
  readonly topUpPhone?: string
  /** The lender's number of the form that belongs to a top-up loan. Source: LOA-05. */
  readonly topUpFormId?: string
  readonly installments: readonly Installment[]
  /**
   * The items of the amount due on the loan today, as the lender gives them. Missing if no installment is
   * overdue (the portal then does not request them), or if the lender does not answer. Source: LOA-13.
   */
  readonly dueItems?: readonly DueItem[]
  readonly documentKinds: readonly LoanDocumentKind[]
  /**
   * The next attempt to collect an installment from the customer's bank account; missing until the
   * lender announces it. Source: COL-02.
   */
  readonly nextCollection?: { readonly date: CalendarDate; readonly amount: Cents }
}
