import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { PasskeyQueries } from '@/application/access/passkey-queries'
import { ResetBiometricUnlock } from '@/application/access/reset-biometric-unlock'
import { AccountDeviceQueries } from '@/application/protection/protection.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import { SessionOrPasskeyRemovalViewModel } from '@/ui/protection/session-or-passkey-removal-view-model'
import { passkeyRemovalTexts } from '@/ui/texts/passkey-removal.texts'

type PasskeyRemovalState =
  | { readonly phase: 'idle' }
  /**
   * State in which the portal asks the lender whether the customer has to prove who they are before their
   * passkeys are deleted.
   */
  | { readonly phase: 'checking' }
  /**
   * State in which the customer only has to confirm the deletion, because the lender asks for neither a
   * password nor a passkey.
   */
  | { readonly phase: 'confirming' }
  | { readonly phase: 'resetting' }

/**
 * Deletes the customer's passkeys (fingerprint or face) on all devices. If the lender requires it, first
 * asks the customer for their password or a passkey. Source: PRO-04, ACC-39.
 */
@injectable()
export class PasskeyRemovalViewModel {
  state: PasskeyRemovalState = { phase: 'idle' }
  /**
   * Whether the portal offers to activate a passkey on this device. It does not if the device has one
   * already: a new passkey would replace it on the device, and the old one would stay useless in the lender's
   * list. Source: ACC-39.
   */
  canActivateOnThisDevice = false

  constructor(
    @inject(ResetBiometricUnlock) private readonly reset: ResetBiometricUnlock,
    @inject(PasskeyQueries) private readonly passkeys: PasskeyQueries,
    @inject(AccountDeviceQueries) private readonly queries: AccountDeviceQueries,
    @inject(SessionOrPasskeyRemovalViewModel) readonly removalDialog: SessionOrPasskeyRemovalViewModel,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state', 'canActivateOnThisDevice')
  }

  onMount(): () => void {
    void this.checkThisDevice()
    return () => {
      this.pendingRequest.cancel()
      this.removalDialog.close()
    }
  }

  get isBusy(): boolean {
    return this.state.phase === 'checking' || this.state.phase === 'resetting'
  }

  async openDialog(): Promise<void> {
    if (this.state.phase !== 'idle') return
    this.state = { phase: 'checking' }
    await this.pendingRequest.waitForAnswer(this.queries.sessionsAndPasskeys(), (devices) => {
      if (!devices.ok && devices.failure.kind === 'not-offered') {
        this.state = { phase: 'confirming' }
        return
      }
      this.state = { phase: 'idle' }
      if (devices.ok)
        this.removalDialog.openDialog(
          { kind: 'remove-all-passkeys' },
          devices.value,
          () => void this.checkThisDevice(),
        )
      else this.showFailure()
    })
  }

  cancelRemoval(): void {
    if (this.state.phase === 'confirming') this.state = { phase: 'idle' }
  }

  async confirmRemoval(): Promise<void> {
    if (this.state.phase !== 'confirming') return
    this.state = { phase: 'resetting' }
    await this.pendingRequest.waitForAnswer(this.reset.execute(), (done) => {
      this.state = { phase: 'idle' }
      if (!done.ok) {
        this.showFailure()
        return
      }
      this.toasts.show({ text: passkeyRemovalTexts.done, tone: 'good' })
      void this.checkThisDevice()
    })
  }

  private async checkThisDevice(): Promise<void> {
    const isActivated = await this.passkeys.hasPasskeyOnThisDevice()
    runInAction(() => (this.canActivateOnThisDevice = !isActivated))
  }

  private showFailure(): void {
    this.toasts.show({ text: passkeyRemovalTexts.failed, tone: 'bad' })
  }
}
