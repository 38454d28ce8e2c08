import * as v from 'valibot'
import { type Cuit, isCuit } from '@/domain/shared/cuit'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import type { LoginCodeDelivery } from '@/application/access/access.port'

/**
 * Schema of well-formed texts. A text with half of a surrogate pair is refused, because it would break
 * code that writes it into an address.
 */
export const wellFormedTextSchema = v.custom<string>(
  (given) => typeof given === 'string' && !/\p{Surrogate}/u.test(given),
)

/** Schema of integers, such as counts. */
export const safeIntegerSchema = v.custom<number>((given) => Number.isSafeInteger(given))

/** Schema of a share of a whole: a number from 0 to 1. */
export const fractionSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

export const centsSchema = v.custom<Cents>((given) => Number.isSafeInteger(given))

export const cuitSchema = textPassingPredicateSchema((given): given is Cuit => isCuit(given))

/**
 * Schema of a time in epoch milliseconds, up to the year 9999. Later times would break code that shows
 * them as a date.
 */
export const instantSchema = v.custom<Instant>(
  (given) => Number.isSafeInteger(given) && Number(given) >= 0 && Number(given) < maxInstant,
)

const maxInstant = Date.UTC(9999, 11, 31)

export function textPassingPredicateSchema<Text extends string>(holds: (given: string) => given is Text) {
  return v.custom<Text>((given) => typeof given === 'string' && holds(given))
}

/** Returns the schema of a field that may be missing from a stored object. */
export function optionalField<Value>(schema: v.GenericSchema<unknown, Value>) {
  return v.exactOptional(schema)
}

/**
 * The schema of each field of an object. It is a type error to leave out a field or to give it a schema of
 * another type.
 */
type FieldSchemas<Value> = {
  readonly [Field in keyof Required<Value>]: undefined extends Value[Field]
    ? v.ExactOptionalSchema<v.GenericSchema<unknown, Required<Value>[Field]>, undefined>
    : v.GenericSchema<unknown, Value[Field]>
}

/** Returns a schema that accepts objects with the given fields, and refuses lists. */
export function objectSchema<Value extends object>(
  fields: FieldSchemas<Value>,
): v.GenericSchema<unknown, Value> {
  const schema = v.object(fields)
  return v.custom<Value>((given) => !Array.isArray(given) && v.is(schema, given))
}

/** Returns a type guard that checks a stored value with the schema. */
export function typeGuardForSchema<Value>(schema: v.GenericSchema<unknown, Value>) {
  return (given: unknown): given is Value => v.is(schema, given)
}

export const identityCheckReferenceSchema = objectSchema<IdentityCheckReference>({
  transactionId: wellFormedTextSchema,
  externalId: wellFormedTextSchema,
})

export const loginCodeDeliverySchema = objectSchema<LoginCodeDelivery>({
  phone: wellFormedTextSchema,
  email: optionalField(wellFormedTextSchema),
  shownCode: optionalField(wellFormedTextSchema),
})
