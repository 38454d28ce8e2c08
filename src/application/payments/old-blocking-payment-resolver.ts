import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { needsLenderStatusCheck, type OperationRecord } from '@/domain/shared/operation'
import type { LoanFieldsToMatchPayments, RegisteredPayment } from '@/domain/payments/registered-payment'
import { isPaymentNewlyListed } from '@/domain/payments/unapplied-payment'
import { AskLenderAboutOperation } from '@/application/shared/ask-lender-about-operation'
import { Clock } from '@/application/shared/clock.port'
import { OperationLog } from '@/application/shared/operation-log'
import { withStoredOperations } from './loan-payment-state'
import { PaymentGateway } from './payment.port'

/** A loan of a customer, with the payments that the lender lists for the customer. */
interface PaymentsOfLoan {
  readonly customerTaxId: Cuit
  readonly loan: LoanFieldsToMatchPayments
  /** The payments in the lender's list, read just now. */
  readonly payments: readonly RegisteredPayment[]
}

/**
 * Finds out the outcome of payments that are over 48 hours old and still block another payment of the loan.
 * For a charge, asks the lender by the charge's idempotency key. Looks for a payment made on a provider's
 * page in the lender's list of payments. A charge about which the lender does not answer keeps blocking.
 * Source: PAY-16, PAY-20.
 */
@injectable()
export class OldBlockingPaymentResolver {
  constructor(
    @inject(PaymentGateway) private readonly gateway: Pick<PaymentGateway, 'paymentStatus'>,
    @inject(AskLenderAboutOperation) private readonly askAbout: AskLenderAboutOperation,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async askLenderForOutcomes(of: PaymentsOfLoan): Promise<void> {
    const now = this.clock.now()
    const known = this.log.operationsOnTarget({ customerTaxId: of.customerTaxId, target: of.loan.externalId })
    const expired = known.filter((each) => needsLenderStatusCheck(each, now))
    const charges = expired.filter(({ status }) => status !== 'redirected')
    await Promise.all(
      charges.map((each) =>
        this.askAbout.execute(each, (key) => this.gateway.paymentStatus(key, of.customerTaxId)),
      ),
    )
    // One at a time, because each listed payment confirms only one visit.
    for (const each of expired) if (each.status === 'redirected') await this.confirmIfListed(each, of)
  }

  private async confirmIfListed(
    visit: OperationRecord,
    { customerTaxId, loan, payments }: PaymentsOfLoan,
  ): Promise<void> {
    const paymentState = withStoredOperations(
      { loan, payments },
      { customerTaxId, log: this.log, clock: this.clock },
    )
    const isListed = isPaymentNewlyListed(visit, paymentState)
    await this.log.applyEvent(visit, isListed ? 'confirm' : 'miss')
  }
}
