import type { GenericSchema, InferOutput } from 'valibot'

/** The kinds of object that belong to a customer and that a parameter of an API call can identify. */
export type CustomerObjectKind =
  | 'tax-id'
  | 'customer-id'
  | 'dni'
  /** The `externalId` or the `loanId` of a loan. */
  | 'loan'
  | 'card'
  | 'card-token'
  | 'offer'
  | 'loan-request'
  | 'notice'
  | 'invoice'
  | 'shop-payment'
  /** The Idempotency-Key of an operation (such as a payment) that the signed-in customer made. */
  | 'order-key'

/**
 * The kinds of secret in a request that authorise an API call without a session. A secret cannot be
 * guessed, and it either expires or can be used only once.
 */
export type SecretParameterKind =
  | 'password'
  | 'sms-code'
  | 'passkey-signature'
  | 'refresh-token'
  | 'auto-login-link'
  | 'card-update-link'
  | 'refinancing-link'
  /**
   * The number of a loan that a refinancing has just created. Once its down payment is made, the number
   * no longer counts as a secret.
   */
  | 'new-loan-number'
  | 'identity-check'
  /** The number of a debt-free certificate. Only people who were given the certificate know it. */
  | 'certificate-number'
  | 'own-order-key'
  | 'device-token'

/**
 * What a parameter of an API call identifies. `value`: not an object of a customer but, for example, a
 * kind of file, a province or an amount.
 */
export type CallParameterRole = CustomerObjectKind | SecretParameterKind | 'value'

/**
 * The owner of the objects that an API call reads or changes. `own`: the customer of the session; requests
 * for objects of others are refused. `secret`: the person who was given the secret in the request.
 * `own-or-secret`: the customer of the session or the person with the secret. `anybody`: the person named in
 * the request, without proof; the answer reveals little and the number of requests is limited. `nobody`: no
 * owner; the answer is the same for every caller. Source: SES-22.
 */
export type CustomerObjectOwnership = 'own' | 'secret' | 'own-or-secret' | 'anybody' | 'nobody'

/**
 * The owner of the objects that an API call reads or changes, and what each parameter of the call
 * identifies.
 */
export interface CustomerObjectAccessRule {
  readonly ownership: CustomerObjectOwnership
  /**
   * What each parameter of the API call identifies. The key is the place of the parameter in the request,
   * such as `path.taxId` or `body.payment.externalId`.
   */
  readonly by?: Readonly<Record<string, CallParameterRole>>
}

/** The parts of an API call's type that decide which parameters it has. */
interface CallWithParameters {
  readonly access: 'open' | 'optional' | 'session'
  readonly path: string
  readonly query?: GenericSchema
  readonly body?: GenericSchema
  readonly objectAccess: CustomerObjectAccessRule
}

export type PathParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameterNames<Rest>
  : never

type SchemaFieldPaths<Schema> = Schema extends GenericSchema ? FieldPaths<InferOutput<Schema>> : never

type FieldPaths<Value> = {
  [Key in keyof Value & string]:
    | Key
    | (NonNullable<Value[Key]> extends readonly unknown[] | string | number | boolean | Blob
        ? never
        : `${Key}.${keyof NonNullable<Value[Key]> & string}`)
}[keyof Value & string]

type PathParameterKeys<Call extends CallWithParameters> = `path.${PathParameterNames<Call['path']>}`
type QueryOrBodyParameterKeys<Call extends CallWithParameters> =
  | `query.${SchemaFieldPaths<Call['query']>}`
  | `body.${SchemaFieldPaths<Call['body']>}`

/**
 * The roles of the parameters of an API call. Every path parameter must have a role, query and body
 * parameters may have one, and an unknown parameter name does not compile.
 */
type ParameterRoles<Call extends CallWithParameters> = {
  readonly [Name in PathParameterKeys<Call>]: CallParameterRole
} & {
  readonly [Name in QueryOrBodyParameterKeys<Call>]?: CallParameterRole
} & {
  readonly [Name in keyof NonNullable<Call['objectAccess']['by']>]: Name extends
    | PathParameterKeys<Call>
    | QueryOrBodyParameterKeys<Call>
    ? CallParameterRole
    : never
}

/**
 * The kinds of owner that an API call may declare, by whether it needs a session. Only a call with a
 * session can use `own`.
 */
interface OwnershipTypeByAccess {
  readonly session: 'own' | 'nobody'
  readonly optional: 'own-or-secret' | 'secret' | 'anybody'
  readonly open: 'secret' | 'anybody' | 'nobody'
}

/**
 * The type of the `objectAccess` field of an API call: the rule that says whose data the call is about, and
 * what each of its parameters identifies. The rule does not compile if it leaves out a path parameter of the
 * call, or if it names a parameter that the call does not have.
 */
export type ObjectAccessRuleOfCall<Call extends CallWithParameters> = {
  readonly ownership: OwnershipTypeByAccess[Call['access']]
} & ([PathParameterNames<Call['path']>] extends [never]
  ? { readonly by?: ParameterRoles<Call> }
  : { readonly by: ParameterRoles<Call> })

const secretKinds: Readonly<Record<SecretParameterKind, true>> = {
  password: true,
  'sms-code': true,
  'passkey-signature': true,
  'refresh-token': true,
  'auto-login-link': true,
  'card-update-link': true,
  'refinancing-link': true,
  'new-loan-number': true,
  'identity-check': true,
  'certificate-number': true,
  'own-order-key': true,
  'device-token': true,
}

export function isSecretParameterKind(role: CallParameterRole): role is SecretParameterKind {
  return Object.hasOwn(secretKinds, role)
}
