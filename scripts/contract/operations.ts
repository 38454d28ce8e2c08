import type { GenericSchema } from 'valibot'
import type { ApiCall } from '@/adapters/contract/call'
import { findCallRateLimits } from '@/adapters/contract/call-rate-limits'
import { allContractCalls, type ContractCallWithCapability } from './calls'
import { addFieldDescriptionsToSchemas } from './field-texts/field-texts'
import { convertToJsonSchema, readSharedJsonSchemas } from './json-schema'
import { openApiSchemaNameOverrides } from './clearer-schema-names'
import { NamedOpenApiSchemas, type JsonSchemaPart } from './named-schemas'
import { rewriteNullableUnions } from './nullable'
import { openApiOperationIdOfCall, operationTypeNameOfCall } from './operation-ids'
import { explainWhyCallIsInContract } from './source-text'
import {
  documentedParameterName,
  documentedPathOfCall,
  documentedParameterLocation,
  pathParameterNamesInCode,
  explainPathParameter,
} from './path-parameters'
import { explainQueryParameter } from './query-texts'
import type { RecordedCallExample, RecordedExamplesByCall } from '#tests/adapters/contract/recorded-examples'
import { openApiResponsesOfCall } from './responses'
import { openApiServersByKind } from './servers'
import { parameterRolesOfCall, describeObjectAccessOfCall } from './object-access-text'

type OpenApiNode = Readonly<Record<string, unknown>>

/** The paths of the OpenAPI document with their API calls, and the schemas that these calls use. */
export interface OpenApiOperations {
  readonly paths: OpenApiNode
  readonly schemas: Readonly<Record<string, JsonSchemaPart>>
}

export function buildOpenApiOperations(examples: RecordedExamplesByCall): OpenApiOperations {
  const writer = new OperationWriter(examples)
  const paths = new Map<string, Record<string, unknown>>()
  for (const each of allContractCalls()) {
    const path = documentedPathOfCall(each.row)
    const item = paths.get(path) ?? {}
    item[each.row.method.toLowerCase()] = writer.operation(each)
    paths.set(path, item)
  }
  return { paths: Object.fromEntries(paths), schemas: addFieldDescriptionsToSchemas(writer.schemas) }
}

const securityOf: Readonly<Record<ApiCall['access'], readonly OpenApiNode[]>> = {
  open: [],
  optional: [{}, { session: [] }],
  session: [{ session: [] }],
}

class OperationWriter {
  private readonly shared = readSharedJsonSchemas()
  private readonly parts = new NamedOpenApiSchemas(openApiSchemaNameOverrides)

  constructor(private readonly examples: RecordedExamplesByCall) {
    for (const [name, schema] of Object.entries(this.shared))
      this.parts.addSchema(name, this.nullInType(schema))
  }

  get schemas(): Readonly<Record<string, JsonSchemaPart>> {
    return this.parts.schemas
  }

  operation({ capability, row }: ContractCallWithCapability): OpenApiNode {
    const example = this.exampleOf(row)
    const parameters = this.parametersOf(row, example)
    return {
      operationId: openApiOperationIdOfCall(row.name),
      tags: [capability],
      summary: row.summary,
      description: describeObjectAccessOfCall(row),
      ...(row.base === undefined ? {} : { servers: [openApiServersByKind[row.base]] }),
      security: securityOf[row.access],
      ...(parameters.length === 0 ? {} : { parameters }),
      ...(row.body === undefined ? {} : { requestBody: this.requestBody(row, row.body, example) }),
      responses: openApiResponsesOfCall(row, example, this.answerOf(row)),
      'x-call': row.name,
      'x-source': explainWhyCallIsInContract(row),
      'x-touches': objectAccessOf(row),
      ...(findCallRateLimits(row).length === 0 ? {} : { 'x-limits': findCallRateLimits(row) }),
      ...(row.refusals === undefined ? {} : { 'x-refusals': row.refusals }),
      ...(row.assumption === undefined ? {} : { 'x-assumption': row.assumption }),
    }
  }

  private exampleOf({ name }: ApiCall): RecordedCallExample {
    const example = this.examples.get(name)
    if (!example) throw new Error(`Nothing was recorded of ${name}`)
    return example
  }

  private answerOf({ name, answer }: ApiCall): JsonSchemaPart | undefined {
    if (typeof answer === 'string') return undefined
    return this.schemaReference(`${operationTypeNameOfCall(name)}Response`, answer)
  }

  private requestBody(row: ApiCall, schema: GenericSchema, { body }: RecordedCallExample): OpenApiNode {
    const type = row.multipart ? 'multipart/form-data' : 'application/json'
    const named = this.schemaReference(`${operationTypeNameOfCall(row.name)}Request`, schema)
    return { required: true, content: { [type]: { schema: named, example: body } } }
  }

  /** Returns a reference to the schema. The schema gets the given name if it has none yet. */
  private schemaReference(name: string, schema: GenericSchema): JsonSchemaPart {
    const described = this.nullInType(convertToJsonSchema(schema))
    return described.$ref === undefined ? this.parts.addSchema(name, described) : described
  }

  private nullInType(schema: JsonSchemaPart): JsonSchemaPart {
    return rewriteNullableUnions(schema, this.shared)
  }

  private parametersOf(row: ApiCall, example: RecordedCallExample): readonly OpenApiNode[] {
    const inPath = pathParameterNamesInCode(row).map((sent) => {
      const name = documentedParameterName(row, sent)
      return {
        name,
        in: 'path',
        required: true,
        description: explainPathParameter(row, name),
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

function queryParameters(
  row: ApiCall,
  query: GenericSchema,
  example: RecordedCallExample,
): readonly OpenApiNode[] {
  const { properties = {}, required = [] } = convertToJsonSchema(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: explainQueryParameter(row, name),
    schema,
    ...(example.query[name] === undefined ? {} : { example: example.query[name] }),
  }))
}

function objectAccessOf(row: ApiCall): OpenApiNode {
  const roles = parameterRolesOfCall(row).map(([place, role]) => [
    documentedParameterLocation(row, place),
    role,
  ])
  return { whose: row.objectAccess.whose, ...(row.objectAccess.by && { by: Object.fromEntries(roles) }) }
}
