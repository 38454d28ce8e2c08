import type { HttpRefusal } from './http-failure'

/**
 * Returns `not-offered` for the statuses with which a lender says that it does not have this call.
 * Source: SUP-04, CAN-06.
 */
export function toNotOffered({ status }: HttpRefusal): { readonly kind: 'not-offered' } | undefined {
  return status === 404 || status === 501 ? { kind: 'not-offered' } : undefined
}
