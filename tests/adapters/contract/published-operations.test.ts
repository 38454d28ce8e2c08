import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { allContractCalls } from '#scripts/contract/calls'
import { namesOfCallsWithOpenApiLinks } from '#scripts/contract/links'
import { openApiOperationIdOfCall } from '#scripts/contract/operation-ids'
import {
  documentedParameterName,
  documentedPathOfCall,
  pathParameterNamesInCode,
} from '#scripts/contract/path-parameters'
import { errorCodesOfCallWithStatus, errorStatusesOfCall } from '#scripts/contract/statuses'
import { allRefusalCases } from './suite/refusals'

const contentShape = v.record(
  v.string(),
  v.looseObject({ schema: v.unknown(), example: v.optional(v.unknown()) }),
)
const responseShape = v.looseObject({
  $ref: v.optional(v.string()),
  headers: v.optional(v.record(v.string(), v.unknown())),
  content: v.optional(contentShape),
  links: v.optional(
    v.record(
      v.string(),
      v.looseObject({
        operationId: v.string(),
        description: v.string(),
        parameters: v.optional(v.record(v.string(), v.string())),
      }),
    ),
  ),
})
const parameterShape = v.looseObject({
  name: v.optional(v.string()),
  in: v.optional(v.string()),
  example: v.optional(v.unknown()),
})
const operationShape = v.looseObject({
  operationId: v.string(),
  'x-call': v.string(),
  'x-source': v.string(),
  parameters: v.optional(v.array(parameterShape)),
  requestBody: v.optional(v.looseObject({ content: contentShape })),
  responses: v.record(v.string(), responseShape),
})
const openApiDocumentSchema = v.object({
  paths: v.record(v.string(), v.record(v.string(), operationShape)),
  components: v.looseObject({ responses: v.record(v.string(), responseShape) }),
})
const publishedDocument = v.parse(
  openApiDocumentSchema,
  JSON.parse(readFileSync('docs/openapi.json', 'utf8')),
)
const publishedOperations = Object.values(publishedDocument.paths).flatMap((item) => Object.values(item))

const publishedCalls = allContractCalls().map(({ call }) => {
  const operation = publishedDocument.paths[documentedPathOfCall(call)]?.[call.method.toLowerCase()]
  if (!operation) throw new Error(`${call.name} is not published`)
  return { call, operation }
})

/** Tests in which the lender answers with an error code that the contract lists for the API call. */
const refusalCasesWithKnownCode = allRefusalCases.flatMap(({ call: name, title, expected }) => {
  const { status, code = '' } = expected
  const call = publishedCalls.find((each) => each.call.name === name)?.call
  return call && Object.hasOwn(call.refusals ?? {}, code)
    ? [{ call, title: `${name} ${title}`, status, code }]
    : []
})

function parameterExample(
  { parameters = [] }: v.InferOutput<typeof operationShape>,
  place: string,
  name: string,
) {
  return parameters.find((each) => each.in === place && each.name === name)?.example
}

/**
 * Returns the example body of a request with a real file in place of the text that the API contract document
 * shows for an uploaded file.
 */
function bodyWithRealFiles(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('file' in body)) return body
  return { ...body, file: new Blob(['%PDF-1.4']) }
}

