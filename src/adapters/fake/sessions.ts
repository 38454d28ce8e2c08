import type { LenderClock } from './clock'
import type { RandomText } from './random-text'
import type { CustomerRecord, TokenRecord } from './records'
import type { Store } from './store'

const accessLifetimeMilliseconds = 15 * 60_000
const refreshLifetimeMilliseconds = 12 * 3_600_000

/** Opaque tokens: an access token lives 15 minutes, a refresh token 12 hours. */
export class Sessions {
  private readonly store: Store
  private readonly clock: LenderClock
  private readonly random: RandomText

  constructor(store: Store, clock: LenderClock, random: RandomText) {
    this.store = store
    this.clock = clock
    this.random = random
  }

  open(taxId: string): { readonly accessToken: string; readonly refreshToken: string } {
    this.store.tokens.discard((token) => token.expiresAt <= this.clock.now())
    const sessionId = this.random.token()
    return {
      accessToken: this.issue({ kind: 'access', taxId, sessionId }),
      refreshToken: this.issue({ kind: 'refresh', taxId, sessionId }),
    }
  }

  /** A new access token; nothing when the refresh token is not good any more. */
  refresh(taxId: string, refreshToken: string): string | undefined {
    const token = this.living(refreshToken, 'refresh')
    return token?.taxId === taxId ? this.issue({ ...token, kind: 'access' }) : undefined
  }

  /** Every token of that login dies. */
  close(refreshToken: string): void {
    const token = this.store.tokens.find(refreshToken)
    if (!token) return
    for (const { id } of this.store.tokens.where({ sessionId: token.sessionId }))
      this.store.tokens.change(id, { revoked: true })
  }

  customerOf(accessToken: string): CustomerRecord | undefined {
    const token = this.living(accessToken, 'access')
    return token && this.store.customers.find(token.taxId)
  }

  private issue(token: Pick<TokenRecord, 'kind' | 'taxId' | 'sessionId'>): string {
    const lifetime = token.kind === 'access' ? accessLifetimeMilliseconds : refreshLifetimeMilliseconds
    const id = this.random.token()
    this.store.tokens.insert({
      id,
      kind: token.kind,
      taxId: token.taxId,
      sessionId: token.sessionId,
      expiresAt: this.clock.now() + lifetime,
      revoked: false,
    })
    return id
  }

  private living(id: string, kind: TokenRecord['kind']): TokenRecord | undefined {
    const token = this.store.tokens.find(id)
    const isLiving = token?.kind === kind && !token.revoked && this.clock.now() < token.expiresAt
    return isLiving ? token : undefined
  }
}
