import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Query, insert, run, type Database } from './database'
import { hashOf } from './seed'

export interface Customer {
  readonly taxId: string
  readonly customerId: string
  readonly dni: string
  readonly firstName: string
  readonly surname: string
  readonly salt: string
  readonly passwordHash: string
}

const byTaxId = new Query<Customer>('SELECT * FROM customer WHERE taxId = ?')
const ofToken =
  'SELECT customer.* FROM token JOIN customer USING (taxId) WHERE token = ? AND kind = ? AND until > ?'
const byToken = new Query<Customer>(ofToken)

const lasts = { access: 15 * 60_000, refresh: 12 * 3_600_000 }

function newToken(database: Database, kind: keyof typeof lasts, taxId: string): string {
  const token = randomBytes(32).toString('base64url')
  insert(database, 'token', token, kind, taxId, Date.now() + lasts[kind])
  return token
}

/** The customer with both tokens, as the login answers; undefined if the password is not theirs. */
export function logIn(database: Database, taxId: string, password: string) {
  const customer = byTaxId.first(database, taxId)
  if (!customer || !isSame(hashOf(password, customer.salt), customer.passwordHash)) return undefined
  return {
    customerId: customer.customerId,
    customerTaxId: taxId,
    customerFirstName: customer.firstName,
    customerSurname: customer.surname,
    customerDocument: customer.dni,
    accessToken: newToken(database, 'access', taxId),
    refreshToken: newToken(database, 'refresh', taxId),
    hasCredentials: true,
    // This lender has neither passkeys nor notices.
    skipWebAuthnRegister: true,
    skipNotification: true,
  }
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

/** A new access token; the refresh token stays good, for another tab may be using it. */
export function refresh(database: Database, taxId: string, refreshToken: string): string | undefined {
  const customer = byToken.first(database, refreshToken, 'refresh', Date.now())
  return customer?.taxId === taxId ? newToken(database, 'access', taxId) : undefined
}

export function logOut(database: Database, refreshToken: string): void {
  run(database, 'DELETE FROM token WHERE token = ?', refreshToken)
}

/** Whose session it is; undefined if the token is not good. */
export function customerOf(database: Database, authorization: string | undefined): Customer | undefined {
  const token = authorization?.replace(/^Bearer /, '') ?? ''
  return byToken.first(database, token, 'access', Date.now())
}
