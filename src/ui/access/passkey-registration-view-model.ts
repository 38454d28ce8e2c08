import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { PasskeyAuthenticator } from '@/application/access/passkey-authenticator.port'
import { PasskeyQueries } from '@/application/access/passkey-queries'
import { RegisterBiometricUnlock } from '@/application/access/register-biometric-unlock'
import { BiometricUnlockPreferences } from '@/application/access/biometric-unlock-preferences.port'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'
import { Toasts } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import { passkeyRegistrationTexts, registerPasskeyFailureText } from '@/ui/texts/passkey-registration.texts'

type PasskeyRegistrationState =
  | { readonly phase: 'checking' }
  | { readonly phase: 'not-supported' }
  | { readonly phase: 'offering' }
  | { readonly phase: 'registering' }

/**
 * The screen that offers to register a passkey: the device's fingerprint or face. The customer accepts or
 * dismisses the offer. Source: ACC-27, ACC-28.
 */
@injectable()
export class PasskeyRegistrationViewModel {
  state: PasskeyRegistrationState = { phase: 'checking' }
  neverAskAgain = false
  /** Whether another device of the customer has a passkey for the account. */
  isRegisteredOnOtherDevice = false
  private ceremony = new AbortController()

  constructor(
    @inject(RegisterBiometricUnlock) private readonly register: RegisterBiometricUnlock,
    @inject(PasskeyAuthenticator) private readonly authenticator: PasskeyAuthenticator,
    @inject(PasskeyQueries) private readonly passkeys: PasskeyQueries,
    @inject(BiometricUnlockPreferences) private readonly preferences: BiometricUnlockPreferences,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state', 'neverAskAgain', 'isRegisteredOnOtherDevice')
  }

  onMount(): () => void {
    this.ceremony = new AbortController()
    void this.pendingRequest.waitForAnswer(this.authenticator.isSupported(), (isSupported) => {
      this.state = { phase: isSupported ? 'offering' : 'not-supported' }
    })
    void this.checkPasskeyOnOtherDevice()
    return () => {
      this.pendingRequest.cancel()
      this.ceremony.abort()
    }
  }

  setNeverAskAgain(neverAskAgain: boolean): void {
    this.neverAskAgain = neverAskAgain
  }

  async submit(): Promise<void> {
    if (this.state.phase !== 'offering') return
    this.state = { phase: 'registering' }
    await this.pendingRequest.waitForAnswer(this.register.execute(this.ceremony.signal), (registered) => {
      this.state = { phase: 'offering' }
      if (registered.ok) {
        this.toasts.show({ text: passkeyRegistrationTexts.done, tone: 'good' })
        this.navigation.goTo(addresses.home.createPath(), { replace: true })
        return
      }
      const text = registerPasskeyFailureText(registered.failure)
      if (text !== undefined) this.toasts.show({ text, tone: 'bad' })
    })
  }

  /**
   * Dismisses the offer to register a passkey and opens the home screen. If the customer ticked 'do not ask
   * again', this device never offers them a passkey again.
   */
  skipRegistration(): void {
    const customerId = this.sessions.customerId()
    if (customerId !== undefined) {
      this.preferences.markUnlockOfferSkipped(customerId)
      if (this.neverAskAgain) this.preferences.markUnlockOfferDeclinedForever(customerId)
    }
    this.navigation.goTo(addresses.home.createPath(), { replace: true })
  }

  /**
   * Asks the lender whether another device of the customer has a passkey for the account. If the lender does
   * not answer, the screen offers the passkey anyway.
   */
  private async checkPasskeyOnOtherDevice(): Promise<void> {
    const isRegisteredOnOtherDevice = await this.passkeys.hasPasskeyOnOtherDevice()
    runInAction(() => (this.isRegisteredOnOtherDevice = isRegisteredOnOtherDevice))
  }
}
