import * as v from 'valibot'
import { type Cuit, isCuit } from '@/domain/shared/cuit'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import type { CodeDelivery } from '@/application/access/access.port'

/** Accepts well-formed texts. Half of a surrogate pair would break code that writes it into an address. */
export const wellFormedText = v.custom<string>(
  (given) => typeof given === 'string' && !/\p{Surrogate}/u.test(given),
)

/** Accepts integers, such as counts. */
export const safeInteger = v.custom<number>((given) => Number.isSafeInteger(given))

export const amount = v.custom<Cents>((given) => Number.isSafeInteger(given))

export const cuit = textPassing((given): given is Cuit => isCuit(given))

/**
 * Accepts epoch milliseconds within the years that a calendar date can express. Other values would break
 * code that shows them.
 */
export const instant = v.custom<Instant>(
  (given) => Number.isSafeInteger(given) && Number(given) >= 0 && Number(given) < lastInstant,
)

const lastInstant = Date.UTC(9999, 11, 31)

export function textPassing<Text extends string>(holds: (given: string) => given is Text) {
  return v.custom<Text>((given) => typeof given === 'string' && holds(given))
}

/** Returns the schema of a field that may be missing from a stored object. */
export function maybe<Value>(schema: v.GenericSchema<unknown, Value>) {
  return v.exactOptional(schema)
}

/** The schema of each field. Omitting a field does not compile, nor a schema of another type. */
type Fields<Value> = {
  readonly [Field in keyof Required<Value>]: undefined extends Value[Field]
    ? v.ExactOptionalSchema<v.GenericSchema<unknown, Required<Value>[Field]>, undefined>
    : v.GenericSchema<unknown, Value[Field]>
}

/** Returns a schema that accepts objects with the given fields, and no lists. */
export function objectOf<Value extends object>(fields: Fields<Value>): v.GenericSchema<unknown, Value> {
  const schema = v.object(fields)
  return v.custom<Value>((given) => !Array.isArray(given) && v.is(schema, given))
}

/** Returns a check of whether a stored value matches the schema. */
export function checkOf<Value>(schema: v.GenericSchema<unknown, Value>) {
  return (given: unknown): given is Value => v.is(schema, given)
}

export const identityCheck = objectOf<IdentityCheckReference>({
  transactionId: wellFormedText,
  externalId: wellFormedText,
})

export const codeDelivery = objectOf<CodeDelivery>({
  phone: wellFormedText,
  email: maybe(wellFormedText),
  shownCode: maybe(wellFormedText),
})
