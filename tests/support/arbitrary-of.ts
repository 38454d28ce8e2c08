import fc from 'fast-check'
import * as v from 'valibot'

/**
 * Unusual texts that a server may send one day, such as impossible dates, words of the programming language,
 * and numbers that look like a tax id.
 */
const unusualTexts = [
  '',
  ' ',
  '0',
  'null',
  'constructor',
  '__proto__',
  'toString',
  '<img src=x onerror=alert(1)>',
  '\u0000',
  '\ud800',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2028-02-29',
  '0001-01',
  '9999-12',
  '0001-01-01 00:00:00',
  '9999-12-31 23:59:59',
  '00000000000',
  '27284561231',
  '20000000001',
  '99999999990',
  '0000000000000000000000',
  '0000',
  '4821',
  'https://otro.example/ñ?x=%',
]

const unusualNumbers = [0, -0, 1, -1, 0.1 + 0.2, -500, 12, 13, 2026, 1e12, -1e12, 1e21, 5e-324, 0.005]

interface InspectableSchema extends v.GenericSchema {
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly item?: v.GenericSchema
  readonly wrapped?: v.GenericSchema
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

/** Returns a generator of random JSON values that match the schema, including unusual values. */
export function createArbitraryFromSchema(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  return inputArbitrary(schema).filter((input) => v.is(schema, input))
}

function inputArbitrary(schema: InspectableSchema): fc.Arbitrary<unknown> {
  // Every valibot schema has its parts under these names.
  switch (schema.type) {
    case 'object':
      return fc.record(entryArbitraries(schema.entries ?? {}))
    case 'array':
      return fc.array(createArbitraryFromSchema(schema.item ?? v.unknown()), { maxLength: 4 })
    case 'nullish':
      return fc.oneof(
        fc.constantFrom(null, undefined),
        createArbitraryFromSchema(schema.wrapped ?? v.unknown()),
      )
    case 'picklist':
      return fc.constantFrom(...(schema.options ?? []))
    case 'literal':
      return fc.constant(schema.literal)
    case 'boolean':
      return fc.boolean()
    case 'number':
      return numberArbitrary(schema)
    case 'string':
      return textArbitrary(schema)
    default:
      throw new Error(`Nothing is known of a schema of type ${schema.type}`)
  }
}

function entryArbitraries(
  entries: Readonly<Record<string, v.GenericSchema>>,
): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, createArbitraryFromSchema(entry)]),
  )
}

function numberArbitrary(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const odd = unusualNumbers.filter((number) => v.is(schema, number))
  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((amount) => amount / 100)
  return fc.oneof(fc.constantFrom(...odd), fc.integer({ min: 1, max: 12 }), cents)
}

function textArbitrary(schema: InspectableSchema): fc.Arbitrary<unknown> {
  const odd = unusualTexts.filter((text) => v.is(schema, text))
  const pattern = schema.pipe?.find(({ type }) => type === 'regex')?.requirement
  const usual = pattern instanceof RegExp ? fc.stringMatching(pattern) : fc.string()
  return odd.length > 0 ? fc.oneof(fc.constantFrom(...odd), usual) : usual
}
