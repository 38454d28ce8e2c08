import type { HttpRefusal } from './http-failure'

/**
 * Returns `not-offered` if the status of a refusal means that the lender's server does not have this API
 * call; otherwise undefined.
 * Source: SUP-04, CAN-06.
 */
export function toNotOfferedFailure({ status }: HttpRefusal): { readonly kind: 'not-offered' } | undefined {
  return status === 404 || status === 501 ? { kind: 'not-offered' } : undefined
}
