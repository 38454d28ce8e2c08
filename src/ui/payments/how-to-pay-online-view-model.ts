import { inject, injectable } from 'inversify'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { paths } from '@/ui/paths'
import { payOnlinePath } from './payment-paths'

/** Where the explanation of online payment leads. Source: PAY-18. */
@injectable()
export class HowToPayOnlineViewModel {
  /** The ways to pay of the loan of the address, or the list where there is none. */
  next: string = paths.payInstallment

  constructor(@inject(Navigation) private readonly navigation: Navigation) {
    observed(this, 'next')
  }

  start(): void {
    const externalId = new URLSearchParams(this.navigation.search()).get('id') ?? ''
    this.next = externalId === '' ? paths.payInstallment : payOnlinePath(externalId)
  }
}
