import { inject, injectable } from 'inversify'
import { normalizedCellphone } from '@/domain/access/cellphone'
import { normalizedSmsCode, defaultSmsCodeLength, type SmsCodeLength } from '@/domain/access/sms-code'
import type { Instant } from '@/domain/shared/calendar-date'
import type { LoginCodeDelivery } from '@/application/access/access.port'
import { ChangePhoneNumber, SendCodeToNewPhoneNumber } from '@/application/access/change-phone'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import type { IdentityCheckNoLongerValidFailure } from '@/application/access/phone-change.port'
import {
  PhoneNumberChangeStore,
  type PersonChangingPhoneNumber,
} from '@/application/access/phone-number-change-store.port'
import { SessionStore } from '@/application/session/session-store'
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
import { accessTexts, resendSmsCodeFailureText } from '@/ui/texts/access.texts'
import {
  changePhoneFailureText,
  phoneChangeTexts as texts,
  sendCodeToNewPhoneFailureText,
  type RetryablePhoneChangeFailure,
} from '@/ui/texts/phone-change.texts'
import { SmsCodeForm } from './sms-code-form'
import { SmsCodeListener } from './sms-code-listener'
import { NewPhoneNumberForm } from './new-phone-number-form'

type NewPhoneNumberState =
  | { readonly phase: 'asking-phone'; readonly errors: readonly FormError[] }
  | { readonly phase: 'sending' }
  | {
      readonly phase: 'asking-code'
      readonly delivery: LoginCodeDelivery
      readonly errors: readonly FormError[]
    }
  | { readonly phase: 'changing'; readonly delivery: LoginCodeDelivery }
  | { readonly phase: 'not-changed' }
  /**
   * State in which the identity check by selfie has expired or has already been used for another change.
   * Source: ACC-36.
   */
  | { readonly phase: 'check-over'; readonly why: IdentityCheckNoLongerValidFailure['kind'] }
  /** State in which the phone number is changed. `phone` is the new number, masked. */
  | { readonly phase: 'changed'; readonly phone: string }

/**
 * The steps of the phone change in which the customer types a new phone number and then the code sent to it.
 * Source: ACC-22.
 */
@injectable()
export class NewPhoneNumberViewModel {
  state: NewPhoneNumberState = { phase: 'asking-phone', errors: [] }
  cellphone = ''
  code = ''
  private person: PersonChangingPhoneNumber | undefined
  /**
   * The SMS code of the last attempt whose outcome is unknown: the lender may have accepted it already.
   * undefined if there is no such attempt.
   */
  private possiblyUsedCode: string | undefined

  constructor(
    @inject(SendCodeToNewPhoneNumber) private readonly sendCode: SendCodeToNewPhoneNumber,
    @inject(ChangePhoneNumber) private readonly changePhoneNumber: ChangePhoneNumber,
    @inject(PhoneNumberChangeStore) private readonly store: PhoneNumberChangeStore,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(SmsCodeListener) private readonly codeListener: SmsCodeListener,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
    @inject(Settings) private readonly settings: Pick<Settings, 'codeDigits'>,
  ) {
    observeFields(this, 'state', 'cellphone', 'code')
  }

  /** Number of digits of the SMS codes that the lender sends. */
  get codeDigitCount(): SmsCodeLength {
    return this.settings.codeDigits ?? defaultSmsCodeLength
  }

  /** Seconds until another SMS code may be requested. */
  get secondsUntilResend(): number {
    return this.codeListener.secondsUntilResend
  }

  onMount({ person }: { readonly person: PersonChangingPhoneNumber }): () => void {
    this.person = person
    const sent = this.store.current()?.sentCode
    if (sent) {
      this.cellphone = sent.cellphone
      this.askCode(sent.delivery, sent.sentAt)
    }
    return () => {
      this.pendingRequest.cancel()
      this.codeListener.stopListening()
    }
  }

  /** Whether an earlier attempt, whose outcome is unknown, may have changed the phone. Source: ACC-22. */
  private get mayPhoneNumberHaveChanged(): boolean {
    return this.possiblyUsedCode !== undefined
  }

  /** The text for a customer whose new phone number the lender refuses. */
  get notChangedText(): string {
    return this.mayPhoneNumberHaveChanged ? texts.mayBeChangedBefore : texts.notChanged.subtitle
  }

  /** The text for a customer whose identity check can no longer be used. Source: ACC-36. */
  invalidCheckText(why: IdentityCheckNoLongerValidFailure['kind']): string {
    const isUncertain = why === 'identity-check-expired' && this.mayPhoneNumberHaveChanged
    return isUncertain ? texts.mayBeChangedBefore : texts.checkOver[why].subtitle
  }

