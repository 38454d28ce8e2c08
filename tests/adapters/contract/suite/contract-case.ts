import * as v from 'valibot'
import type { Call } from '@/adapters/contract/call'
import type { CallName } from '@/adapters/fake/call-name'
import { servedCalls, type ServedCall } from '@/adapters/fake/call-table'
import type { DemoState } from '@/adapters/fake/demo-state'
import type { CallInput } from '@/adapters/http/http-transport'
import type { HttpFailure } from '@/adapters/http/http-failure'
import type { Result } from '@/domain/shared/result'
import type { PortalClient } from './portal-client'

/** The answer that the contract requires. Without a code it is a success in the shape of the row. */
export interface ExpectedAnswer {
  readonly status: number
  readonly code?: string
  readonly contentType?: string
}

/** A call, the state before it, and the answer that the contract requires. */
export interface ContractCase {
  readonly call: string
  readonly title: string
  /** The persona who is signed in. */
  readonly by?: string
  readonly arranged?: Partial<DemoState>
  readonly ask: (portalClient: PortalClient) => Promise<Result<unknown, HttpFailure>>
  readonly expected: ExpectedAnswer
}

type Circumstances = Pick<ContractCase, 'title' | 'by' | 'arranged' | 'expected'>

/** Creates a case whose input has the types of the row. */
export function createContractCase<Row extends Call>(
  row: Row,
  { input, ...circumstances }: Circumstances & { readonly input: CallInput<Row> },
): ContractCase {
  return { ...circumstances, call: row.name, ask: ({ client }) => client.send(row, input) }
}

export interface UncheckedInputCase {
  readonly path: Readonly<Record<string, string>>
  readonly query?: unknown
  readonly body?: unknown
  readonly idempotencyKey?: string
}

/** Creates a case with any input, as a client sends it that violates the contract. */
export function caseWithUncheckedInput(
  served: ServedCall,
  { input, ...circumstances }: Circumstances & { readonly input: UncheckedInputCase },
): ContractCase {
  const row = { ...served.row, query: v.unknown(), body: v.unknown() }
  return { ...circumstances, call: served.name, ask: ({ client }) => client.send(row, input) }
}

export function servedCallByName(name: CallName): ServedCall {
  const found = servedCalls.find((served) => served.name === name)
  if (!found) throw new Error(`No such call: ${name}`)
  return found
}
