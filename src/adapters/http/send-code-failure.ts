import type { SendCodeFailure } from '@/application/access/access.port'
import type { HttpRefusal } from './http-failure'

/**
 * Statuses and codes of refusals that do not concern the phone number: a timeout, too many requests, or
 * faulty customer data.
 */
const statusesAndCodesNotAboutPhone: readonly (string | number | undefined)[] = [
  408,
  429,
  'TOO_MANY_ATTEMPTS',
  'CUSTOMER_NOT_FOUND',
  'INVALID_CUSTOMER_EMAIL',
]

/**
 * Converts a refusal to send an SMS code. The phone number counts as not valid, unless the server failed or
 * the refusal gives another reason. Source: ACC-11, ACC-33.
 */
export function toSendCodeFailure({ status, code }: HttpRefusal): SendCodeFailure | undefined {
  const isAboutElse =
    status >= 500 ||
    statusesAndCodesNotAboutPhone.includes(status) ||
    statusesAndCodesNotAboutPhone.includes(code)
  return isAboutElse ? undefined : { kind: 'number-not-valid' }
}
