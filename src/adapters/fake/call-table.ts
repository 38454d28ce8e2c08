import type { ApiCall, ApiContract } from '@/adapters/contract/call'
import { apiContracts } from '@/adapters/contract/contracts'
import { handlersByCapability } from './handlers'
import type { FakeRequest } from './shared/handler'
import { compareSpecificity, matchPath, pathTemplate, type PathTemplate } from './path-template'

/** A handler of the fake back end, without the type of the call that it answers. */
export type UntypedHandler = (request: FakeRequest<ApiCall>) => unknown

export interface ServedCall {
  /** The call's capability and its key in it, such as `access.findPeople`. */
  readonly name: string
  readonly row: ApiCall
  readonly template: PathTemplate
  readonly handler: UntypedHandler
}

const allHandlers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = handlersByCapability

/**
 * Every call of the contract with its handler. If two match a path, the one with more fixed segments comes
 * first.
 */
export const servedCalls: readonly ServedCall[] = Object.entries<ApiContract>(apiContracts)
  .flatMap(([capability, rows]) =>
    Object.entries(rows).map(([key, row]) => ({
      name: row.name,
      row,
      template: pathTemplate(row.path),
      handler: handlerOf(capability, key),
    })),
  )
  .sort((one, other) => compareSpecificity(one.template, other.template))

export function servedCallOf(method: string, path: string): ServedCall | undefined {
  return servedCalls.find(
    ({ row, template }) => row.method === method && matchPath(template, path) !== undefined,
  )
}

/** Returns the handler of a call by name. The types were checked where the handlers are listed. */
function handlerOf(capability: string, key: string): UntypedHandler {
  return allHandlers[capability]?.[key] as UntypedHandler
}
