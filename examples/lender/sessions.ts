import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { Query, insert, run, type Database } from './database'

export interface Customer {
  readonly taxId: string
  readonly customerId: string
}

const withPassword = new Query<{ readonly salt: string; readonly passwordHash: string }>(`
  SELECT customerId, taxId AS customerTaxId, firstName AS customerFirstName, surname AS customerSurname,
    dni AS customerDocument, salt, passwordHash
  FROM customer WHERE taxId = ?`)
const byToken = new Query<Customer>(
  'SELECT customer.* FROM token JOIN customer USING (taxId) WHERE token = ? AND kind = ? AND until > ?',
)

const lasts = { access: 15 * 60_000, refresh: 12 * 3_600_000 }

function newToken(database: Database, kind: keyof typeof lasts, taxId: string): string {
  const token = randomBytes(32).toString('base64url')
  insert(database, 'token', token, kind, taxId, Date.now() + lasts[kind])
  return token
}

export function hashOf(password: string, salt: string): string {
  return scryptSync(password, salt, 32).toString('hex')
}

/** The customer with both tokens, as the login answers; undefined if the password is not theirs. */
export function logIn(database: Database, taxId: string, password: string) {
  const found = withPassword.first(database, taxId)
  if (!found) return undefined
  const { salt, passwordHash, ...customer } = found
  if (!timingSafeEqual(Buffer.from(hashOf(password, salt)), Buffer.from(passwordHash))) return undefined
  const accessToken = newToken(database, 'access', taxId)
  const refreshToken = newToken(database, 'refresh', taxId)
  // This lender has neither passkeys nor notices.
  const skipped = { skipWebAuthnRegister: true, skipNotification: true }
  return { ...customer, accessToken, refreshToken, hasCredentials: true, ...skipped }
}

/** A new access token; the refresh token stays good, for another tab may be using it. */
export function refresh(database: Database, taxId: string, refreshToken: string): string | undefined {
  const customer = byToken.first(database, refreshToken, 'refresh', Date.now())
  return customer?.taxId === taxId ? newToken(database, 'access', taxId) : undefined
}

export function logOut(database: Database, refreshToken: string): void {
  run(database, 'DELETE FROM token WHERE token = ?', refreshToken)
}

/** Returns the customer of the session; undefined if the token is not valid. */
export function customerOf(database: Database, authorization: string | undefined): Customer | undefined {
  const token = authorization?.replace(/^Bearer /, '') ?? ''
  return byToken.first(database, token, 'access', Date.now())
}