describe('the published operations', () => {
  it("have a one-word name each, from the portal's own name of the call", () => {
    expect(publishedOperations.map(({ operationId }) => operationId)).toEqual(
      publishedOperations.map((each) => openApiOperationIdOfCall(each['x-call'])),
    )
    expect(publishedOperations.filter(({ operationId }) => !/^[a-z][A-Za-z]+$/.test(operationId))).toEqual([])
    expect(new Set(publishedOperations.map(({ operationId }) => operationId)).size).toBe(
      allContractCalls().length,
    )
  })

  it("name no parameter id or data, whatever the specification's path names it", () => {
    const names = publishedCalls.flatMap(({ call }) =>
      pathParameterNamesInCode(call).map((name) => documentedParameterName(call, name)),
    )
    expect(names.filter((name) => ['id', 'data', 'number'].includes(name))).toEqual([])
  })

  it('list each status of a failure, not ranges', () => {
    for (const { call, operation } of publishedCalls) {
      const listed = Object.keys(operation.responses).map(Number)
      expect(listed).toEqual(expect.arrayContaining([...errorStatusesOfCall(call), 429, 500, 503]))
    }
  })

  it('say of a repeated key that the portal asks about it, except of a claim', () => {
    const described = publishedCalls
      .filter(({ call }) => call.idempotent)
      .map(({ call, operation }) => [call.name, String(operation.responses['409']?.['description'])] as const)
    expect(described.filter(([, text]) => !text.includes('el portal pregunta por la clave'))).toEqual([
      [
        'support.sendClaim',
        expect.stringContaining('el portal dice que no sabe si la consulta llegó, y el cliente puede'),
      ],
    ])
  })

  it.each(allRefusalCases)('list the status by which $call $title', ({ call, expected }) => {
    const found = publishedCalls.find((each) => each.call.name === call)
    expect(Object.keys(found?.operation.responses ?? {})).toContain(String(expected.status))
  })

  it.each(refusalCasesWithKnownCode)(
    'list under that status the code by which $title',
    ({ call, status, code }) => {
      expect(errorCodesOfCallWithStatus(call, status).map(([listed]) => listed)).toContain(code)
    },
  )

  it.each(publishedCalls)(
    'give $call.name an example path and query that it accepts',
    ({ call, operation }) => {
      for (const name of pathParameterNamesInCode(call))
        expect(parameterExample(operation, 'path', documentedParameterName(call, name))).toMatch(/\S/)
      const query = (operation.parameters ?? []).filter(
        (each) => each.in === 'query' && each.example !== undefined,
      )
      const asked = Object.fromEntries(query.map((each) => [each.name, each.example]))
      expect(call.query === undefined || v.is(call.query, asked)).toBe(true)
    },
  )

  it.each(publishedCalls.filter(({ call }) => call.body !== undefined))(
    'give $call.name an example body that it accepts',
    ({ call: { body }, operation }) => {
      const shown = Object.values(operation.requestBody?.content ?? {}).map((each) =>
        bodyWithRealFiles(each.example),
      )
      expect(shown).toHaveLength(1)
      expect(body && v.safeParse(body, shown[0]).issues).toBeUndefined()
    },
  )

  it.each(publishedCalls.filter(({ call }) => typeof call.answer !== 'string'))(
    'give $call.name an example answer of its shape',
    ({ call: { answer, successStatus = 200 }, operation }) => {
      const shown = operation.responses[successStatus]?.content?.['application/json']?.example
      expect(typeof answer !== 'string' && v.safeParse(answer, shown).issues).toBeUndefined()
    },
  )

  it('give every failure a code and a message for the customer', () => {
    const failures = [...publishedOperations, publishedDocument.components]
      .flatMap(({ responses }) => Object.entries(responses))
      .filter(([status, { $ref }]) => !status.startsWith('2') && $ref === undefined)
    const shown = failures.map(([, { content }]) => content?.['application/json']?.example)
    const shape = v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/)), message: v.string() })
    expect(shown.length).toBeGreaterThan(50)
    expect(shown.filter((each) => !v.is(shape, each))).toEqual([])
  })

  it('forbid caching, and state when to retry', () => {
    const responses = [...publishedOperations, publishedDocument.components]
      .flatMap((each) => Object.entries(each.responses))
      .filter(([, { $ref }]) => $ref === undefined)
    expect(responses.filter(([, { headers = {} }]) => !('Cache-Control' in headers))).toEqual([])
    for (const name of ['TooManyRequests', 'Unavailable'])
      expect(publishedDocument.components.responses[name]?.headers).toHaveProperty('Retry-After')
    expect(publishedDocument.components.responses['ServerFailure']?.headers).toHaveProperty('X-Support-Code')
  })

  it('describe each file in an answer as bytes', () => {
    for (const { call, operation } of publishedCalls.filter((each) => each.call.answer === 'file')) {
      const types = Object.entries(operation.responses[call.successStatus ?? 200]?.content ?? {})
      expect(types.map(([type]) => type)).toContain('application/pdf')
      expect(types.map(([, { schema }]) => schema)).toEqual(
        types.map(() => ({ type: 'string', format: 'binary' })),
      )
    }
  })

  it('link only to existing operations and parameters', () => {
    const names = new Set(allContractCalls().map(({ call }) => call.name))
    expect(namesOfCallsWithOpenApiLinks().filter((name) => !names.has(name))).toEqual([])
    const links = publishedOperations.flatMap(({ responses }) =>
      Object.values(responses).flatMap((response) => Object.values(response.links ?? {})),
    )
    expect(links.length).toBeGreaterThan(30)
    for (const { operationId, parameters = {} } of links) {
      const target = publishedOperations.find((each) => each.operationId === operationId)
      const known = (target?.parameters ?? []).map(({ name }) => name)
      expect(known).toEqual(expect.arrayContaining(Object.keys(parameters)))
    }
  })

  it('name their source in a sentence', () => {
    expect(publishedOperations.filter((each) => !each['x-source'].endsWith('.'))).toEqual([])
  })
})
