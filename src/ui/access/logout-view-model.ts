import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { LogOut } from '@/application/session/log-out'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { addresses } from '@/ui/addresses'

export type LogoutState = { readonly phase: 'leaving' } | { readonly phase: 'left' }

/** Source: ACC-31. */
@injectable()
export class LogoutViewModel {
  state: LogoutState = { phase: 'leaving' }

  constructor(
    @inject(LogOut) private readonly logOut: LogOut,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observed(this, 'state')
  }

  start(): () => void {
    void this.leave()
    return this.forget
  }

  close(): void {
    this.forget()
    this.navigation.go(addresses.dni.to(), { replace: true })
  }

  /** She may close the page without another touch: what was told is done by then. */
  putAside(): void {
    if (this.state.phase === 'left') this.forget()
  }

  /** However she leaves this screen, she has left. */
  private forget(): void {
    this.sessions.close('left')
  }

  private async leave(): Promise<void> {
    await this.logOut.execute()
    runInAction(() => {
      this.state = { phase: 'left' }
    })
  }
}
