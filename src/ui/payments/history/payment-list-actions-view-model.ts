import { inject, injectable } from 'inversify'
import { accessObstacleToArea, type PortalArea, type AccessObstacle } from '@/domain/session/area-access'
import { observeFields } from '@/ui/kit/observe-fields'
import { CustomerStandingStore } from '@/ui/shell/customer-standing-store'

/**
 * The actions that are offered below the list of payments: making another payment and reporting a missing
 * one. Source: HOM-16, MOV-01, SES-09, SES-10, SES-12.
 */
@injectable()
export class PaymentListActionsViewModel {
  constructor(@inject(CustomerStandingStore) private readonly standingStore: CustomerStandingStore) {
    observeFields(this)
  }

  onMount(): void {
    this.standingStore.requestLoanHoldings()
  }

  get obstacleToPayment(): AccessObstacle | undefined {
    return this.obstacleToArea('pay-installment')
  }

  get obstacleToSendingReceipt(): AccessObstacle | undefined {
    return this.obstacleToArea('receipts')
  }

  private obstacleToArea(area: PortalArea): AccessObstacle | undefined {
    const standing = this.standingStore.standing()
    return standing && accessObstacleToArea(area, standing)
  }
}
