import { inject, injectable } from 'inversify'
import { LogInWithLink } from '@/application/access/log-in-with-link'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'
import { Toasts } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import { welcomeTexts } from '@/ui/texts/welcome.texts'

type AutoLoginState =
  | { readonly phase: 'entering' }
  /**
   * State in which a customer is already signed in, maybe the one whom the link is for, and has to agree to
   * end their session before the lender's link can sign in. `name`: their first name and surname.
   */
  | { readonly phase: 'asking'; readonly name: string; readonly customerId: string }
  /**
   * State after the customer signed out while the screen was asking them whether to end their session. The
   * visitor still has to answer before the lender's link can sign in.
   */
  | { readonly phase: 'asking-signed-out' }

/**
 * The screen that signs a customer in with a link from the lender. A customer who is already signed in has
 * to agree first. Source: ACC-26, SES-20.
 */
@injectable()
export class AutoLoginViewModel {
  state: AutoLoginState = { phase: 'entering' }

  constructor(
    @inject(LogInWithLink) private readonly logIn: LogInWithLink,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state')
  }

  /**
   * If the address contains the token of the lender's link, stores the token in memory and removes it from
   * the address; this change of the address starts the screen again. Without a token in the address, signs in
   * with the stored token. A customer who is already signed in is first asked whether to end their session.
   */
  onMount(): () => void {
    const { link } = addresses.autoLogin.parse(this.navigation)
    if (link !== undefined) {
      this.logIn.storeLink(link)
      this.navigation.goTo(addresses.autoLogin.createPath(), { replace: true })
      return this.pendingRequest.cancel
    }
    const stopListening = this.sessions.onChange(() => {
      if (this.state.phase !== 'entering') this.askToEndSession()
    })
    this.askOrEnter()
    return () => {
      stopListening()
      this.pendingRequest.cancel()
    }
  }

  endSessionAndSignIn(): void {
    if (this.state.phase === 'asking') void this.exchangeLinkForSession(this.state.customerId)
    if (this.state.phase === 'asking-signed-out') void this.exchangeLinkForSession()
  }

  staySignedIn(): void {
    this.logIn.forgetLink()
    const to = this.sessions.current() ? addresses.home.createPath() : addresses.main.createPath()
    this.navigation.goTo(to, { replace: true })
  }

  private askOrEnter(): void {
    if (this.sessions.current() && this.logIn.hasUnusedLink) this.askToEndSession()
    else void this.exchangeLinkForSession()
  }

  /**
   * Asks the visitor whether to end the session that is open on this device. They have to answer, even if a
   * customer signs in or out meanwhile. Source: SES-20.
   */
  private askToEndSession(): void {
    const customer = this.sessions.customer()
    this.state = customer
      ? {
          phase: 'asking',
          name: `${customer.firstName} ${customer.surname}`,
          customerId: customer.customerId,
        }
      : { phase: 'asking-signed-out' }
  }

  private async exchangeLinkForSession(agreedBy?: string): Promise<void> {
    this.state = { phase: 'entering' }
    await this.pendingRequest.waitForAnswer(this.logIn.execute(agreedBy), (entered) => {
      const to = entered.ok ? (entered.value ?? addresses.home.createPath()) : this.addressAfterFailure()
      this.navigation.goTo(to, { replace: true })
    })
  }

  /**
   * Returns the address to open after the lender's link failed to sign the customer in: home if a customer
   * is still signed in, otherwise the main address, which explains the failure.
   */
  private addressAfterFailure(): string {
    const customer = this.sessions.customer()
    if (!customer) return addresses.main.createPath({ hasFailedToEnter: true })
    this.toasts.show({ text: welcomeTexts.autoLogin.failed(customer.firstName), tone: 'bad' })
    return addresses.home.createPath()
  }
}
