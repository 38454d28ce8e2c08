import { inject, injectable } from 'inversify'
import { ResetUnlock } from '@/application/access/reset-unlock'
import { observed } from '@/ui/kit/observed'
import { Toasts } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import { unlockTexts } from '@/ui/texts/unlock.texts'

export type UnlockResetState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'confirming' }
  | { readonly phase: 'resetting' }

/** Deletes the fingerprint or face registration of every device. Source: PRO-04. */
@injectable()
export class UnlockResetViewModel {
  state: UnlockResetState = { phase: 'idle' }

  constructor(
    @inject(ResetUnlock) private readonly reset: ResetUnlock,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observed(this, 'state')
  }

  start(): () => void {
    return this.pendingRequest.end
  }

  ask(): void {
    if (this.state.phase === 'idle') this.state = { phase: 'confirming' }
  }

  cancel(): void {
    if (this.state.phase === 'confirming') this.state = { phase: 'idle' }
  }

  async confirm(): Promise<void> {
    if (this.state.phase !== 'confirming') return
    this.state = { phase: 'resetting' }
    await this.pendingRequest.run(this.reset.execute(), (done) => {
      this.state = { phase: 'idle' }
      if (done.ok) this.toasts.show({ text: unlockTexts.reset.done, tone: 'good' })
      else this.toasts.show({ text: unlockTexts.reset.failed, tone: 'bad' })
    })
  }
}
