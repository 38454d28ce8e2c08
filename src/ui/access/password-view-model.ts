import { inject, injectable } from 'inversify'
import type { PersonFoundByDni } from '@/domain/access/person'
import { LogInWithPassword } from '@/application/access/log-in'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { findFormErrors } from '@/ui/kit/validate-field'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { passwordFailureText } from '@/ui/texts/access.texts'
import { PasskeyLogin } from './passkey-login'
import { PasswordForm } from './password-form'

type PasswordState =
  | { readonly phase: 'asking'; readonly errors: readonly FormError[] }
  | { readonly phase: 'entering' }
  | { readonly phase: 'unlocking' }
  | { readonly phase: 'blocked' }

/** The screen for signing in with a password, or the device's fingerprint or face. Source: ACC-13, ACC-14. */
@injectable()
export class PasswordViewModel {
  state: PasswordState = { phase: 'asking', errors: [] }
  password = ''
  person: PersonFoundByDni | undefined = undefined

  constructor(
    @inject(LogInWithPassword) private readonly logIn: LogInWithPassword,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(PasskeyLogin) private readonly passkeys: PasskeyLogin,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state', 'password', 'person')
  }

  onMount(): () => void {
    this.person = this.progress.current()?.person
    if (this.person) void this.passkeys.requestPasskeyOnScreenOpen(this.person.taxId)
    return () => {
      this.passkeys.cancelPasskeyRequest()
      this.pendingRequest.cancel()
      this.enterPassword('')
    }
  }

  enterPassword(text: string): void {
    this.password = text
  }

  async submit(): Promise<void> {
    if (this.state.phase === 'entering' || !this.person) return
    const errors = findFormErrors(new PasswordForm(this.password))
    if (errors.length > 0) {
      this.state = { phase: 'asking', errors }
      return
    }
    this.passkeys.cancelPasskeyRequest()
    this.state = { phase: 'entering' }
    const { taxId } = this.person
    const attempt = { taxId, password: this.password }
    await this.pendingRequest.waitForAnswer(this.logIn.execute(attempt), (entered) => {
      if (entered.ok) return
      if (entered.failure.kind === 'user-blocked') {
        this.state = { phase: 'blocked' }
        return
      }
      const text = passwordFailureText(entered.failure)
      const error = entered.failure.kind === 'wrong-password' ? { fieldId: 'password', text } : { text }
      this.state = { phase: 'asking', errors: [error] }
      void this.passkeys.suggestPasskeyInPasswordField(taxId)
    })
  }

  signInAsAnotherPerson(): void {
    this.progress.forget()
    this.navigation.goTo(addresses.dni.createPath())
  }

  /** Starts the password change, which begins with an SMS code. Source: ACC-16. */
  startPasswordReset(): void {
    this.navigation.goTo(
      addresses.smsCode.createPath({ isReset: true, redirectUrl: addresses.password.createPath() }),
    )
  }

  async signInWithPasskey(): Promise<void> {
    if (this.state.phase !== 'asking' || !this.person) return
    this.state = { phase: 'unlocking' }
    await this.pendingRequest.waitForAnswer(this.passkeys.requestPasskey(this.person.taxId), () => {
      this.state = { phase: 'asking', errors: [] }
    })
  }
}
