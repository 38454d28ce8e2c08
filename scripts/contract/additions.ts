import { fingerprintOf } from './contract-version'

interface Schema {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>
  readonly required?: readonly string[]
}

/** The parts of the published document that are compared. */
export interface Published {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** An optional field that the contract did not have before. */
export interface AddedField {
  /** The schema and the field: `Loan.phone`. */
  readonly name: string
  readonly text: string
}

/**
 * Returns the optional fields that are new in a contract. Undefined if it differs in any other way, which somebody has
 * to explain to integrators in words.
 */
export function addedFields(before: Published, after: Published): readonly AddedField[] | undefined {
  const added = Object.entries(after.components.schemas).flatMap(([schema, { properties = {}, required }]) =>
    Object.entries(properties)
      .filter(([field]) => isNew(before.components.schemas[schema], field) && !required?.includes(field))
      .map(([field, { description = '' }]) => ({ schema, field, text: description })),
  )
  const rest = Object.entries(after.components.schemas).map(([name, schema]) => [
    name,
    without(
      schema,
      added.filter((each) => each.schema === name).map(({ field }) => field),
    ),
  ])
  const withoutAdded = { ...after, components: { ...after.components, schemas: Object.fromEntries(rest) } }
  if (added.length === 0 || fingerprintOf(withoutAdded) !== fingerprintOf(before)) return undefined
  return added.map(({ schema, field, text }) => ({ name: `${schema}.${field}`, text }))
}

function isNew(known: Schema | undefined, field: string): boolean {
  return known?.properties !== undefined && known.properties[field] === undefined
}

function without(schema: Schema, fields: readonly string[]): Schema {
  if (!schema.properties || fields.length === 0) return schema
  const left = Object.entries(schema.properties).filter(([field]) => !fields.includes(field))
  return { ...schema, properties: Object.fromEntries(left) }
}

/** Returns the entry of the changelog for fields that a lender may go without. */
export function entryOf(version: string, fingerprint: string, added: readonly AddedField[]): string {
  const lines = added.map(({ name, text }) => `- \`${name}\`: ${text}`)
  return [
    `## ${version}`,
    `Huella: \`${fingerprint}\``,
    'Se agregó lo que puede no tenerse:',
    lines.join('\n'),
  ].join('\n\n')
}

/** Returns the version after one to which only fields are added. */
export function nextMinor(version: string): string {
  const [major = '0', minor = '0'] = version.split('.')
  return `${major}.${Number(minor) + 1}.0`
}
