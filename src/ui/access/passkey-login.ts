import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { LogInWithPasskey, type LogInWithPasskeyFailure } from '@/application/access/log-in-with-passkey'
import { PasskeyAuthenticator } from '@/application/access/passkey-authenticator.port'
import { SessionStore } from '@/application/session/session-store'
import { Toasts } from '@/ui/kit/toasts'
import { passkeyLoginTexts as texts } from '@/ui/texts/passkey-login.texts'

/**
 * Signs in from the password screen with a passkey: the device's fingerprint or face. Only one request for
 * the passkey runs at a time. While no passkey dialog is open, the browser may offer the passkey among the
 * suggestions of the password field, until the lender refuses a passkey. Source: ACC-14, ACC-15.
 */
@injectable()
export class PasskeyLogin {
  private ceremony: AbortController | undefined

  constructor(
    @inject(LogInWithPasskey) private readonly logIn: LogInWithPasskey,
    @inject(PasskeyAuthenticator) private readonly authenticator: PasskeyAuthenticator,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Toasts) private readonly toasts: Toasts,
  ) {}

  /** Asks for the passkey as soon as the password screen opens, unless the customer has just signed out. */
  async requestPasskeyOnScreenOpen(taxId: Cuit): Promise<void> {
    const hasJustLeft = this.sessions.hasSignedOut()
    this.sessions.forgetLogOut()
    const signal = this.restartCeremony()
    if (!(await this.authenticator.isSupported()) || signal.aborted) return
    if (hasJustLeft) {
      await this.suggestPasskey(taxId, signal)
      return
    }
    const entered = await this.logIn.execute({ taxId, mode: 'modal', signal })
    if (entered.ok || signal.aborted || wasPasskeyNotRequested(entered.failure)) return
    this.showFailure(entered.failure)
    if (entered.failure.kind === 'cancelled') await this.suggestPasskey(taxId, signal)
  }

  /** Asks for the passkey after the customer has pressed the button for signing in with it. */
  async requestPasskey(taxId: Cuit): Promise<void> {
    const signal = this.restartCeremony()
    const entered = await this.logIn.execute({ taxId, mode: 'modal', signal })
    if (entered.ok || signal.aborted) return
    this.showFailure(entered.failure)
    if (entered.failure.kind === 'cancelled') void this.suggestPasskey(taxId, signal)
  }

  /**
   * After the customer has typed a wrong password, offers the passkey again among the suggestions of the
   * password field.
   */
  async suggestPasskeyInPasswordField(taxId: Cuit): Promise<void> {
    await this.suggestPasskey(taxId, this.restartCeremony())
  }

  cancelPasskeyRequest(): void {
    this.ceremony?.abort()
  }

  private async suggestPasskey(taxId: Cuit, signal: AbortSignal): Promise<void> {
    if (!(await this.authenticator.supportsPasskeySuggestions()) || signal.aborted) return
    const entered = await this.logIn.execute({ taxId, mode: 'conditional', signal })
    if (!entered.ok && !signal.aborted && entered.failure.kind === 'not-let-in')
      this.showFailure(entered.failure)
  }

  private showFailure(failure: LogInWithPasskeyFailure): void {
    switch (failure.kind) {
      case 'cancelled':
        return
      case 'no-passkeys':
        this.toasts.show({ text: texts.noPasskeys, tone: 'info' })
        return
      case 'not-supported':
        this.toasts.show({ text: texts.notSupported, tone: 'info' })
        return
      case 'failed':
      case 'not-asked':
      case 'not-let-in':
        this.toasts.show({ text: texts.failed, tone: 'bad' })
    }
  }

  private restartCeremony(): AbortSignal {
    this.cancelPasskeyRequest()
    this.ceremony = new AbortController()
    return this.ceremony.signal
  }
}

/**
 * Returns whether the device was not asked for a passkey, because it does not support passkeys, because the
 * account has none, or because the portal could not find out whether it has one.
 */
function wasPasskeyNotRequested({ kind }: LogInWithPasskeyFailure): boolean {
  return kind === 'no-passkeys' || kind === 'not-asked' || kind === 'not-supported'
}
