import * as v from 'valibot'
import type { ApiCall } from '@/adapters/contract/call'
import type { CallName } from '@/adapters/fake/call-name'
import { servedCalls, type ServedCall } from '@/adapters/fake/call-table'
import type { DemoState } from '@/adapters/fake/demo-state'
import type { ApiCallInput } from '@/adapters/http/http-transport'
import type { HttpFailure } from '@/adapters/http/http-failure'
import type { Result } from '@/domain/shared/result'
import type { PortalClient } from './portal-client'

/**
 * Answer that the API contract requires: an error if `code` is set, otherwise a success that matches the
 * schema of the API call.
 */
interface ExpectedApiAnswer {
  readonly status: number
  readonly code?: string
  readonly contentType?: string
}

/**
 * Test of the API contract: an API call, the state of the fake lender before it, and the answer that the
 * contract requires.
 */
export interface ContractCase {
  readonly call: string
  readonly title: string
  /** Id of the persona who is signed in; undefined for an API call without a session. */
  readonly signedInPersonaId?: string
  readonly demoState?: Partial<DemoState>
  readonly makeCall: (portalClient: PortalClient) => Promise<Result<unknown, HttpFailure>>
  readonly expected: ExpectedApiAnswer
}

type CommonCaseFields = Pick<ContractCase, 'title' | 'signedInPersonaId' | 'demoState' | 'expected'>

/**
 * Creates a test of the API contract for one call. The input has the types that the contract gives this
 * call.
 */
export function createContractCase<Call extends ApiCall>(
  call: Call,
  { input, ...circumstances }: CommonCaseFields & { readonly input: ApiCallInput<Call> },
): ContractCase {
  return { ...circumstances, call: call.name, makeCall: ({ client }) => client.send(call, input) }
}

export interface UntypedCallInput {
  readonly path: Readonly<Record<string, string>>
  readonly query?: unknown
  readonly body?: unknown
  readonly idempotencyKey?: string
}

/** Creates a test of the API contract with an input of any type, for requests that violate the contract. */
export function createContractCaseWithUntypedInput(
  served: ServedCall,
  { input, ...circumstances }: CommonCaseFields & { readonly input: UntypedCallInput },
): ContractCase {
  const call = { ...served.call, query: v.unknown(), body: v.unknown() }
  return { ...circumstances, call: served.name, makeCall: ({ client }) => client.send(call, input) }
}

export function findServedApiCallOrThrow(name: CallName): ServedCall {
  const found = servedCalls.find((served) => served.name === name)
  if (!found) throw new Error(`No such call: ${name}`)
  return found
}
