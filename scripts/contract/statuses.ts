import type { ApiCall } from '@/adapters/contract/call'
import { parameterRolesOfCall } from './object-access-text'

/** HTTP status of each error code that does not have the usual status, which is 409. */
const unusualStatusByErrorCode: Readonly<Record<string, number>> = {
  CUSTOMER_NOT_FOUND: 404,
  CERTIFICATE_NOT_FOUND: 404,
  LOAN_NOT_FOUND: 404,
  TOO_MANY_ATTEMPTS: 429,
  REFRESH_TOKEN_REFUSED: 403,
  SERVICE_UNAVAILABLE_FOR_MAINTENANCE: 503,
}

/**
 * Additional HTTP error statuses of some API calls, for example for an amount over the credit line's
 * limit or an unknown token.
 */
const additionalStatusesByCall: Readonly<Record<string, readonly number[]>> = {
  'revolving-line.installmentPlan': [409],
  'access.logInWithPassword': [401],
  'session.refreshToken': [401, 403],
  'session.logOut': [401, 403],
  'session.validateSession': [403],
}

/** Names of the API calls that a lender may leave out. The portal then hides the parts that use them. */
const optionalCallNames: ReadonlySet<string> = new Set([
  'support.listClaims',
  'orders.recentOperations',
  'loans.quote',
  'automatic-collection.listCollections',
  'automatic-collection.checkAccount',
  'survey.findSurvey',
  'notifications.unsubscribeDevice',
  'revocations.sendRevocation',
  'protection.reportLostPhone',
  'protection.listDevices',
  'protection.disownChange',
  'passkeys.deleteCredentials',
  'certificates.issuerKeys',
  'certificates.signedCertificate',
  'certificates.certificateStanding',
])

function httpStatusOfErrorCode(code: string): number {
  return unusualStatusByErrorCode[code] ?? 409
}

/** Returns every HTTP error status that the answer of an API call can have, in ascending order. */
export function errorStatusesOfCall(call: ApiCall): readonly number[] {
  const roles = parameterRolesOfCall(call).map(([, role]) => role)
  const codes = Object.keys(call.refusals ?? {}).map(httpStatusOfErrorCode)
  const namesCustomer = roles.some((role) => role === 'tax-id' || role === 'customer-id')
  const namesObject = roles.some((role) => !['tax-id', 'customer-id', 'value'].includes(role))
  const mayLack = optionalCallNames.has(call.name)
  const canCome: Readonly<Record<number, boolean>> = {
    400: call.path.includes('{') || call.query !== undefined || call.body !== undefined,
    401: call.access !== 'open',
    403: call.objectAccess.ownership === 'own' && namesCustomer,
    404: namesObject || call.answer === 'file' || call.objectAccess.ownership === 'anybody' || mayLack,
    409: call.body !== undefined || call.idempotent === true || call.objectAccess.ownership === 'secret',
    422: call.body !== undefined,
    429: true,
    500: true,
    501: mayLack,
    503: true,
  }
  const all = [400, 401, 403, 404, 409, 422, 429, 500, 501, 503]
  return all.filter(
    (status) =>
      canCome[status] || codes.includes(status) || additionalStatusesByCall[call.name]?.includes(status),
  )
}

/**
 * Returns the error codes that the answer of an API call can contain with the given HTTP status, each
 * with its meaning.
 */
export function errorCodesOfCallWithStatus(
  call: ApiCall,
  status: number,
): readonly (readonly [string, string])[] {
  return Object.entries(call.refusals ?? {}).filter(([code]) => httpStatusOfErrorCode(code) === status)
}
