import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { RandomTextGenerator } from '@/adapters/fake/shared/random-text-generator'
import type { CustomerRecord, SessionTokenRecord } from '@/adapters/fake/shared/records'
import type { FakeDataStore } from '@/adapters/fake/store'

const accessTokenLifetimeMilliseconds = 15 * 60_000
const refreshTokenLifetimeMilliseconds = 12 * 3_600_000
/**
 * Milliseconds after a login by code or passkey in which the customer may set a new password without typing
 * the current one. Source: ACC-36.
 */
const identityProofLifetimeMilliseconds = 15 * 60_000

/** How a customer signed in. Only signing in with a code or a passkey proves the customer's identity. */
export type LoginMethod = 'password' | 'link' | 'code' | 'reset-code' | 'passkey'

const identityProvingMethods: readonly LoginMethod[] = ['code', 'reset-code', 'passkey']

/**
 * The sessions of the customers, with opaque tokens. An access token is valid for 15 minutes and a refresh
 * token for 12 hours.
 */
export class CustomerSessionRegistry {
  constructor(
    private readonly store: FakeDataStore,
    private readonly clock: LenderClock,
    private readonly random: RandomTextGenerator,
  ) {}

  openSession(
    taxId: string,
    method: LoginMethod,
  ): { readonly accessToken: string; readonly refreshToken: string } {
    this.store.sessionTokens.deleteWhere((token) => token.expiresAt <= this.clock.now())
    const login = {
      taxId,
      sessionId: this.random.createToken(),
      ...(identityProvingMethods.includes(method) ? { provedAt: this.clock.now() } : {}),
    }
    return {
      accessToken: this.issueToken({ ...login, kind: 'access' }),
      refreshToken: this.issueToken({ ...login, kind: 'refresh' }),
    }
  }

  /** Returns a new access token for a refresh token; undefined if the refresh token is no longer valid. */
  refreshAccessToken(taxId: string, refreshToken: string): string | undefined {
    const token = this.findValidToken(refreshToken, 'refresh')
    return token?.taxId === taxId ? this.issueToken({ ...token, kind: 'access' }) : undefined
  }

  /**
   * Ends the session to which a refresh token belongs, by revoking all tokens of that session. Given an
   * access token, does nothing.
   */
  closeByRefreshToken(refreshToken: string): void {
    const token = this.store.sessionTokens.find(refreshToken)
    if (token?.kind !== 'refresh') return
    for (const { id } of this.store.sessionTokens.where({ sessionId: token.sessionId }))
      this.store.sessionTokens.change(id, { revoked: true })
  }

  /** Ends every session of a customer by revoking all tokens of those sessions. Source: ACC-38. */
  closeCustomerSessions(taxId: string): void {
    for (const { id } of this.store.sessionTokens.where({ taxId, revoked: false }))
      this.store.sessionTokens.change(id, { revoked: true })
  }

  /**
   * Returns the id of each open session of the customer, and when the customer last used it, in epoch
   * milliseconds.
   */
  listOpenSessions(taxId: string): readonly { readonly id: string; readonly lastUsedAt: number }[] {
    const living = this.store.sessionTokens
      .where({ taxId, revoked: false, kind: 'refresh' })
      .filter(({ expiresAt }) => this.clock.now() < expiresAt)
    return living.map(({ sessionId, expiresAt }) => ({
      id: sessionId,
      lastUsedAt: Math.max(expiresAt - refreshTokenLifetimeMilliseconds, ...this.sessionUseTimes(sessionId)),
    }))
  }

  /** Ends one session of a customer by revoking the tokens of that session. */
  closeSession(taxId: string, sessionId: string): void {
    for (const { id } of this.store.sessionTokens.where({ taxId, sessionId }))
      this.store.sessionTokens.change(id, { revoked: true })
  }

  findSessionId(accessToken: string): string | undefined {
    return this.findValidToken(accessToken, 'access')?.sessionId
  }

  /**
   * Returns the times at which the session got an access token. They approximate when the customer used the
   * session: after an access token has expired, the next request gets a new one.
   */
  private sessionUseTimes(sessionId: string): readonly number[] {
    const issued = this.store.sessionTokens.where({ sessionId, kind: 'access' })
    return issued.map(({ expiresAt }) => expiresAt - accessTokenLifetimeMilliseconds)
  }

  /**
   * Moves the expiry of all sessions forward when the demo's clock is set to a later time, so that
   * customers stay signed in.
   */
  postponeTokenExpiry(jump: { readonly from: number; readonly to: number }): void {
    const ahead = jump.to - jump.from
    if (ahead <= 0) return
    for (const { id, expiresAt } of this.store.sessionTokens.where({ revoked: false }))
      if (expiresAt > jump.from) this.store.sessionTokens.change(id, { expiresAt: expiresAt + ahead })
  }

  findCustomer(accessToken: string): CustomerRecord | undefined {
    const token = this.findValidToken(accessToken, 'access')
    return token && this.store.customers.find(token.taxId)
  }

  /**
   * Returns whether the customer opened the session with a code or a passkey within the last 15 minutes.
   * Source: ACC-36.
   */
  isIdentityRecentlyVerified(accessToken: string): boolean {
    const provedAt = this.findValidToken(accessToken, 'access')?.provedAt
    return provedAt !== undefined && this.clock.now() < provedAt + identityProofLifetimeMilliseconds
  }

  private issueToken(token: Pick<SessionTokenRecord, 'kind' | 'taxId' | 'sessionId' | 'provedAt'>): string {
    const lifetime =
      token.kind === 'access' ? accessTokenLifetimeMilliseconds : refreshTokenLifetimeMilliseconds
    const id = this.random.createToken()
    this.store.sessionTokens.insert({
      id,
      kind: token.kind,
      taxId: token.taxId,
      sessionId: token.sessionId,
      expiresAt: this.clock.now() + lifetime,
      revoked: false,
      ...(token.provedAt === undefined ? {} : { provedAt: token.provedAt }),
    })
    return id
  }

  private findValidToken(id: string, kind: SessionTokenRecord['kind']): SessionTokenRecord | undefined {
    const token = this.store.sessionTokens.find(id)
    const isLiving = token?.kind === kind && !token.revoked && this.clock.now() < token.expiresAt
    return isLiving ? token : undefined
  }
}
