import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { DueLine } from '@/domain/payments/amount-due'

/** How the installments of a loan are paid. Source: 1§3. */
export type CollectionMode = 'voluntary' | 'direct-debit' | 'direct-debit-card'

/** Source: LOA-07. */
export type InstallmentStatus = 'paid' | 'partial' | 'pending' | 'overdue' | 'deferred'

export interface Installment {
  readonly number: number
  readonly status: InstallmentStatus
  readonly dueDate: CalendarDate
  readonly totalAmount: Cents
  /** What the lender forgives of this installment. */
  readonly waivedAmount: Cents
  /** What was already paid of a partial installment. */
  readonly paidAmount?: Cents
}

/** The documents that the lender keeps of a loan. Source: LOA-10. */
export type LoanFileKind = 'contract' | 'services-receipt'

export interface Loan {
  readonly loanId: string
  /** The number that payments and links speak of. */
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
  readonly collectionMode: CollectionMode
  /** The server's flag for the pay button. Source: LOA-04. */
  readonly paymentEnabled: boolean
  /** Whether the lender gives its coupon book. Source: SES-12, DOC-01. */
  readonly couponBookEnabled: boolean
  /** The lender says that its money has not been touched. Source: CAN-02. */
  readonly isUnused: boolean
  readonly company?: { readonly name: string; readonly taxId: string }
  /** The phone of a top-up. */
  readonly phone?: string
  /** The form identifier of a top-up. Source: LOA-05. */
  readonly formId?: string
  readonly installments: readonly Installment[]
  /** What the lender asks for now; asked only where something is overdue. Source: LOA-13. */
  readonly dueNow?: readonly DueLine[]
  readonly files: readonly LoanFileKind[]
}

/** A payment that the lender has registered. Source: LOA-09, MOV-01. */
export interface RecentPayment {
  readonly amount: Cents
  readonly date: CalendarDate
}
