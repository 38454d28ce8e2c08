import type { GenericSchema, InferOutput } from 'valibot'

/** A number or an id that names somebody's object. */
export type ObjectKind =
  | 'tax-id'
  | 'customer-id'
  | 'dni'
  /** By its externalId or by its loanId. */
  | 'loan'
  | 'card'
  | 'card-token'
  | 'offer'
  | 'loan-request'
  | 'notice'
  | 'invoice'
  | 'shop-payment'
  /** The Idempotency-Key of something that was ordered. */
  | 'order-key'

/** What proves that the caller may, where no session does: it cannot be guessed, and it expires or serves once. */
export type SecretKind =
  | 'password'
  | 'sms-code'
  | 'passkey-signature'
  | 'refresh-token'
  | 'auto-login-link'
  | 'card-update-link'
  | 'refinancing-link'
  /** The number of a refinancing that was just created; after its down payment it is a loan like any other. */
  | 'new-loan-number'
  | 'identity-check'
  | 'own-order-key'
  | 'device-token'

/** `value` names nobody's object: a kind of file, a province, an amount. */
export type ParameterRole = ObjectKind | SecretKind | 'value'

/**
 * Whose object a call may touch.
 * `own`: of the customer of the session, whatever else is asked.
 * `secret`: of whoever the secret was given to.
 * `own-or-secret`: either of them.
 * `anybody`: of whoever is named, without a proof; it answers little, and how often it is asked is limited.
 * `nobody`: the same for everybody.
 * Source: SES-22.
 */
export type ObjectOwnership = 'own' | 'secret' | 'own-or-secret' | 'anybody' | 'nobody'

/** Whose object a call touches, and what each of its parameters names. */
export interface Touches {
  readonly whose: ObjectOwnership
  /** By where the parameter stands: `path.taxId`, `query.taxId`, `body.payment.externalId`. */
  readonly by?: Readonly<Record<string, ParameterRole>>
}

/** The parts of a row that say which parameters it has. */
interface Asked {
  readonly access: 'open' | 'optional' | 'session'
  readonly path: string
  readonly query?: GenericSchema
  readonly body?: GenericSchema
  readonly touches: Touches
}

export type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type Fields<Schema> = Schema extends GenericSchema ? Named<InferOutput<Schema>> : never

type Named<Value> = {
  [Key in keyof Value & string]:
    | Key
    | (NonNullable<Value[Key]> extends readonly unknown[] | string | number | boolean | Blob
        ? never
        : `${Key}.${keyof NonNullable<Value[Key]> & string}`)
}[keyof Value & string]

type InPath<Row extends Asked> = `path.${NamesIn<Row['path']>}`
type Elsewhere<Row extends Asked> = `query.${Fields<Row['query']>}` | `body.${Fields<Row['body']>}`

/** Every path parameter, and of the query and the body those that name an object or are a secret; no other. */
type Roles<Row extends Asked> = { readonly [Name in InPath<Row>]: ParameterRole } & {
  readonly [Name in Elsewhere<Row>]?: ParameterRole
} & {
  readonly [Name in keyof NonNullable<Row['touches']['by']>]: Name extends InPath<Row> | Elsewhere<Row>
    ? ParameterRole
    : never
}

/** A call with a session touches its customer's objects; one that never carries it cannot. */
interface WhoseByAccess {
  readonly session: 'own' | 'nobody'
  readonly optional: 'own-or-secret' | 'secret' | 'anybody'
  readonly open: 'secret' | 'anybody'
}

/** What a row has to say: a path parameter that is left out, or one that the call does not have, does not compile. */
export type TouchesOf<Row extends Asked> = {
  readonly whose: WhoseByAccess[Row['access']]
} & ([NamesIn<Row['path']>] extends [never] ? { readonly by?: Roles<Row> } : { readonly by: Roles<Row> })

const secretKinds: Readonly<Record<SecretKind, true>> = {
  password: true,
  'sms-code': true,
  'passkey-signature': true,
  'refresh-token': true,
  'auto-login-link': true,
  'card-update-link': true,
  'refinancing-link': true,
  'new-loan-number': true,
  'identity-check': true,
  'own-order-key': true,
  'device-token': true,
}

export function isSecret(role: ParameterRole): role is SecretKind {
  return Object.hasOwn(secretKinds, role)
}
