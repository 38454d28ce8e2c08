import { inject, injectable } from 'inversify'
import { CurrentDevice } from '@/application/access/current-device.port'
import { IdentityChecks } from '@/application/access/identity-checks'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { ExternalFormSubmission } from '@/application/shared/external-form-submission.port'
import { addresses } from '@/ui/addresses'
import { drawLinkQrCode, type LinkQrCodeState } from '@/ui/kit/link-qr-code'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import { identityCheckTexts } from '@/ui/texts/identity-check.texts'
import { RefinancingGuard } from './refinancing-guard'

type RefinancingSelfieState =
  | { readonly phase: 'opening' }
  | { readonly phase: 'intro' }
  | { readonly phase: 'leaving' }
  /** State in which the customer has come back to this step after their identity was confirmed. */
  | { readonly phase: 'validated' }
  /**
   * State on a computer, where the customer scans a QR code to continue on their phone and take the selfie
   * there.
   */
  | { readonly phase: 'on-desktop'; readonly picture: LinkQrCodeState }

/**
 * The screen of a refinancing that leads to the selfie, on this device or on the customer's phone. Source:
 * REF-06.
 */
@injectable()
export class RefinancingSelfieViewModel {
  state: RefinancingSelfieState = { phase: 'opening' }

  constructor(
    @inject(RefinancingJourney) private readonly journey: RefinancingJourney,
    @inject(RefinancingGuard) private readonly guard: RefinancingGuard,
    @inject(IdentityChecks) private readonly checks: IdentityChecks,
    @inject(ExternalFormSubmission) private readonly externalForms: ExternalFormSubmission,
    @inject(CurrentDevice) private readonly device: CurrentDevice,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state')
  }

  onMount(): () => void {
    if (this.guard.ensureStepAllowed('selfie')) this.open()
    return this.pendingRequest.cancel
  }

  async continueToSelfieOrCard(): Promise<void> {
    const { phase } = this.state
    if (phase !== 'intro' && phase !== 'validated') return
    if (!this.guard.ensureLinkValid('selfie')) return
    if (phase === 'validated') this.guard.goToStep('card')
    else await this.leave()
  }

  goBack(): void {
    this.guard.goToStep('plan')
  }

  returnToIntro(): void {
    if (this.state.phase === 'leaving') this.state = { phase: 'intro' }
  }

  private open(): void {
    if (this.journey.progress().validatedBy) this.state = { phase: 'validated' }
    else if (this.device.isDesktop()) this.draw()
    else this.state = { phase: 'intro' }
  }

  private async leave(): Promise<void> {
    const link = this.journey.openedLink()
    if (link === undefined || link === 'unreadable') return
    this.state = { phase: 'leaving' }
    const returnPath = addresses.refinancingCheck.path
    const starting = this.checks.startCheck({ taxId: link.taxId, purpose: 'refinancing', returnPath })
    await this.pendingRequest.waitForAnswer(starting, (started) => {
      if (started.ok) {
        this.journey.recordStartedIdentityCheck(started.value.externalId)
        const submission = this.externalForms.submit(started.value.form)
        void this.pendingRequest.waitForAnswer(submission, ({ ok: isSubmitted }) => {
          if (!isSubmitted) this.showStartFailure()
        })
        return
      }
      this.showStartFailure()
    })
  }

  /** Says that the identity check could not be started. The customer can press the button again. */
  private showStartFailure(): void {
    this.toasts.show({ text: identityCheckTexts.startFailed, tone: 'bad' })
    this.state = { phase: 'intro' }
  }

  private draw(): void {
    const { hash } = this.journey.progress()
    const address = this.device.fullAddressOfPath(addresses.refinancing.createPath({ hash }))
    this.state = { phase: 'on-desktop', picture: 'drawing' }
    void this.pendingRequest.waitForAnswer(drawLinkQrCode(address), (picture) => {
      this.state = { phase: 'on-desktop', picture }
    })
  }
}
