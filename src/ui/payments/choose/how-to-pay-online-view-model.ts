import { inject, injectable } from 'inversify'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'

/** The screen that explains how to pay online. Source: PAY-18. */
@injectable()
export class HowToPayOnlineViewModel {
  /**
   * Address of the next screen. If the current address names a loan, that is the screen with its payment
   * methods; otherwise the list of loans to pay.
   */
  nextAddress: string = addresses.payInstallment.createPath()

  constructor(@inject(Navigation) private readonly navigation: Navigation) {
    observeFields(this, 'nextAddress')
  }

  onMount(): void {
    const { externalId } = addresses.howToPayOnline.parse(this.navigation)
    this.nextAddress =
      externalId === undefined
        ? addresses.payInstallment.createPath()
        : addresses.payOnline.createPath({ externalId })
  }
}
