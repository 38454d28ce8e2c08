import { inject, injectable } from 'inversify'
import type { Instant } from '@/domain/shared/calendar-date'
import type { PersonFoundByDni } from '@/domain/access/person'
import { normalizedSmsCode, defaultSmsCodeLength, type SmsCodeLength } from '@/domain/access/sms-code'
import type {
  CodeLoginFailure,
  LoginCodeChannel,
  LoginCodeDelivery,
  SendCodeFailure,
} from '@/application/access/access.port'
import { LogInWithCode } from '@/application/access/log-in'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { SendCode } from '@/application/access/send-code'
import { Clock } from '@/application/shared/clock.port'
import { isTooManyRequests } from '@/application/shared/is-too-many-requests'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import { Navigation } from '@/application/shared/navigation.port'
import { Settings } from '@/application/shared/settings.port'
import { addresses } from '@/ui/addresses'
import { findFormErrors } from '@/ui/kit/validate-field'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { accessTexts, smsCodeFailureText, resendSmsCodeFailureText } from '@/ui/texts/access.texts'
import { SmsCodeForm } from './sms-code-form'
import { SmsCodeListener } from './sms-code-listener'

const texts = accessTexts.code

type SmsCodeState =
  | { readonly phase: 'sending' }
  | { readonly phase: 'not-sent'; readonly failure: SendCodeFailure }
  | {
      readonly phase: 'asking'
      readonly delivery: LoginCodeDelivery
      readonly errors: readonly FormError[]
    }
  | { readonly phase: 'entering'; readonly delivery: LoginCodeDelivery }

/** The screen for signing in with an SMS code. Source: ACC-07 to ACC-12. */
@injectable()
export class SmsCodeViewModel {
  state: SmsCodeState = { phase: 'sending' }
  code = ''
  /**
   * The person who was signing in when the screen opened. The screen keeps this person, even if another
   * person starts to sign in from another tab.
   */
  private person: PersonFoundByDni | undefined
  /**
   * Where the lender sends the last requested SMS code: to the phone only, or to phone and email. If the
   * code could not be sent, the next request uses the same channel.
   */
  private channel: LoginCodeChannel = 'phone'
  /**
   * The SMS code of the last attempt whose outcome is unknown: the lender may have accepted it already, and
   * it accepts a code only once.
   */
  private possiblyUsedCode: string | undefined

  constructor(
    @inject(SendCode) private readonly sendCode: SendCode,
    @inject(LogInWithCode) private readonly logIn: LogInWithCode,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(SmsCodeListener) private readonly codeListener: SmsCodeListener,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
    @inject(Settings) private readonly settings: Pick<Settings, 'codeDigits'>,
  ) {
    observeFields(this, 'state', 'code')
  }

  /** Number of digits of the SMS codes that the lender sends. */
  get codeDigitCount(): SmsCodeLength {
    return this.settings.codeDigits ?? defaultSmsCodeLength
  }

  /** Seconds until another SMS code may be requested. */
  get secondsUntilResend(): number {
    return this.codeListener.secondsUntilResend
  }

  get title(): string {
    return this.isReset ? texts.resetTitle : texts.title
  }

  /** Title of the message which says that no SMS code could be sent. */
  get codeNotSentTitle(): string {
    return this.isReset ? texts.resetNotStartedTitle : texts.sendFailedTitle
  }

  private get isReset(): boolean {
    return addresses.smsCode.parse(this.navigation).isReset
  }

  /**
   * Address of the screen with help for an SMS code that did not arrive. The address says whether this login
   * signs in or resets the password.
   */
  get smsNotReceivedAddress(): string {
    return addresses.smsNotReceived.createPath(addresses.smsCode.parse(this.navigation))
  }

  onMount(): () => void {
    this.person = this.progress.current()?.person
    const sent = this.sendCode.findAlreadySentCode()
    if (sent) this.askForCode(sent.delivery, sent.sentAt)
    else void this.requestCode()
    return () => {
      this.pendingRequest.cancel()
      this.codeListener.stopListening()
    }
  }

  enterCode(text: string): void {
    this.code = normalizedSmsCode(text, this.codeDigitCount)
  }

  async requestCode(): Promise<void> {
    if (!this.person) return
    const before = this.state.phase === 'asking' ? this.state.delivery : undefined
    this.state = { phase: 'sending' }
    await this.pendingRequest.waitForAnswer(
      this.sendCode.execute(this.person.taxId, this.channel),
      (sent) => {
        if (sent.ok) {
          this.code = ''
          this.askForCode(sent.value, this.clock.now())
        } else if (before && isTooManyRequests(sent.failure)) {
          const errors = [{ text: resendSmsCodeFailureText(sent.failure) }]
          this.state = { phase: 'asking', delivery: before, errors }
        } else this.state = { phase: 'not-sent', failure: sent.failure }
      },
    )
  }

  async resendCode(): Promise<void> {
    if (this.secondsUntilResend > 0 || this.state.phase !== 'asking') return
    this.channel = 'phone-and-email'
    await this.requestCode()
  }

  async submit(): Promise<void> {
    if (this.state.phase !== 'asking' || !this.person) return
    const { delivery } = this.state
    const errors = findFormErrors(new SmsCodeForm(this.code, this.codeDigitCount))
    if (errors.length > 0) {
      this.state = { phase: 'asking', delivery, errors }
      return
    }
    this.state = { phase: 'entering', delivery }
    const { code } = this
    const { taxId } = this.person
    const purpose = this.isReset ? 'reset-password' : 'enter'
    await this.pendingRequest.waitForAnswer(this.logIn.execute({ taxId, code, purpose }), (entered) => {
      if (entered.ok) return
      this.state = { phase: 'asking', delivery, errors: [this.toFormError(code, entered.failure)] }
    })
  }

  signInAsAnotherPerson(): void {
    const several = (this.progress.current()?.people.length ?? 0) > 1
    this.navigation.goTo(several ? addresses.identity.createPath() : addresses.dni.createPath())
  }

  private toFormError(code: string, failure: CodeLoginFailure): FormError {
    const text = smsCodeFailureText(failure)
    if (failure.kind !== 'wrong-code') {
      if (mayRequestHaveBeenDone(failure)) this.possiblyUsedCode = code
      return { text }
    }
    return { fieldId: 'code', text: code === this.possiblyUsedCode ? texts.mayBeUsed : text }
  }

  /**
   * Signs in with the code that the device read from the SMS. The customer has already allowed the device to
   * read it.
   */
  private submitDetectedCode(code: string): void {
    this.enterCode(code)
    void this.submit()
  }

  private askForCode(delivery: LoginCodeDelivery, sentAt: Instant): void {
    this.state = { phase: 'asking', delivery, errors: [] }
    void this.codeListener.listenForCode(sentAt, (code) => this.submitDetectedCode(code))
  }
}
