import { inject, injectable } from 'inversify'
import { PhoneNumberChangeJourney } from '@/application/access/phone-number-change-journey'
import { CurrentDevice } from '@/application/access/current-device.port'
import type { IdentityCheckReference, IdentityCheckResult } from '@/application/access/identity-check.port'
import { IdentityChecks } from '@/application/access/identity-checks'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import type { PersonChangingPhoneNumber } from '@/application/access/phone-number-change-store.port'
import { SessionStore } from '@/application/session/session-store'
import { Clipboard } from '@/application/shared/clipboard.port'
import { ExternalFormSubmission } from '@/application/shared/external-form-submission.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import type { Result } from '@/domain/shared/result'
import { addresses } from '@/ui/addresses'
import { Toasts } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import { drawLinkQrCode, type LinkQrCodeState } from '@/ui/kit/link-qr-code'
import { observeFields } from '@/ui/kit/observe-fields'
import { identityCheckTexts } from '@/ui/texts/identity-check.texts'
import { phoneChangeTexts } from '@/ui/texts/phone-change.texts'

interface WithPerson {
  readonly person: PersonChangingPhoneNumber
}

export type PhoneNumberChangeState =
  | { readonly phase: 'arriving' }
  | ({ readonly phase: 'intro' } & WithPerson)
  /**
   * State on a computer, where the customer scans a QR code to continue on their phone and take the selfie
   * there.
   */
  | ({ readonly phase: 'on-desktop'; readonly picture: LinkQrCodeState } & WithPerson)
  | ({ readonly phase: 'leaving' } & WithPerson)
  | ({ readonly phase: 'checking'; readonly check: IdentityCheckReference } & WithPerson)
  | ({ readonly phase: 'no-match' } & WithPerson)
  /**
   * State in which the customer's identity was not confirmed. `unanswered` is present if the reason is that
   * the lender did not answer: the portal can then ask the lender about the same identity check again.
   */
  | ({
      readonly phase: 'not-validated'
      readonly unanswered?: { readonly failure: GatewayFailure; readonly check: IdentityCheckReference }
    } & WithPerson)
  | ({ readonly phase: 'validated' } & WithPerson)

/**
 * The screen on which the customer changes their phone number, after an identity check by selfie. Source:
 * ACC-20, ACC-21.
 */
@injectable()
export class PhoneNumberChangeViewModel {
  state: PhoneNumberChangeState = { phase: 'arriving' }
  /**
   * Number of the session in which the screen was opened. The number changes whenever a customer signs in or
   * out.
   */
  private sessionNumberAtOpening = 0

  constructor(
    @inject(PhoneNumberChangeJourney) private readonly journey: PhoneNumberChangeJourney,
    @inject(IdentityChecks) private readonly checks: IdentityChecks,
    @inject(ExternalFormSubmission) private readonly externalForms: ExternalFormSubmission,
    @inject(CurrentDevice) private readonly device: CurrentDevice,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state')
  }

  onMount(): () => void {
    const rest = this.journey.storePersonAndCheckFromQuery(this.navigation.queryString())
    // Removing the personal data changes the address, which starts this screen again.
    if (rest === undefined) this.enter()
    else this.navigation.goTo(this.navigation.path() + rest, { replace: true })
    const stopListening = this.sessions.onChange(() => this.followCustomer())
    return () => {
      stopListening()
      this.pendingRequest.cancel()
      this.discardFailedCheck()
    }
  }

  get isSignedIn(): boolean {
    return this.sessions.current() !== undefined
  }

  /** Address of the screen from which the customer opened the phone change: home, or a step of the login. */
  get previousScreenAddress(): string {
    if (this.isSignedIn) return addresses.home.createPath()
    return this.progress.current()?.person ? addresses.smsCode.createPath() : addresses.dni.createPath()
  }

  async startSelfie(): Promise<void> {
    if (this.state.phase !== 'intro') return
    const { person } = this.state
    this.state = { phase: 'leaving', person }
    this.journey.restartPhoneNumberChange(person)
    const { taxId } = person
    const returnPath = addresses.phoneChange.createPath(person)
    const starting = this.checks.startCheck({ taxId, purpose: 'phone', returnPath })
    await this.pendingRequest.waitForAnswer(starting, (started) => {
      if (started.ok) {
        this.journey.recordStartedCheck(started.value.externalId)
        const submission = this.externalForms.submit(started.value.form)
        void this.pendingRequest.waitForAnswer(submission, ({ ok: isSubmitted }) => {
          if (!isSubmitted) this.showStartFailure(person)
        })
        return
      }
      this.showStartFailure(person)
    })
  }

