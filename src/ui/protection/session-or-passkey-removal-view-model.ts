import { inject, injectable } from 'inversify'
import type { SessionsAndPasskeys, SessionOrPasskeyRemoval } from '@/domain/protection/sessions-and-passkeys'
import {
  RemoveSessionOrPasskey,
  type RemoveSessionOrPasskeyFailure,
} from '@/application/protection/remove-session-or-passkey'
import type { ChosenIdentityProofMethod } from '@/application/protection/identity-prover'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { Toasts } from '@/ui/kit/toasts'
import { devicesTexts as texts } from '@/ui/texts/devices.texts'
import { identityProofFailureText } from '@/ui/texts/identity-proof.texts'
import type { IdentityProofProblem } from './identity-proof-problem'

type SessionOrPasskeyRemovalState =
  | { readonly phase: 'closed' }
  | ({ readonly phase: 'asking'; readonly change: SessionOrPasskeyRemoval } & IdentityProofProblem)
  | { readonly phase: 'sending'; readonly change: SessionOrPasskeyRemoval }

interface PendingRemoval {
  readonly sessionsAndPasskeys: SessionsAndPasskeys
  /** Called when the removal is done, and when the customer cancels it but it may have been done. */
  readonly onDone: () => void
}

/**
 * The dialog that ends a session or deletes a passkey. Before that, it asks the customer for their
 * password or a passkey. Source: ACC-39.
 */
@injectable()
export class SessionOrPasskeyRemovalViewModel {
  state: SessionOrPasskeyRemovalState = { phase: 'closed' }
  password = ''
  private asked: PendingRemoval | undefined
  private mayBeDone = false
  private calledOff = new AbortController()

  constructor(
    @inject(RemoveSessionOrPasskey) private readonly removeSessionOrPasskey: RemoveSessionOrPasskey,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state', 'password')
  }

  openDialog(
    change: SessionOrPasskeyRemoval,
    sessionsAndPasskeys: SessionsAndPasskeys,
    onDone: () => void,
  ): void {
    this.asked = { sessionsAndPasskeys, onDone }
    this.mayBeDone = false
    this.password = ''
    this.state = { phase: 'asking', change }
  }

  /**
   * Closes the dialog, because the customer cancels. If the removal may have been done, calls `onDone`.
   * Source: ACC-39.
   */
  cancelRemoval(): void {
    const { asked } = this
    const mayBeDone = this.mayBeDone || this.state.phase === 'sending'
    this.close()
    if (mayBeDone) asked?.onDone()
  }

  close(): void {
    this.calledOff.abort()
    this.calledOff = new AbortController()
    this.pendingRequest.cancel()
    this.asked = undefined
    this.password = ''
    this.state = { phase: 'closed' }
  }

  enterPassword(typed: string): void {
    this.password = typed
    if (this.state.phase === 'asking') this.state = { phase: 'asking', change: this.state.change }
  }

  async confirmWithPassword(): Promise<void> {
    const { state, password } = this
    if (state.phase !== 'asking') return
    if (password === '') this.state = { phase: 'asking', change: state.change, isPasswordMissing: true }
    else await this.send(state.change, { by: 'password', password })
  }

  async confirmWithPasskey(): Promise<void> {
    if (this.state.phase !== 'asking') return
    await this.send(this.state.change, { by: 'passkey', signal: this.calledOff.signal })
  }

  private async send(change: SessionOrPasskeyRemoval, proof: ChosenIdentityProofMethod): Promise<void> {
    const { asked } = this
    if (!asked) return
    this.state = { phase: 'sending', change }
    await this.pendingRequest.waitForAnswer(
      this.removeSessionOrPasskey.execute(change, proof, asked.sessionsAndPasskeys),
      (changed) => {
        if (!changed.ok) {
          const { failure } = changed
          this.mayBeDone ||= mayRemovalHaveBeenDone(failure)
          this.state = {
            phase: 'asking',
            change,
            error: identityProofFailureText(failure),
            isProofRefused: failure.kind === 'proof-refused',
          }
          return
        }
        this.close()
        this.toasts.show({ text: texts.questions[change.kind].done, tone: 'good' })
        asked.onDone()
      },
    )
  }
}

function mayRemovalHaveBeenDone(failure: RemoveSessionOrPasskeyFailure): boolean {
  switch (failure.kind) {
    case 'cancelled':
    case 'failed':
    case 'no-passkeys':
    case 'not-supported':
    case 'proof-refused':
      return false
    default:
      return mayRequestHaveBeenDone(failure)
  }
}
