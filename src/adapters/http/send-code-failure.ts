import type { SendCodeFailure } from '@/application/access/access.port'
import type { HttpRefusal } from './http-failure'

/** Refusals that say nothing of the number: too late, too often (whatever the status), and whose data are wrong. */
const notAboutTheNumber: readonly (string | number | undefined)[] = [
  408,
  429,
  'TOO_MANY_ATTEMPTS',
  'CUSTOMER_NOT_FOUND',
  'INVALID_CUSTOMER_EMAIL',
]

/** A refused code is the number's fault, unless the server failed or says what else is. Source: ACC-11, ACC-33. */
export function toSendCodeFailure({ status, code }: HttpRefusal): SendCodeFailure | undefined {
  const isAboutElse = status >= 500 || notAboutTheNumber.includes(status) || notAboutTheNumber.includes(code)
  return isAboutElse ? undefined : { kind: 'number-not-valid' }
}