  get isSignedIn(): boolean {
    return this.sessions.current() !== undefined
  }

  enterCellphone(text: string): void {
    this.cellphone = normalizedCellphone(text)
  }

  enterCode(text: string): void {
    this.code = normalizedSmsCode(text, this.codeDigitCount)
  }

  async submitPhoneNumber(): Promise<void> {
    if (this.state.phase !== 'asking-phone') return
    const errors = findFormErrors(new NewPhoneNumberForm(this.cellphone))
    if (errors.length > 0) this.state = { phase: 'asking-phone', errors }
    else await this.send()
  }

  async resendCode(): Promise<void> {
    if (this.state.phase === 'asking-code' && this.secondsUntilResend === 0) await this.send()
  }

  async submitCode(): Promise<void> {
    if (this.state.phase !== 'asking-code' || !this.person) return
    const { delivery } = this.state
    const errors = findFormErrors(new SmsCodeForm(this.code, this.codeDigitCount))
    if (errors.length > 0) {
      this.state = { phase: 'asking-code', delivery, errors }
      return
    }
    this.state = { phase: 'changing', delivery }
    const { code } = this
    await this.pendingRequest.waitForAnswer(this.changePhoneNumber.execute(this.person, code), (changed) => {
      this.code = ''
      if (changed.ok) this.state = { phase: 'changed', phone: delivery.phone }
      else if (changed.failure.kind === 'phone-not-changed') this.state = { phase: 'not-changed' }
      else if (isIdentityCheckNoLongerValid(changed.failure))
        this.state = { phase: 'check-over', why: changed.failure.kind }
      else this.state = { phase: 'asking-code', delivery, errors: [this.toFormError(code, changed.failure)] }
    })
  }

  /** Shows the field for the new phone number again. It still contains the number that the customer typed. */
  showPhoneNumberFormAgain(): void {
    this.codeListener.stopListening()
    this.code = ''
    const progress = this.store.current()
    if (progress) {
      const { sentCode: _, ...rest } = progress
      this.store.save(rest)
    }
    this.state = { phase: 'asking-phone', errors: [] }
  }

  goToHomeOrLogin(): void {
    if (this.isSignedIn) this.navigation.goTo(addresses.home.createPath())
    else
      this.navigation.goTo(
        this.progress.current()?.person ? addresses.smsCode.createPath() : addresses.dni.createPath(),
      )
  }

  private toFormError(code: string, failure: RetryablePhoneChangeFailure): FormError {
    const text = changePhoneFailureText(failure)
    if (failure.kind === 'wrong-code')
      return { fieldId: 'code', text: code === this.possiblyUsedCode ? accessTexts.code.mayBeUsed : text }
    if (!mayRequestHaveBeenDone(failure)) return { fieldId: 'code', text }
    this.possiblyUsedCode = code
    this.code = code
    return { text }
  }

  private async send(): Promise<void> {
    if (!this.person) return
    const before = this.state.phase === 'asking-code' ? this.state.delivery : undefined
    this.state = { phase: 'sending' }
    await this.pendingRequest.waitForAnswer(this.sendCode.execute(this.person, this.cellphone), (sent) => {
      if (sent.ok) {
        this.code = ''
        this.askCode(sent.value, this.clock.now())
      } else if (isIdentityCheckNoLongerValid(sent.failure))
        this.state = { phase: 'check-over', why: sent.failure.kind }
      else if (before && isTooManyRequests(sent.failure)) {
        const errors = [{ text: resendSmsCodeFailureText(sent.failure) }]
        this.state = { phase: 'asking-code', delivery: before, errors }
      } else {
        const text = sendCodeToNewPhoneFailureText(sent.failure)
        const error = sent.failure.kind === 'number-not-valid' ? { fieldId: 'cellphone', text } : { text }
        this.state = { phase: 'asking-phone', errors: [error] }
      }
    })
  }

  /**
   * Changes the phone number with the code that the device read from the SMS. The customer has already
   * allowed the device to read it.
   */
  private submitDetectedCode(code: string): void {
    this.enterCode(code)
    void this.submitCode()
  }

  private askCode(delivery: LoginCodeDelivery, sentAt: Instant): void {
    this.state = { phase: 'asking-code', delivery, errors: [] }
    void this.codeListener.listenForCode(sentAt, (code) => this.submitDetectedCode(code))
  }
}

function isIdentityCheckNoLongerValid(failure: {
  readonly kind: string
}): failure is IdentityCheckNoLongerValidFailure {
  return failure.kind === 'identity-check-used' || failure.kind === 'identity-check-expired'
}
