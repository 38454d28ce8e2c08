import type { ApiCall } from '@/adapters/contract/call'
import type { CallParameterRole } from '@/adapters/contract/object-access'

/** An API call with the parameters of one request, which match the API contract. */
export interface CallParameters {
  readonly call: ApiCall
  readonly path: unknown
  readonly query: unknown
  readonly body: unknown
}

export interface RequestedObjectReference {
  readonly role: CallParameterRole
  readonly id: string
}

/**
 * Returns the parameters of a request that have a role in the API contract (for example, they identify a
 * loan), with their values. A parameter with a list of values is returned once for each value.
 */
export function findRequestedObjectReferences({
  call,
  path,
  query,
  body,
}: CallParameters): readonly RequestedObjectReference[] {
  const said: unknown = { path, query, body }
  return Object.entries(call.objectAccess.by ?? {}).flatMap(([place, role]) =>
    textsIn(place.split('.').reduce((from: unknown, name) => Object(from)[name], said)).map((id) => ({
      role,
      id,
    })),
  )
}

function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return typeof value === 'string' ? [value] : []
}
