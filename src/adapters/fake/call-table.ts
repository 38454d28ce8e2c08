import type { ApiCall, ApiContract } from '@/adapters/contract/call'
import { apiContracts } from '@/adapters/contract/contracts'
import { handlersByContract } from './handlers'
import type { CallHandlerRequest } from './shared/handler'
import { comparePathSpecificity, matchPath, parsePathTemplate, type PathTemplate } from './path-template'

/** A handler of the fake back end, with a type that fits the handler of any API call. */
type AnyApiCallHandler = (request: CallHandlerRequest<ApiCall>) => unknown

export interface ServedCall {
  /** Name of the API call: its API contract and its key in that contract, such as `access.findPeople`. */
  readonly name: string
  readonly call: ApiCall
  readonly template: PathTemplate
  readonly handler: AnyApiCallHandler
}

const allHandlers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = handlersByContract

/**
 * Every API call with the handler that answers it in the fake back end. If the paths of two calls match a
 * request, the call whose path has more fixed segments is used.
 */
export const servedCalls: readonly ServedCall[] = Object.entries<ApiContract>(apiContracts)
  .flatMap(([capability, calls]) =>
    Object.entries(calls).map(([key, call]) => ({
      name: call.name,
      call,
      template: parsePathTemplate(call.path),
      handler: handlerOf(capability, key),
    })),
  )
  .sort((one, other) => comparePathSpecificity(one.template, other.template))

export function findServedCall(method: string, path: string): ServedCall | undefined {
  return servedCalls.find(
    ({ call, template }) => call.method === method && matchPath(template, path) !== undefined,
  )
}

/** Returns the handler of an API call by the names of its contract and its key. */
function handlerOf(capability: string, key: string): AnyApiCallHandler {
  return allHandlers[capability]?.[key] as AnyApiCallHandler
}
