import { inject, injectable } from 'inversify'
import { EnterWithLink } from '@/application/access/enter-with-link'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { addresses } from '@/ui/addresses'
import { Waiting } from '@/ui/kit/waiting'

/** Entering with a link of the lender's. Source: ACC-26. */
@injectable()
export class AutoLoginViewModel {
  constructor(
    @inject(EnterWithLink) private readonly enter: EnterWithLink,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this)
  }

  /** What lets her in is taken out of the address first; the screen then begins anew without it. */
  start(): () => void {
    const { link } = addresses.autoLogin.read(this.navigation)
    if (link === undefined) void this.letIn()
    else {
      this.enter.hold(link)
      this.navigation.go(addresses.autoLogin.to(), { replace: true })
    }
    return this.waiting.end
  }

  private async letIn(): Promise<void> {
    await this.waiting.for(this.enter.execute(), (entered) => {
      const to = entered.ok
        ? (entered.value ?? addresses.home.to())
        : addresses.main.to({ hasFailedToEnter: true })
      this.navigation.go(to, { replace: true })
    })
  }
}
