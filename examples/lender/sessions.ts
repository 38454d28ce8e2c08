import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { Query, insertRow, runStatement, type Database } from './database'

export interface Customer {
  readonly taxId: string
  readonly customerId: string
}

const customerWithPasswordQuery = new Query<{ readonly salt: string; readonly passwordHash: string }>(`
  SELECT customerId, taxId AS customerTaxId, firstName AS customerFirstName, surname AS customerSurname,
    dni AS customerDocument, salt, passwordHash
  FROM customer WHERE taxId = ?`)
const customerByTokenQuery = new Query<Customer>(
  'SELECT customer.* FROM token JOIN customer USING (taxId) WHERE token = ? AND kind = ? AND expiresAt > ?',
)
const tokenLifetimeMilliseconds = { access: 15 * 60_000, refresh: 12 * 3_600_000 }

function issueToken(database: Database, kind: keyof typeof tokenLifetimeMilliseconds, taxId: string): string {
  const token = randomBytes(32).toString('base64url')
  insertRow(database, 'token', token, kind, taxId, Date.now() + tokenLifetimeMilliseconds[kind])
  return token
}

export function hashPassword(password: string, salt: string): string {
  return scryptSync(password, salt, 32).toString('hex')
}

/** Returns the login answer, with the customer and new tokens; undefined if the CUIT or the password is wrong. */
export function logIn(database: Database, taxId: string, password: string) {
  const record = customerWithPasswordQuery.findFirst(database, taxId)
  if (!record) return undefined
  const { salt, passwordHash, ...customer } = record
  if (!timingSafeEqual(Buffer.from(hashPassword(password, salt)), Buffer.from(passwordHash))) return undefined
  const accessToken = issueToken(database, 'access', taxId)
  const refreshToken = issueToken(database, 'refresh', taxId)
  // This lender offers neither passkeys nor notifications.
  const skippedSteps = { skipWebAuthnRegister: true, skipNotification: true }
  return { ...customer, accessToken, refreshToken, hasCredentials: true, ...skippedSteps }
}

/** Returns a new access token, or undefined if the refresh token is not valid for this customer. */
export function refreshAccessToken(database: Database, taxId: string, refreshToken: string) {
  // The refresh token stays valid, because another tab may use it.
  const customer = customerByTokenQuery.findFirst(database, refreshToken, 'refresh', Date.now())
  return customer?.taxId === taxId ? issueToken(database, 'access', taxId) : undefined
}

/** Revokes the refresh token. The access tokens stay valid until they expire. */
export function logOut(database: Database, refreshToken: string): void {
  runStatement(database, 'DELETE FROM token WHERE token = ?', refreshToken)
}

/** Returns the customer of the access token in an `Authorization` header; undefined if the token is not valid. */
export function findSessionCustomer(database: Database, authorization = ''): Customer | undefined {
  const accessToken = authorization.replace(/^Bearer /, '')
  return customerByTokenQuery.findFirst(database, accessToken, 'access', Date.now())
}
