import { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import {
  defaultDemoState,
  parseDemoClockInstant,
  type DemoNextCallAnswer,
  type DemoState,
} from '@/adapters/fake/demo-state'
import { HttpAutomaticCollectionGateway } from '@/adapters/http/automatic-collection-gateway'
import { HttpClient } from '@/adapters/http/http-client'
import { HttpPaymentGateway } from '@/adapters/http/payment-gateway'
import { HttpRecentOperationsGateway } from '@/adapters/http/recent-operations-gateway'
import { toSession } from '@/adapters/http/session-mapper'
import { cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import type { SessionStore } from '@/application/session/session-store'
import { MemoryCrossTabLock } from '#tests/support/memory-device'
import { createSessionStore } from '#tests/support/sessions-in'

type SettableAnswerCallName = DemoState['next'][number]['call']

const apiBaseUrl = 'https://portal.invalid/api'

/** Request to charge $ 12.625 for Marta's loan to a saved card. */
export const savedCardChargeRequest = {
  loanExternalId: '40128753',
  amount: cents(1_262_500),
  debitCardId: 'td-51c7a8e0',
  idempotencyKey: 'key-1',
  onBehalfOf: cuit('27284561231'),
}

interface SignedInPaymentSetup {
  readonly gateway: HttpPaymentGateway
  readonly backEnd: FakeBackEnd
  readonly sessions: SessionStore
  readonly requests: readonly Request[]
  /** Makes the lender give the answer `answer` to the next request of the API call `call`. */
  setNextAnswer(call: SettableAnswerCallName, answer: DemoNextCallAnswer): void
}

/**
 * Creates a fake back end and signs a persona in to it. Returns a payment gateway connected to this back
 * end, together with the objects by which a test controls both.
 */
export async function signInForPayments(
  personaId: string,
  onRequest: (request: Request) => void = () => undefined,
): Promise<SignedInPaymentSetup> {
  const backEnd: FakeBackEnd = new FakeBackEnd({
    demoState: defaultDemoState,
    now: () => parseDemoClockInstant(backEnd.demoState()) ?? Date.parse('2026-11-21T12:00:00-03:00'),
    sleep: () => Promise.resolve(),
  })
  const sessions = createSessionStore()
  signInPersona(personaId, backEnd, sessions)
  const requests: Request[] = []
  const gateway = createPaymentGateway(backEnd, sessions, (request) => {
    requests.push(request.clone())
    onRequest(request)
  })
  return {
    gateway,
    backEnd,
    sessions,
    requests,
    setNextAnswer: (call, answer) => backEnd.changeDemoState({ next: [{ call, answer }] }),
  }
}

/**
 * Signs a persona in to the fake back end and stores the session in `sessions`. Throws if no persona has
 * the given id.
 */
export function signInPersona(personaId: string, backEnd: FakeBackEnd, sessions: SessionStore): void {
  const customer = backEnd.signIn(personaId)
  if (!customer) throw new Error(`No persona is ${personaId}`)
  sessions.openSession(toSession(customer))
}

/**
 * Returns a payment gateway that takes the session from `sessions` and sends its requests to the fake
 * back end.
 */
export function createPaymentGateway(
  backEnd: FakeBackEnd,
  sessions: SessionStore,
  onRequest: (request: Request) => void = () => undefined,
): HttpPaymentGateway {
  return new HttpPaymentGateway(createClientOfBackEnd(backEnd, sessions, onRequest))
}

/**
 * Returns a gateway that lists the recent operations that the customer ordered on all devices. It is
 * connected to the fake back end.
 */
export function createRecentOperationsGateway(
  backEnd: FakeBackEnd,
  sessions: SessionStore,
): HttpRecentOperationsGateway {
  return new HttpRecentOperationsGateway(createClientOfBackEnd(backEnd, sessions))
}

/** Returns a gateway for automatic collections that is connected to the fake back end. */
export function createAutomaticCollectionGateway(
  backEnd: FakeBackEnd,
  sessions: SessionStore,
): HttpAutomaticCollectionGateway {
  return new HttpAutomaticCollectionGateway(createClientOfBackEnd(backEnd, sessions))
}

function createClientOfBackEnd(
  backEnd: FakeBackEnd,
  sessions: SessionStore,
  onRequest: (request: Request) => void = () => undefined,
): HttpClient {
  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    onRequest(request)
    return backEnd.handle(request)
  }
  const addresses = { apiBaseUrl, pushBaseUrl: apiBaseUrl, portalBaseUrl: apiBaseUrl }
  return new HttpClient({ fetch, addresses, sessions, tabLock: new MemoryCrossTabLock() })
}
