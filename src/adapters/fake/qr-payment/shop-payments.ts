import type { Cents } from '@/domain/shared/money'
import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { NewLoanRegistry } from '@/adapters/fake/loans/new-loans'
import type { RandomTextGenerator } from '@/adapters/fake/shared/random-text-generator'
import type { NewLoanRecord, ShopPaymentRecord } from '@/adapters/fake/shared/records'
import { demoShops } from './shops'
import type { FakeDataStore } from '@/adapters/fake/store'

interface ShopPaymentRequest {
  readonly taxId: string
  readonly loanId: string
  readonly amount: Cents
  readonly installmentCount: number
  readonly sellerName: string
  readonly sellerTaxId: string | undefined
  /**
   * False if the request names another seller than the shop's QR code; the fake lender then refuses the
   * payment.
   */
  readonly isSellerInQr: boolean
  /** False if the shop's QR code has another amount. */
  readonly isAmountAllowedByQr: boolean
}

const operationNumberLength = 12

/** Payments to shops with loans taken from the revolving credit line. Each loan pays one shop, once. */
export class ShopPaymentRegistry {
  constructor(
    private readonly store: FakeDataStore,
    private readonly newLoans: NewLoanRegistry,
    private readonly clock: LenderClock,
    private readonly random: RandomTextGenerator,
  ) {}

  /** Pays a shop with a loan. Returns the operation number, or an error code if the payment is refused. */
  payShop(payment: ShopPaymentRequest): { readonly operationId: string } | { readonly errorCode: string } {
    const errorCode = paymentErrorCode(payment, this.newLoans.find(payment.loanId))
    if (errorCode !== undefined) return { errorCode }
    const { taxId: customerTaxId, loanId, amount, sellerName } = payment
    this.newLoans.disburse(loanId, sellerName)
    const id = this.random.createDigits(operationNumberLength)
    this.store.shopPayments.insert({ id, customerTaxId, loanId, amount, sellerName, at: this.clock.now() })
    return { operationId: id }
  }

  find(operationId: string, taxId: string): ShopPaymentRecord | undefined {
    const payment = this.store.shopPayments.find(operationId)
    return payment?.customerTaxId === taxId ? payment : undefined
  }
}

function paymentErrorCode(payment: ShopPaymentRequest, loan: NewLoanRecord | undefined): string | undefined {
  if (payment.sellerTaxId === demoShops.blocked.taxId || !payment.isSellerInQr) return 'SELLER_NOT_ALLOWED'
  const isOwnLoan = loan?.taxId === payment.taxId && loan.disbursementMethod === 'PAYMENT_QR'
  if (!isOwnLoan || loan.disbursedAt !== undefined) return 'LOAN_NOT_AVAILABLE'
  const { amount, installmentCount } = loan.cost
  const isLoanAmount = amount === payment.amount && installmentCount === payment.installmentCount
  return isLoanAmount && payment.isAmountAllowedByQr ? undefined : 'AMOUNT_MISMATCH'
}
