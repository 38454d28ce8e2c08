import { inject, injectable } from 'inversify'
import { allows, type Area } from '@/domain/session/permissions'
import { observed } from '@/ui/kit/observed'
import { PortalViewModel } from '@/ui/shell/portal-view-model'

/** What is open to her from the payments she made. Source: HOM-16, MOV-01, SES-10, SES-12. */
@injectable()
export class WaysFromPaymentsViewModel {
  constructor(@inject(PortalViewModel) private readonly portal: PortalViewModel) {
    observed(this)
  }

  start(): void {
    this.portal.learnHoldings()
  }

  get offersPayment(): boolean {
    return this.isOpen('pay-installment')
  }

  get offersReceipt(): boolean {
    return this.isOpen('receipts')
  }

  private isOpen(area: Area): boolean {
    const standing = this.portal.standing()
    return standing === undefined || allows(area, standing)
  }
}
