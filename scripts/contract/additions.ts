import { contractFingerprint } from './contract-version'

interface ComparedSchema {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>
  readonly required?: readonly string[]
}

/** A call in the API document: its name and its explanation. */
interface Operation {
  readonly 'x-call'?: string
  readonly summary?: string
  readonly 'x-assumption'?: string
}

/** The calls of the API at one path, by HTTP method. */
type PathItem = Readonly<Record<string, Operation>>

/** The parts of a published API contract document that are compared with another version of it. */
export interface ContractDocumentToCompare {
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: { readonly schemas: Readonly<Record<string, ComparedSchema>> }
}

/**
 * An API call or an optional field that was added to the API contract: an earlier version does not have
 * it.
 */
interface ContractAddition {
  /**
   * Name of what was added: of an API call, such as `debt-free.debtFreeCertificate`, or of a schema and
   * its field, such as `Loan.phone`.
   */
  readonly name: string
  readonly text: string
}

/**
 * Returns the calls and optional fields that a new version of the API contract adds. Undefined if it adds
 * none, or if it also changes anything else, which has to be explained to integrators in words.
 */
export function findContractAdditions(
  before: ContractDocumentToCompare,
  after: ContractDocumentToCompare,
): readonly ContractAddition[] | undefined {
  const schemas = Object.entries(after.components.schemas)
  const calls = addedCalls(before, after)
  const fields = schemas.flatMap(([schema, { properties = {}, required }]) =>
    Object.entries(properties)
      .filter(([field]) => isNewField(before.components.schemas[schema], field) && !required?.includes(field))
      .map(([field, { description = '' }]) => ({ schema, field, text: description })),
  )
  const rest = schemas
    // A schema that only new calls use is explained with them.
    .filter(([name]) => calls.length === 0 || before.components.schemas[name] !== undefined)
    .map(([name, schema]) => [
      name,
      withoutFields(
        schema,
        fields.filter((each) => each.schema === name).map(({ field }) => field),
      ),
    ])
  const withoutAdded = {
    ...after,
    paths: pathsWithoutCalls(after, calls),
    components: { ...after.components, schemas: Object.fromEntries(rest) },
  }
  const added = [...calls, ...fields.map(({ schema, field, text }) => ({ name: `${schema}.${field}`, text }))]
  if (added.length === 0 || contractFingerprint(withoutAdded) !== contractFingerprint(before))
    return undefined
  return added.map(({ name, text }) => ({ name, text }))
}

interface AddedCall extends ContractAddition {
  readonly path: string
  readonly method: string
}

function addedCalls(
  before: ContractDocumentToCompare,
  after: ContractDocumentToCompare,
): readonly AddedCall[] {
  return Object.entries(after.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => before.paths[path]?.[method] === undefined)
      .map(([method, call]) => ({ path, method, name: call['x-call'] ?? '', text: explanationOfCall(call) })),
  )
}

/** Returns a text that says what a call of the API is for, and what the portal assumes about it. */
function explanationOfCall({ summary, 'x-assumption': assumption }: Operation): string {
  return [summary, assumption].filter((each) => each !== undefined).join(' ')
}

/**
 * Returns the paths of the API document without the given API calls. A path with no other call is left
 * out.
 */
function pathsWithoutCalls(
  { paths }: ContractDocumentToCompare,
  calls: readonly AddedCall[],
): ContractDocumentToCompare['paths'] {
  const isAdded = (path: string, method: string): boolean =>
    calls.some((each) => each.path === path && each.method === method)
  const left = Object.entries(paths).map(
    ([path, item]) =>
      [path, Object.fromEntries(Object.entries(item).filter(([method]) => !isAdded(path, method)))] as const,
  )
  return Object.fromEntries(left.filter(([, item]) => Object.keys(item).length > 0))
}

function isNewField(known: ComparedSchema | undefined, field: string): boolean {
  return known?.properties !== undefined && known.properties[field] === undefined
}

function withoutFields(schema: ComparedSchema, fields: readonly string[]): ComparedSchema {
  if (!schema.properties || fields.length === 0) return schema
  const left = Object.entries(schema.properties).filter(([field]) => !fields.includes(field))
  return { ...schema, properties: Object.fromEntries(left) }
}

/**
 * Returns the changelog entry about the calls and fields that were added to the API contract. A lender
 * may leave these out.
 */
export function formatContractChangelogEntry(
  version: string,
  fingerprint: string,
  added: readonly ContractAddition[],
): string {
  const lines = added.map(({ name, text }) => `- \`${name}\`: ${text}`)
  return [
    `## ${version}`,
    `Huella: \`${fingerprint}\``,
    'Se agregó lo que puede no tenerse:',
    lines.join('\n'),
  ].join('\n\n')
}

/**
 * Returns the next version of the API contract after a change that only adds calls or fields: its minor
 * number is one higher.
 */
export function nextMinorContractVersion(version: string): string {
  const [major = '0', minor = '0'] = version.split('.')
  return `${major}.${Number(minor) + 1}.0`
}
