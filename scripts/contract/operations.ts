import type { GenericSchema } from 'valibot'
import type { ApiCall } from '@/adapters/contract/call'
import { findCallRateLimits } from '@/adapters/contract/call-rate-limits'
import { allContractCalls, type ContractCallWithCapability } from './calls'
import { addFieldDescriptionsToSchemas } from './field-texts/field-texts'
import { convertToJsonSchema, buildSharedJsonSchemas } from './json-schema'
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
interface OpenApiOperations {
  readonly paths: OpenApiNode
  readonly schemas: Readonly<Record<string, JsonSchemaPart>>
}

export function buildOpenApiOperations(examples: RecordedExamplesByCall): OpenApiOperations {
  const writer = new OperationWriter(examples)
  const paths = new Map<string, Record<string, unknown>>()
  for (const each of allContractCalls()) {
    const path = documentedPathOfCall(each.call)
    const item = paths.get(path) ?? {}
    item[each.call.method.toLowerCase()] = writer.buildOperation(each)
    paths.set(path, item)
  }
  return { paths: Object.fromEntries(paths), schemas: addFieldDescriptionsToSchemas(writer.schemas) }
}

const securityByAccess: Readonly<Record<ApiCall['access'], readonly OpenApiNode[]>> = {
  open: [],
  optional: [{}, { session: [] }],
  session: [{ session: [] }],
}

class OperationWriter {
  private readonly shared = buildSharedJsonSchemas()
  private readonly parts = new NamedOpenApiSchemas(openApiSchemaNameOverrides)

  constructor(private readonly examples: RecordedExamplesByCall) {
    for (const [name, schema] of Object.entries(this.shared))
      this.parts.addSchema(name, this.nullInType(schema))
  }

  get schemas(): Readonly<Record<string, JsonSchemaPart>> {
    return this.parts.schemas
  }

  buildOperation({ capability, call }: ContractCallWithCapability): OpenApiNode {
    const example = this.exampleOf(call)
    const parameters = this.parametersOf(call, example)
    return {
      operationId: openApiOperationIdOfCall(call.name),
      tags: [capability],
      summary: call.summary,
      description: describeObjectAccessOfCall(call),
      ...(call.server === undefined ? {} : { servers: [openApiServersByKind[call.server]] }),
      security: securityByAccess[call.access],
      ...(parameters.length === 0 ? {} : { parameters }),
      ...(call.body === undefined ? {} : { requestBody: this.requestBody(call, call.body, example) }),
      responses: openApiResponsesOfCall(call, example, this.answerOf(call)),
      'x-call': call.name,
      'x-source': explainWhyCallIsInContract(call),
      'x-touches': objectAccessOf(call),
      ...(findCallRateLimits(call).length === 0 ? {} : { 'x-limits': findCallRateLimits(call) }),
      ...(call.refusals === undefined ? {} : { 'x-refusals': call.refusals }),
      ...(call.assumption === undefined ? {} : { 'x-assumption': call.assumption }),
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

  private requestBody(call: ApiCall, schema: GenericSchema, { body }: RecordedCallExample): OpenApiNode {
    const type = call.multipart ? 'multipart/form-data' : 'application/json'
    const named = this.schemaReference(`${operationTypeNameOfCall(call.name)}Request`, schema)
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

  private parametersOf(call: ApiCall, example: RecordedCallExample): readonly OpenApiNode[] {
    const inPath = pathParameterNamesInCode(call).map((sent) => {
      const name = documentedParameterName(call, sent)
      return {
        name,
        in: 'path',
        required: true,
        description: explainPathParameter(call, name),
        schema: { type: 'string' },
        example: example.pathParameters[sent],
      }
    })
    return [
      ...inPath,
      ...(call.query === undefined ? [] : queryParameters(call, call.query, example)),
      ...(call.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ]
  }
}

function queryParameters(
  call: ApiCall,
  query: GenericSchema,
  example: RecordedCallExample,
): readonly OpenApiNode[] {
  const { properties = {}, required = [] } = convertToJsonSchema(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: explainQueryParameter(call, name),
    schema,
    ...(example.queryParameters[name] === undefined ? {} : { example: example.queryParameters[name] }),
  }))
}

function objectAccessOf(call: ApiCall): OpenApiNode {
  const roles = parameterRolesOfCall(call).map(([place, role]) => [
    documentedParameterLocation(call, place),
    role,
  ])
  return {
    whose: call.objectAccess.ownership,
    ...(call.objectAccess.by && { by: Object.fromEntries(roles) }),
  }
}
