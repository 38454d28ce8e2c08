import { accessContract } from '@/adapters/contract/access.contract'
import { findPersona } from '@/adapters/fake/personas/personas'
import { HttpClient } from '@/adapters/http/http-client'
import type { HttpFailure } from '@/adapters/http/http-failure'
import { toSession } from '@/adapters/http/session-mapper'
import type { Session } from '@/domain/session/session'
import { failure, success, type Result } from '@/domain/shared/result'
import { MemoryCrossTabLock } from '#tests/support/memory-device'
import { createSessionStore } from '#tests/support/sessions-in'
import type { TestLender } from './lenders'

/** HTTP client of the portal for tests, connected to a lender. It records the answers that it receives. */
export class PortalClient {
  readonly sessions = createSessionStore()
  readonly client: HttpClient
  /** HTTP status and content type of every answer that the client has received so far, in order. */
  readonly receivedAnswers: { readonly status: number; readonly contentType: string | null }[] = []

  constructor(readonly lender: TestLender) {
    const addresses = {
      apiBaseUrl: lender.apiAddress,
      pushBaseUrl: lender.apiAddress,
      portalBaseUrl: lender.apiAddress,
    }
    const { fetch, sessions } = this
    this.client = new HttpClient({ fetch, addresses, sessions, tabLock: new MemoryCrossTabLock() })
  }

  get sessionOrThrow(): Session {
    const session = this.sessions.current()
    if (!session) throw new Error('There is no session')
    return session
  }

  /**
   * Asks the lender to send a login code by SMS to the person with the given tax id. Returns the code:
   * four digits.
   */
  async requestLoginSmsCode(taxId: string): Promise<string> {
    const sent = await this.client.send(accessContract.sendCode, { path: { id: taxId } })
    return successValueOrThrow(sent).smsCode ?? ''
  }

  async logIn(personaId: string): Promise<void> {
    const taxId = findPersona(personaId)?.taxId ?? ''
    const entered = await this.client.send(accessContract.authenticateWithCode, {
      path: { taxId },
      body: { smsCode: await this.requestLoginSmsCode(taxId) },
    })
    this.sessions.openSession(toSession(successValueOrThrow(entered)))
  }

  private readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const answer = await this.lender.fetch(input, init)
    this.receivedAnswers.push({ status: answer.status, contentType: answer.headers.get('Content-Type') })
    return answer
  }
}

export function successValueOrThrow<Value>(answer: Result<Value, unknown>): Value {
  if (!answer.ok) throw new Error(`A good answer was needed: ${JSON.stringify(answer.failure)}`)
  return answer.value
}

/** Returns a success if `holds` is true, otherwise a failure that describes the value `found`. */
export function createResultFromCondition(holds: boolean, found: unknown): Result<unknown, HttpFailure> {
  return holds ? success(found) : failure({ kind: 'unreadable', reference: JSON.stringify(found) })
}
