import { inject, injectable } from 'inversify'
import { accessObstacleToArea } from '@/domain/session/area-access'
import { PaidOffLoanQuery, type PaidOffLoan } from '@/application/loans/paid-off-loan-query'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { CustomerStandingStore } from '@/ui/shell/customer-standing-store'

export interface PaidOffLoanNoticeProps {
  /**
   * Number of the loan that the payment may have paid off; undefined if the payment was not for the last
   * installment.
   */
  readonly externalId: string | undefined
}

interface PaidOffLoanState {
  readonly installmentCount: number
  /**
   * Whether the customer can open the debt-free certificate now. The lender adds a loan to the
   * certificate some 24 hours after the loan's last payment.
   */
  readonly hasCertificate: boolean
}

/**
 * The part of the receipt screen with the debt-free certificate of a loan whose last installment was
 * just paid. Source: DOC-04, DOC-02.
 */
@injectable()
export class PaidOffLoanViewModel {
  paidOffLoan: PaidOffLoan | undefined = undefined

  constructor(
    @inject(PaidOffLoanQuery) private readonly query: PaidOffLoanQuery,
    @inject(CustomerStandingStore) private readonly standingStore: CustomerStandingStore,
    @inject(PendingRequest) private readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'paidOffLoan')
  }

  onMount({ externalId }: PaidOffLoanNoticeProps): () => void {
    if (externalId !== undefined) {
      this.standingStore.requestLoanHoldings()
      void this.load(externalId)
    }
    return () => this.pendingRequest.cancel()
  }

  /**
   * The paid-off loan to show. Undefined until the lender has answered, if the loan is not paid off, or if
   * the customer may not open the certificate. A customer who may not open it only because no loan of theirs
   * is on it yet sees the loan without the certificate. Source: SES-10, SES-12.
   */
  get state(): PaidOffLoanState | undefined {
    const { paidOffLoan } = this
    const standing = this.standingStore.standing()
    const obstacle = standing && accessObstacleToArea('debt-free-certificate', standing)
    if (!paidOffLoan || (obstacle !== undefined && obstacle !== 'no-paid-off-loan')) return undefined
    const { installmentCount } = paidOffLoan.loan
    return { installmentCount, hasCertificate: paidOffLoan.isFinished && obstacle === undefined }
  }

  /**
   * Asks the lender whether the loan is paid off and has a debt-free certificate. After an error,
   * nothing about the loan is shown.
   */
  private async load(externalId: string): Promise<void> {
    await this.pendingRequest
      .waitForAnswer(
        this.query.findIfPaidOff(externalId),
        (found) => {
          this.paidOffLoan = found
        },
        () => undefined,
      )
      .catch(() => undefined)
  }
}
