import { inject, injectable } from 'inversify'
import { Clock } from '@/application/shared/clock.port'
import { SessionGateway } from './session.port'

const firstRetryMilliseconds = 10_000
const slowestRetryMilliseconds = 300_000

/**
 * Ends sessions with the lender, and tries again as long as the page lives: what would end them is as good as a
 * password, so it is held in memory only. Source: ACC-31.
 */
@injectable('Singleton')
export class Revocations {
  private readonly pending = new Set<string>()
  private readonly listeners = new Set<() => void>()
  private callOffRetry: (() => void) | undefined
  private retryMilliseconds = firstRetryMilliseconds

  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Whether the lender knows of all of them. */
  get allRevoked(): boolean {
    return this.pending.size === 0
  }

  async revoke(refreshToken: string): Promise<void> {
    this.pending.add(refreshToken)
    this.retryMilliseconds = firstRetryMilliseconds
    await this.retry()
  }

  async retry(): Promise<void> {
    this.callOffRetry?.()
    await Promise.all([...this.pending].map((refreshToken) => this.tell(refreshToken)))
    for (const run of this.listeners) run()
    if (!this.allRevoked) this.retryLater()
  }

  /**
   * Runs when a token was revoked or the lender could not be reached. Returns a function that unsubscribes.
   */
  onChange(run: () => void): () => void {
    this.listeners.add(run)
    return () => this.listeners.delete(run)
  }

  /** A lender who does not know the session any more has ended it. */
  private async tell(refreshToken: string): Promise<void> {
    const answer = await this.gateway.logOut(refreshToken)
    if (answer.ok || answer.failure.kind === 'session-ended') this.pending.delete(refreshToken)
  }

  private retryLater(): void {
    this.callOffRetry?.()
    this.callOffRetry = this.clock.after(this.retryMilliseconds, () => void this.retry())
    this.retryMilliseconds = Math.min(this.retryMilliseconds * 2, slowestRetryMilliseconds)
  }
}
