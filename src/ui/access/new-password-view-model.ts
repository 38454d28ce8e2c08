import { inject, injectable } from 'inversify'
import type { PasswordRule } from '@/domain/access/new-password'
import type { SetPasswordFailure } from '@/application/access/new-password.port'
import { SetPassword, type EnteredNewPassword } from '@/application/access/set-password'
import { SessionStore } from '@/application/session/session-store'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import { Navigation } from '@/application/shared/navigation.port'
import { Settings } from '@/application/shared/settings.port'
import { addresses } from '@/ui/addresses'
import { findFormErrors } from '@/ui/kit/validate-field'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { newPasswordTexts as texts, passwordNotSavedText } from '@/ui/texts/new-password.texts'
import { NewPasswordForm } from './new-password-form'

type NewPasswordState =
  | { readonly phase: 'asking'; readonly errors: readonly FormError[] }
  | { readonly phase: 'saving' }
  | { readonly phase: 'saved' }

/** The screen on which the customer creates or changes their password. Source: ACC-17, ACC-18. */
@injectable()
export class NewPasswordViewModel {
  state: NewPasswordState = { phase: 'asking', errors: [] }
  password = ''
  repeatedPassword = ''
  /** DNI of the signed-in customer. The browser stores it as the user name that belongs to the password. */
  dni = ''
  /** Whether the customer has no password yet. */
  isFirstPassword = false
  /**
   * What the lender requires before it changes the password: the current password, a login with a code, or
   * nothing. Source: ACC-36.
   */
  requiredProof: 'none' | 'current-password' | 'code' = 'none'
  currentPassword = ''
  /** Whether an earlier attempt, whose outcome is unknown, may have changed the password. Source: ACC-17. */
  mayPasswordHaveChanged = false

  constructor(
    @inject(SetPassword) private readonly setPassword: SetPassword,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
    @inject(Settings) private readonly settings: Pick<Settings, 'passwordsWithSymbols'>,
  ) {
    observeFields(
      this,
      'state',
      'password',
      'repeatedPassword',
      'dni',
      'isFirstPassword',
      'requiredProof',
      'currentPassword',
      'mayPasswordHaveChanged',
    )
  }

  get title(): string {
    return this.isFirstPassword ? texts.createTitle : texts.changeTitle
  }

  get passwordHint(): string {
    return texts.hint[this.rule]
  }

  onMount(): () => void {
    const customer = this.sessions.customer()
    this.dni = customer?.dni ?? ''
    this.isFirstPassword = customer?.hasCredentials === false
    this.showWhetherSaved()
    const stopListening = this.sessions.onChange(this.showWhetherSaved)
    return () => {
      stopListening()
      this.pendingRequest.cancel()
      this.forgetEntered()
    }
  }

  enterPassword(text: string): void {
    this.password = text
  }

  enterRepeatedPassword(text: string): void {
    this.repeatedPassword = text
  }

  enterCurrentPassword(text: string): void {
    this.currentPassword = text
  }

  /**
   * Text of the link to the logout, which says how the customer signs in after it; undefined if they do not
   * need to sign out.
   */
  get logoutLinkText(): string | undefined {
    if (this.mayPasswordHaveChanged) return texts.withNewPassword
    return this.requiredProof === 'none' ? undefined : texts.withCode
  }

  /**
   * Address of the logout. A customer follows it if they need a login with an SMS code to change their
   * password, or if they want to find out whether the password has changed. They then sign in with a code or
   * with the new password.
   */
  get logoutAddress(): string {
    return addresses.logout.createPath()
  }

  async submit(): Promise<void> {
    if (this.state.phase !== 'asking') return
    const errors = [
      ...this.missingProofErrors(),
      ...findFormErrors(new NewPasswordForm(this.password, this.repeatedPassword, this.rule)),
    ]
    if (errors.length > 0) {
      this.state = { phase: 'asking', errors }
      return
    }
    this.state = { phase: 'saving' }
    await this.pendingRequest.waitForAnswer(this.setPassword.execute(this.enteredPassword()), (saved) => {
      if (!saved.ok) this.state = { phase: 'asking', errors: [this.toFormError(saved.failure)] }
    })
  }

  goToLogin(): void {
    this.navigation.goTo(addresses.login.createPath(), { replace: true })
  }

  /**
   * Shows the confirmation once the new password has ended the session, in this tab or another one. If a
   * customer then signs in in another tab, leaves the confirmation. Source: ACC-18.
   */
  private showWhetherSaved(): void {
    if (this.sessions.customer()) {
      if (this.state.phase === 'saved') this.goToLogin()
    } else if (this.sessions.lastEndReason() === 'password-set') {
      this.forgetEntered()
      this.state = { phase: 'saved' }
    }
  }

  private get rule(): PasswordRule {
    return this.settings.passwordsWithSymbols === true ? 'with-symbols' : 'letters-and-digits'
  }

  private enteredPassword(): EnteredNewPassword {
    const { password, currentPassword } = this
    return this.requiredProof === 'current-password' ? { password, currentPassword } : { password }
  }

  private missingProofErrors(): readonly FormError[] {
    const isMissing = this.requiredProof === 'current-password' && this.currentPassword === ''
    return isMissing ? [{ fieldId: 'currentPassword', text: texts.currentMissing }] : []
  }

  private toFormError(failure: SetPasswordFailure): FormError {
    if (failure.kind === 'wrong-current-password') {
      const text = this.mayPasswordHaveChanged ? texts.currentWrongOrChanged : texts.currentWrong
      return { fieldId: 'currentPassword', text }
    }
    if (failure.kind !== 'proof-required') {
      if (mayRequestHaveBeenDone(failure)) this.mayPasswordHaveChanged = true
      return { text: passwordNotSavedText(failure) }
    }
    this.requiredProof = this.isFirstPassword ? 'code' : 'current-password'
    return this.isFirstPassword
      ? { text: texts.codeMissing }
      : { fieldId: 'currentPassword', text: texts.currentMissing }
  }

  private forgetEntered(): void {
    this.currentPassword = ''
    this.password = ''
    this.repeatedPassword = ''
  }
}
