import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { LogOut } from '@/application/session/log-out'
import { TokenRevoker } from '@/application/session/token-revoker'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'

type LogoutState =
  | { readonly phase: 'arriving' }
  /**
   * State in which the customer has opened the logout from outside the portal, and has to confirm that they
   * want to sign out.
   */
  | { readonly phase: 'asking'; readonly name: string }
  | { readonly phase: 'leaving' }
  /**
   * State in which the customer is signed out on this device. `isRevoked`: whether the lender has ended their
   * session too.
   */
  | { readonly phase: 'left'; readonly isRevoked: boolean }

/**
 * The logout screen. If the customer chose the logout in the portal's menu, the screen signs them out at
 * once. Source: ACC-31, SES-20.
 */
@injectable()
export class LogoutViewModel {
  state: LogoutState = { phase: 'arriving' }

  constructor(
    @inject(LogOut) private readonly logOut: LogOut,
    @inject(TokenRevoker) private readonly revocations: TokenRevoker,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observeFields(this, 'state')
  }

  onMount(): () => void {
    const stops = [
      this.sessions.onChange(this.askToConfirm),
      this.revocations.onChange(this.showWhetherRevoked),
    ]
    if (this.navigation.wasOpenedByPortal()) void this.signOut()
    else this.askToConfirm()
    return () => {
      for (const stop of stops) stop()
    }
  }

  async signOut(): Promise<void> {
    this.state = { phase: 'leaving' }
    await this.logOut.execute()
    runInAction(() => {
      this.state = { phase: 'left', isRevoked: this.revocations.areAllRevoked }
    })
  }

  async retry(): Promise<void> {
    if (this.state.phase !== 'left') return
    this.state = { phase: 'leaving' }
    await this.revocations.retry()
    runInAction(() => {
      this.state = { phase: 'left', isRevoked: this.revocations.areAllRevoked }
    })
  }

  goToLogin(): void {
    this.navigation.goTo(addresses.dni.createPath(), { replace: true })
  }

  staySignedIn(): void {
    this.navigation.goTo(addresses.home.createPath(), { replace: true })
  }

  /**
   * Asks the customer to confirm the logout, and asks again if the session changes in another tab of the
   * browser. If no customer is signed in, opens the login.
   */
  private askToConfirm(): void {
    if (this.state.phase !== 'arriving' && this.state.phase !== 'asking') return
    const customer = this.sessions.customer()
    if (customer) this.state = { phase: 'asking', name: `${customer.firstName} ${customer.surname}` }
    else this.goToLogin()
  }

  private showWhetherRevoked(): void {
    if (this.state.phase === 'left') this.state = { phase: 'left', isRevoked: this.revocations.areAllRevoked }
  }
}
