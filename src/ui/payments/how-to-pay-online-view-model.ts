import { inject, injectable } from 'inversify'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { addresses } from '@/ui/addresses'

/** Where the explanation of online payment leads. Source: PAY-18. */
@injectable()
export class HowToPayOnlineViewModel {
  /** The ways to pay of the loan of the address, or the list where there is none. */
  next: string = addresses.payInstallment.to()

  constructor(@inject(Navigation) private readonly navigation: Navigation) {
    observed(this, 'next')
  }

  start(): void {
    const { externalId } = addresses.howToPayOnline.read(this.navigation)
    this.next =
      externalId === undefined ? addresses.payInstallment.to() : addresses.payOnline.to({ externalId })
  }
}
