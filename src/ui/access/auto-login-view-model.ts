import { inject, injectable } from 'inversify'
import { EnterWithLink } from '@/application/access/enter-with-link'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { Waiting } from '@/ui/kit/waiting'
import { paths } from '@/ui/paths'

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
    const data = new URLSearchParams(this.navigation.search()).get('data')
    if (data === null) void this.letIn()
    else {
      this.enter.hold(data)
      this.navigation.go(paths.autoLogin, { replace: true })
    }
    return this.waiting.end
  }

  private async letIn(): Promise<void> {
    await this.waiting.for(this.enter.execute(), (entered) => {
      const to = entered.ok ? (entered.value ?? paths.home) : `${paths.main}?autologin=error`
      this.navigation.go(to, { replace: true })
    })
  }
}
