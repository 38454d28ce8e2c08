import axios, { AxiosError } from 'axios'
import * as v from 'valibot'
import { failure, success, type Result } from '@/domain/shared/result'
import type { Tokens } from '@/domain/session/session'
import { sessionContract } from '@/adapters/contract/session.contract'
import type { SessionStore } from '@/application/session/session-store'
import type { TabLock } from '@/application/shared/tab-lock.port'
import type { HttpFailure } from './http-failure'

const timeoutMilliseconds = 80_000

/**
 * Renews the access token once, however many calls and tabs ask for it. Refused with 403 the session ends;
 * a token that comes after the session changed hands is dropped. Source: SES-07.
 */
export class TokenRefresh {
  constructor(
    private readonly fetch: typeof globalThis.fetch,
    private readonly apiBaseUrl: string,
    private readonly sessions: SessionStore,
    private readonly tabLock: TabLock,
  ) {}

  renew(used: Tokens): Promise<Result<Tokens, HttpFailure>> {
    return this.tabLock.runAlone('token-refresh', async () => {
      const session = this.sessions.current()
      if (session?.tokens.refresh !== used.refresh) return failure({ kind: 'session-ended' })
      if (session.tokens.access !== used.access) return success(session.tokens)
      return this.ask(session.customer.taxId, used)
    })
  }

  private async ask(taxId: string, used: Tokens): Promise<Result<Tokens, HttpFailure>> {
    const { method, path, answer } = sessionContract.refreshToken
    try {
      const response = await axios.request<unknown>({
        adapter: 'fetch',
        env: { fetch: this.fetch },
        timeout: timeoutMilliseconds,
        method,
        baseURL: this.apiBaseUrl,
        url: path.replace('{customerTaxId}', taxId),
        data: { refreshToken: used.refresh },
        validateStatus: () => true,
      })
      if (response.status === 403) return this.end(used)
      const checked = v.safeParse(answer, response.data)
      if (response.status !== 200 || !checked.success) return failure({ kind: 'no-answer' })
      const renewed = { access: checked.output.accessToken, refresh: used.refresh }
      this.sessions.renewTokens(used, renewed)
      return this.isStillOpen(used) ? success(renewed) : failure({ kind: 'session-ended' })
    } catch (error) {
      if (error instanceof AxiosError) return failure({ kind: 'no-answer' })
      throw error
    }
  }

  private end(used: Tokens): Result<Tokens, HttpFailure> {
    if (this.isStillOpen(used)) this.sessions.close('expired')
    return failure({ kind: 'session-ended' })
  }

  /** The refresh token stays the same while one session lasts. */
  private isStillOpen(used: Tokens): boolean {
    return this.sessions.current()?.tokens.refresh === used.refresh
  }
}
