import { inject, injectable } from 'inversify'
import { normalizedDni } from '@/domain/access/dni'
import { ChoosePerson } from '@/application/access/choose-person'
import { PrerenderedLoginReader } from '@/application/access/prerendered-login-reader.port'
import { IdentifyByDni, type DniStorageChoice } from '@/application/access/identify-by-dni'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { PortalRelease } from '@/application/shared/release.port'
import { addresses } from '@/ui/addresses'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { dniTexts } from '@/ui/texts/dni.texts'
import { failureActionTexts } from '@/ui/texts/failure-actions.texts'
import type { NextLoginStep } from './next-login-step'

type DniState =
  | { readonly phase: 'asking'; readonly errors: readonly FormError[] }
  | { readonly phase: 'looking' }

/** Loads the code that checks a typed DNI, when the visitor first uses the form. */
function loadDniForm() {
  return import('./dni-form')
}

type DniFormModule = Awaited<ReturnType<typeof loadDniForm>>

/** The first login step, which asks for the DNI. Source: ACC-01 to ACC-06. */
@injectable()
export class DniViewModel {
  state: DniState = { phase: 'asking', errors: [] }
  dni = ''
  shouldRemember = false
  /**
   * Whether the customer submitted a DNI that differs from the stored one before the code of this screen was
   * loaded, so that they could not see that a DNI is stored on this device.
   */
  private wasOtherDniSubmittedEarly = false

  constructor(
    @inject(IdentifyByDni) private readonly identify: IdentifyByDni,
    @inject(ChoosePerson) private readonly chooseIdentity: ChoosePerson,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(PrerenderedLoginReader) private readonly prerenderedLogin: PrerenderedLoginReader,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
    @inject(PortalRelease) private readonly release: PortalRelease,
  ) {
    observeFields(this, 'state', 'dni', 'shouldRemember')
  }

  onMount(): () => void {
    const remembered = this.progress.rememberedDni()
    const early = this.prerenderedLogin.takeInputOnce()
    this.dni = normalizedDni(early?.dni ?? '') || (remembered ?? '')
    this.wasOtherDniSubmittedEarly = early?.isSubmitted === true && this.dni !== remembered
    this.shouldRemember =
      early?.remember === true || (remembered !== undefined && !this.wasOtherDniSubmittedEarly)
    if (early?.isSubmitted) void this.submit()
    return this.pendingRequest.cancel
  }

  /**
   * Text that says why the customer has to sign in: the lender's link failed, or their session expired.
   * undefined if there is no such reason. Source: ACC-26, SES-07.
   */
  get loginReasonText(): string | undefined {
    if (addresses.main.parse(this.navigation).hasFailedToEnter) return dniTexts.autoLoginFailed
    return this.sessions.lastEndReason() === 'expired' ? dniTexts.sessionExpired : undefined
  }

  enterDni(text: string): void {
    this.dni = normalizedDni(text)
  }

  setRememberDni(remember: boolean): void {
    this.shouldRemember = remember
    this.wasOtherDniSubmittedEarly = false
  }

  async submit(): Promise<void> {
    if (this.state.phase === 'looking') return
    this.state = { phase: 'looking' }
    await this.pendingRequest.waitForAnswer(this.checkDni(), (next) => {
      if (next.kind === 'go') this.navigation.goTo(next.to)
      else this.state = { phase: 'asking', errors: next.errors }
    })
  }

  private async checkDni(): Promise<NextLoginStep> {
    try {
      const form = await loadDniForm()
      const errors = form.findDniFormErrors(this.dni)
      return errors.length > 0 ? { kind: 'ask', errors } : await this.findPeople(form)
    } catch (reason) {
      const missing = await this.release.findCodeNotLoadedReason(reason)
      if (missing === undefined || missing === 'replaced') throw reason
      // The typed DNI stays, and the next press tries again.
      return { kind: 'ask', errors: [{ text: failureActionTexts.noAnswer }] }
    }
  }

  private async findPeople(form: DniFormModule): Promise<NextLoginStep> {
    const found = await this.identify.execute({ dni: this.dni, remember: this.dniStorageChoice() })
    if (!found.ok) return form.stepAfterDniSearchFailure(found.failure)
    if (found.value.kind === 'several-people') return { kind: 'go', to: addresses.identity.createPath() }
    return form.nextLoginStep(await this.chooseIdentity.execute(found.value.person))
  }

  /**
   * Returns what to do with the DNI that is stored on this device: replace it with the typed one (true),
   * delete it (false) or leave it (`as-before`). It is left if it is another person's and the customer
   * submitted their own DNI before the screen could ask whether to store it. Source: ACC-02.
   */
  private dniStorageChoice(): DniStorageChoice {
    if (this.shouldRemember || !this.wasOtherDniSubmittedEarly) return this.shouldRemember
    return this.dni === this.progress.rememberedDni() ? false : 'as-before'
  }
}