  returnToIntro(): void {
    if (this.state.phase === 'leaving') this.state = { phase: 'intro', person: this.state.person }
  }

  async retry(): Promise<void> {
    if (this.state.phase !== 'not-validated') return
    const { unanswered, person } = this.state
    if (unanswered) await this.fetchCheckResult(person, unanswered.check)
    else this.restartIdentityCheck()
  }

  restartIdentityCheck(): void {
    if (!('person' in this.state)) return
    const { person } = this.state
    this.journey.restartPhoneNumberChange(person)
    this.introduce(person)
  }

  async copyPhoneNumberChangeLink(): Promise<boolean> {
    if (!('person' in this.state)) return false
    return (await this.clipboard.copy(this.changeLinkOf(this.state.person))).ok
  }

  /**
   * Goes back to the screen from which the customer opened the phone change on this device, after they say
   * that they completed the change on their phone. If a login code was already sent, it went to the old
   * number, so the portal forgets that it was sent.
   */
  goBackAfterPhoneNumberChange(): void {
    const progress = this.progress.current()
    if (progress?.sentCode) {
      const { sentCode: _, ...rest } = progress
      this.progress.save(rest)
    }
    this.navigation.goTo(this.previousScreenAddress)
  }

  /** Says that the identity check could not be started. The customer can press the button again. */
  private showStartFailure(person: PersonChangingPhoneNumber): void {
    this.toasts.show({ text: identityCheckTexts.startFailed, tone: 'bad' })
    this.state = { phase: 'intro', person }
  }

  private followCustomer(): void {
    if (!('person' in this.state)) return
    if (this.isChangeOf(this.state.person)) return
    this.pendingRequest.cancel()
    this.enter()
  }

  private isChangeOf(person: PersonChangingPhoneNumber): boolean {
    const isSameSession = this.sessions.sessionNumber() === this.sessionNumberAtOpening
    return isSameSession && this.journey.isPhoneNumberChangeOfPerson(person)
  }

  /**
   * Discards an identity check that failed, when the customer leaves the screen that says so. When they come
   * back, they start with the introduction; after a reload they still see the result. Source: ACC-20.
   */
  private discardFailedCheck(): void {
    const { state } = this
    if (this.navigation.path() === addresses.phoneChange.path) return
    const hasFailed = state.phase === 'no-match' || (state.phase === 'not-validated' && !state.unanswered)
    if (hasFailed && this.isChangeOf(state.person)) this.journey.restartPhoneNumberChange(state.person)
  }

  private enter(): void {
    this.sessionNumberAtOpening = this.sessions.sessionNumber()
    const stage = this.journey.currentStage()
    switch (stage.kind) {
      case 'nobody':
        this.toasts.show({ text: phoneChangeTexts.whoseFirst, tone: 'info' })
        this.navigation.goTo(
          this.progress.current() ? addresses.identity.createPath() : addresses.dni.createPath(),
          {
            replace: true,
          },
        )
        return
      case 'to-begin':
        this.introduce(stage.person)
        return
      case 'back-without-check':
        this.state = { phase: 'not-validated', person: stage.person }
        return
      case 'code-sent':
        this.state = { phase: 'validated', person: stage.person }
        return
      case 'back':
        void this.fetchCheckResult(stage.person, stage.check)
    }
  }

  private introduce(person: PersonChangingPhoneNumber): void {
    if (!this.device.isDesktop()) {
      this.state = { phase: 'intro', person }
      return
    }
    this.state = { phase: 'on-desktop', person, picture: 'drawing' }
    void this.pendingRequest.waitForAnswer(drawLinkQrCode(this.changeLinkOf(person)), (picture) => {
      this.state = { phase: 'on-desktop', person, picture }
    })
  }

  private async fetchCheckResult(
    person: PersonChangingPhoneNumber,
    check: IdentityCheckReference,
  ): Promise<void> {
    this.state = { phase: 'checking', person, check }
    await this.pendingRequest.waitForAnswer(this.checks.fetchCheckResult(check, 'phone'), (result) => {
      this.state = stateAfterCheck({ person, check, result })
    })
  }

  private changeLinkOf(person: PersonChangingPhoneNumber): string {
    return this.device.fullAddressOfPath(addresses.phoneChange.createPath(person))
  }
}

function stateAfterCheck({
  person,
  check,
  result,
}: {
  readonly person: PersonChangingPhoneNumber
  readonly check: IdentityCheckReference
  readonly result: Result<IdentityCheckResult, GatewayFailure>
}): PhoneNumberChangeState {
  if (!result.ok) return { phase: 'not-validated', person, unanswered: { failure: result.failure, check } }
  return { phase: result.value.outcome, person }
}
