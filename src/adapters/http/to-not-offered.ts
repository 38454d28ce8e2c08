import type { HttpRefusal } from './http-failure'

/**
 * Returns `not-offered` if the refusal's status means that the lender's server does not have this call.
 * Source: SUP-04, CAN-06.
 */
export function toNotOfferedFailure({ status }: HttpRefusal): { readonly kind: 'not-offered' } | undefined {
  return status === 404 || status === 501 ? { kind: 'not-offered' } : undefined
}
