import { inject, injectable } from 'inversify'
import { Clock } from '@/application/shared/clock.port'
import { Listeners } from '@/application/shared/listeners'
import { PortalRelease } from '@/application/shared/release.port'
import { SessionGateway } from './session.port'

const firstRetryDelayMilliseconds = 10_000
const maxRetryDelayMilliseconds = 300_000

/**
 * How long a session that could not be revoked postpones the reload of the page into a newer release. It is
 * limited, because the lender may never answer and the newer release may be urgent.
 */
const maxReloadPostponementMilliseconds = 900_000

/**
 * Asks the lender to revoke sessions, and repeats this until it succeeds or the page is closed. The refresh
 * tokens give access like a password, so they are held in memory only. A reload of the page would lose them,
 * so a newer release of the portal waits for up to 15 minutes. Source: ACC-31.
 */
@injectable('Singleton')
export class TokenRevoker {
  private readonly pending = new Set<string>()
  private readonly listeners = new Listeners()
  private cancelRetry: (() => void) | undefined
  private retryMilliseconds = firstRetryDelayMilliseconds

  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(Clock) private readonly clock: Clock,
    @inject(PortalRelease) private readonly release: Pick<PortalRelease, 'postponeReloadUntil'>,
  ) {}

  /** Whether the lender has revoked all tokens that it was asked to revoke. */
  get areAllRevoked(): boolean {
    return this.pending.size === 0
  }

  async revoke(refreshToken: string): Promise<void> {
    this.pending.add(refreshToken)
    this.retryMilliseconds = firstRetryDelayMilliseconds
    void this.release.postponeReloadUntil(this.waitForRevocation())
    await this.retry()
  }

  async retry(): Promise<void> {
    this.cancelRetry?.()
    await Promise.all([...this.pending].map((refreshToken) => this.revokeToken(refreshToken)))
    this.listeners.notify()
    if (!this.areAllRevoked) this.retryLater()
  }

  /**
   * Calls `run` after each attempt to revoke tokens, whether the lender revoked them or could not be
   * reached. Returns a function that unsubscribes.
   */
  readonly onChange = this.listeners.add

  /** Revokes a token. If the lender no longer knows the session, the token counts as revoked. */
  private async revokeToken(refreshToken: string): Promise<void> {
    const answer = await this.gateway.logOut(refreshToken)
    if (answer.ok || answer.failure.kind === 'session-ended') this.pending.delete(refreshToken)
  }

  /** Resolves when the lender has revoked all tokens, or when a reload is no longer postponed for them. */
  private waitForRevocation(): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        stopListening()
        cancelLimit()
        resolve()
      }
      const stopListening = this.onChange(() => this.areAllRevoked && end())
      const cancelLimit = this.clock.runAfter(maxReloadPostponementMilliseconds, end)
    })
  }

  private retryLater(): void {
    this.cancelRetry?.()
    this.cancelRetry = this.clock.runAfter(this.retryMilliseconds, () => void this.retry())
    this.retryMilliseconds = Math.min(this.retryMilliseconds * 2, maxRetryDelayMilliseconds)
  }
}
