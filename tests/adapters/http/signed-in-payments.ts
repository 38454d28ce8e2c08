import { createFakeBackEnd } from '@/adapters/fake/create-fake-back-end'
import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { defaultDemoState, demoInstant, type NextAnswer, type DemoState } from '@/adapters/fake/demo-state'
import { HttpAutomaticCollectionGateway } from '@/adapters/http/automatic-collection-gateway'
import { HttpClient } from '@/adapters/http/http-client'
import { HttpPaymentGateway } from '@/adapters/http/payment-gateway'
import { HttpRecentOperationsGateway } from '@/adapters/http/recent-operations-gateway'
import { toSession } from '@/adapters/http/session-mapper'
import type { SessionStore } from '@/application/session/session-store'
import { MemoryTabLock } from '#tests/support/memory-device'
import { sessionsIn } from '#tests/support/sessions-in'

type NextCall = DemoState['next'][number]['call']

const address = 'https://portal.invalid/api'

export interface SignedInPayments {
  readonly gateway: HttpPaymentGateway
  readonly backEnd: FakeBackEnd
  readonly sessions: SessionStore
  readonly requests: readonly Request[]
  /** The next answer of that call goes wrong. */
  next(call: NextCall, answer: NextAnswer): void
}

/** A customer of the demo who is logged in, and their gateway to the demo's lender. */
export async function signedInPayments(
  personaId: string,
  onRequest: (request: Request) => void = () => undefined,
): Promise<SignedInPayments> {
  const backEnd: FakeBackEnd = createFakeBackEnd({
    demoState: defaultDemoState,
    now: () => demoInstant(backEnd.demoState()) ?? Date.parse('2026-11-21T12:00:00-03:00'),
    sleep: () => Promise.resolve(),
  })
  const sessions = sessionsIn()
  enters(personaId, backEnd, sessions)
  const requests: Request[] = []
  const gateway = paymentsOver(backEnd, sessions, (request) => {
    requests.push(request.clone())
    onRequest(request)
  })
  return {
    gateway,
    backEnd,
    sessions,
    requests,
    next: (call, answer) => backEnd.arrange({ next: [{ call, answer }] }),
  }
}

/** Somebody of the cast enters there. */
export function enters(personaId: string, backEnd: FakeBackEnd, sessions: SessionStore): void {
  const customer = backEnd.letIn(personaId)
  if (!customer) throw new Error(`Nobody of the cast is ${personaId}`)
  sessions.open(toSession(customer))
}

/** A gateway of the customer on one device. */
export function paymentsOver(
  backEnd: FakeBackEnd,
  sessions: SessionStore,
  onRequest: (request: Request) => void = () => undefined,
): HttpPaymentGateway {
  return new HttpPaymentGateway(clientOver(backEnd, sessions, onRequest))
}

/** What other devices ordered of late, as the lender lists it. */
export function recentOperationsOver(
  backEnd: FakeBackEnd,
  sessions: SessionStore,
): HttpRecentOperationsGateway {
  return new HttpRecentOperationsGateway(clientOver(backEnd, sessions))
}

/** What is collected automatically of the customer's loans. */
export function collectionsOver(
  backEnd: FakeBackEnd,
  sessions: SessionStore,
): HttpAutomaticCollectionGateway {
  return new HttpAutomaticCollectionGateway(clientOver(backEnd, sessions))
}

function clientOver(
  backEnd: FakeBackEnd,
  sessions: SessionStore,
  onRequest: (request: Request) => void = () => undefined,
): HttpClient {
  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    onRequest(request)
    return backEnd.handle(request)
  }
  const addresses = { apiBaseUrl: address, pushBaseUrl: address, portalBaseUrl: address }
  return new HttpClient({ fetch, addresses, sessions, tabLock: new MemoryTabLock() })
}
