import { inject, injectable } from 'inversify'
import { success, type Result } from '@/domain/shared/result'
import type { Loan } from '@/domain/loans/loan'
import type { SavedCard } from '@/domain/payments/saved-card'
import type { PaymentWithReceiptAddressKey } from '@/domain/payments/receipt-key'
import type { UnappliedPaymentOfLoan } from '@/domain/payments/pending-payments'
import { LoanQueries } from '@/application/loans/loan-queries'
import { ReceiptQueries } from '@/application/payments/receipt-queries'
import { SavedCardDirectory } from '@/application/payments/saved-card-directory'
import { UnappliedPaymentFinder } from '@/application/payments/unapplied-payment-finder'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { withTimeout } from '@/application/shared/with-timeout'

/** What the home screen shows about the customer's loans and payments. Source: HOM-17. */
export interface HomeLoans {
  /** The active loans, in the same order as in the list of loans. */
  readonly loans: readonly Loan[]
  readonly unappliedPayments: readonly UnappliedPaymentOfLoan[]
  /** The latest payment that the lender has applied to a loan. Source: HOM-19. */
  readonly lastPayment?: PaymentWithReceiptAddressKey
  /** The card that the payment screen offers first. Source: PAY-21. */
  readonly suggestedCard?: SavedCard
}

/**
 * Returns what the home screen shows about the customer's loans. Fails only if the loans cannot be read.
 * Any other data that cannot be read in time is left out. Source: HOM-17.
 */
@injectable()
export class HomeLoansQuery {
  constructor(
    @inject(LoanQueries) private readonly loanQueries: LoanQueries,
    @inject(ReceiptQueries) private readonly receiptQueries: ReceiptQueries,
    @inject(SavedCardDirectory) private readonly cards: SavedCardDirectory,
    @inject(UnappliedPaymentFinder) private readonly unapplied: UnappliedPaymentFinder,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async execute(): Promise<Result<HomeLoans, GatewayFailure>> {
    return this.sessions.withCustomer(async () => {
      const [loans, keyed, card] = await Promise.all([
        this.loanQueries.activeLoans(),
        withTimeout(this.clock, this.payments(), []),
        withTimeout(this.clock, this.card(), undefined),
      ])
      if (!loans.ok) return loans
      const payments = keyed.map(({ payment }) => payment)
      const lastPayment = keyed.find(({ payment }) => payment.status === 'paid')
      return success({
        loans: loans.value,
        unappliedPayments: this.unapplied.unappliedPaymentsOfLoans(loans.value, payments),
        ...(lastPayment ? { lastPayment } : {}),
        ...(card ? { suggestedCard: card } : {}),
      })
    })
  }

  private async payments(): Promise<readonly PaymentWithReceiptAddressKey[]> {
    const listed = await this.receiptQueries.registeredPaymentsWithReceiptKeys()
    return listed.ok ? listed.value : []
  }

  private async card(): Promise<SavedCard | undefined> {
    const cards = await this.cards.listCards()
    return cards.ok ? cards.value[0] : undefined
  }
}
