import type { CustomerObjectKind, CallParameterRole } from '@/adapters/contract/object-access'
import { servedCalls, type ServedCall } from '@/adapters/fake/call-table'
import { createContractCaseWithUntypedInput, type ContractCase } from './contract-case'
import { expectedJsonSuccessAnswer, signedInAsMarta, martaCustomerId, martaTaxId } from './marta'

/** Values that identify Marta in the path of an API call, by kind of parameter. */
const martasIdsByKind: Readonly<Partial<Record<CustomerObjectKind, string>>> = {
  'customer-id': martaCustomerId,
  'tax-id': martaTaxId,
}

/**
 * Returns a test of the API contract, with Marta signed in, for each API call that only reads data and
 * has no test in `written`.
 */
export function createReadOnlyCallCases(written: readonly ContractCase[]): readonly ContractCase[] {
  const known = new Set(written.map(({ call }) => call))
  return servedCalls.flatMap((served) => {
    const path = known.has(served.name) ? undefined : martasPathParameters(served)
    const title = 'answers about the customer'
    return path
      ? [
          createContractCaseWithUntypedInput(served, {
            title,
            ...signedInAsMarta,
            input: { path },
            expected: expectedJsonSuccessAnswer,
          }),
        ]
      : []
  })
}

/**
 * Returns Marta's path parameters for an API call that needs a session and only reads data; undefined
 * for any other API call.
 */
function martasPathParameters({ call }: ServedCall): Readonly<Record<string, string>> | undefined {
  const { method, access, query, body, answer, objectAccess } = call
  if (method !== 'GET' || access !== 'session' || query || body || typeof answer === 'string')
    return undefined
  const parameters = Object.entries<CallParameterRole>(objectAccess.by ?? {}).map(
    ([name, role]) =>
      [
        name.replace('path.', ''),
        new Map<string, string>(Object.entries(martasIdsByKind)).get(role),
      ] as const,
  )
  const said = parameters.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  return said.length === parameters.length ? Object.fromEntries(said) : undefined
}
