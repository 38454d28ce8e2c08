import type { HttpRefusal } from './http-failure'

/** A lender that has no such call says so in one of these ways: the portal does without. Source: SUP-04, CAN-06. */
export function notOffered({ status }: HttpRefusal): { readonly kind: 'not-offered' } | undefined {
  return status === 404 || status === 501 ? { kind: 'not-offered' } : undefined
}
