import type { GenericSchema } from 'valibot'
import type { Call } from '@/adapters/contract/call'
import { limitsOf } from '@/adapters/contract/call-limits'
import { everyCall, type CapabilityCall } from './calls'
import { withFieldTexts } from './field-texts/field-texts'
import { jsonSchemaOf, sharedJsonSchemas } from './json-schema'
import { betterNames } from './better-names'
import { NamedParts, type Described } from './named-parts'
import { withNullInType } from './nullable'
import { operationIdOf, typeNameOf } from './operation-ids'
import { originOf } from './origins'
import {
  documentedName,
  documentedPath,
  documentedPlace,
  pathNames,
  pathParameterMeaning,
} from './path-parameters'
import { queryTextOf } from './query-texts'
import type { CallExample, Examples } from '#tests/adapters/contract/recorded-examples'
import { responsesOf } from './responses'
import { otherServers } from './servers'
import { rolesOf, whoseText } from './whose'

type Node = Readonly<Record<string, unknown>>

/** The paths of the document with their operations, and the schemas that they use. */
export interface Operations {
  readonly paths: Node
  readonly schemas: Readonly<Record<string, Described>>
}

export function operationsWith(examples: Examples): Operations {
  const writer = new OperationWriter(examples)
  const paths = new Map<string, Record<string, unknown>>()
  for (const each of everyCall()) {
    const path = documentedPath(each.row)
    const item = paths.get(path) ?? {}
    item[each.row.method.toLowerCase()] = writer.operation(each)
    paths.set(path, item)
  }
  return { paths: Object.fromEntries(paths), schemas: withFieldTexts(writer.schemas) }
}

const securityOf: Readonly<Record<Call['access'], readonly Node[]>> = {
  open: [],
  optional: [{}, { session: [] }],
  session: [{ session: [] }],
}

class OperationWriter {
  private readonly shared = sharedJsonSchemas()
  private readonly parts = new NamedParts(betterNames)

  constructor(private readonly examples: Examples) {
    for (const [name, schema] of Object.entries(this.shared)) this.parts.keep(name, this.nullInType(schema))
  }

  get schemas(): Readonly<Record<string, Described>> {
    return this.parts.schemas
  }

  operation({ capability, row }: CapabilityCall): Node {
    const example = this.exampleOf(row)
    const parameters = this.parametersOf(row, example)
    return {
      operationId: operationIdOf(row.name),
      tags: [capability],
      summary: row.summary,
      description: whoseText(row),
      ...(row.base === undefined ? {} : { servers: [otherServers[row.base]] }),
      security: securityOf[row.access],
      ...(parameters.length === 0 ? {} : { parameters }),
      ...(row.body === undefined ? {} : { requestBody: this.requestBody(row, row.body, example) }),
      responses: responsesOf(row, example, this.answerOf(row)),
      'x-call': row.name,
      'x-source': originOf(row),
      'x-touches': touchesOf(row),
      ...(limitsOf(row).length === 0 ? {} : { 'x-limits': limitsOf(row) }),
      ...(row.refusals === undefined ? {} : { 'x-refusals': row.refusals }),
      ...(row.assumption === undefined ? {} : { 'x-assumption': row.assumption }),
    }
  }

  private exampleOf({ name }: Call): CallExample {
    const example = this.examples.get(name)
    if (!example) throw new Error(`Nothing was recorded of ${name}`)
    return example
  }

  private answerOf({ name, answer }: Call): Described | undefined {
    if (typeof answer === 'string') return undefined
    return this.named(`${typeNameOf(name)}Response`, answer)
  }

  private requestBody(row: Call, schema: GenericSchema, { body }: CallExample): Node {
    const type = row.multipart ? 'multipart/form-data' : 'application/json'
    const named = this.named(`${typeNameOf(row.name)}Request`, schema)
    return { required: true, content: { [type]: { schema: named, example: body } } }
  }

  /** Returns a reference if the schema has a name already. */
  private named(name: string, schema: GenericSchema): Described {
    const described = this.nullInType(jsonSchemaOf(schema))
    return described.$ref === undefined ? this.parts.keep(name, described) : described
  }

  private nullInType(schema: Described): Described {
    return withNullInType(schema, this.shared)
  }

  private parametersOf(row: Call, example: CallExample): readonly Node[] {
    const inPath = pathNames(row).map((sent) => {
      const name = documentedName(row, sent)
      return {
        name,
        in: 'path',
        required: true,
        description: pathParameterMeaning(row, name),
        schema: { type: 'string' },
        example: example.path[sent],
      }
    })
    return [
      ...inPath,
      ...(row.query === undefined ? [] : queryParameters(row, row.query, example)),
      ...(row.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ]
  }
}

function queryParameters(row: Call, query: GenericSchema, example: CallExample): readonly Node[] {
  const { properties = {}, required = [] } = jsonSchemaOf(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: queryTextOf(row, name),
    schema,
    ...(example.query[name] === undefined ? {} : { example: example.query[name] }),
  }))
}

function touchesOf(row: Call): Node {
  const roles = rolesOf(row).map(([place, role]) => [documentedPlace(row, place), role])
  return { whose: row.objectAccess.whose, ...(row.objectAccess.by && { by: Object.fromEntries(roles) }) }
}
