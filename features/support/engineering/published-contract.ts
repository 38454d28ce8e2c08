import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { servedCalls } from '@/adapters/fake/call-table'
import { projectRoot } from '#scripts/support/portal-build'

interface OpenApiMediaType {
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

interface PublishedOperation {
  /** The request's name in the API contract, such as `payments.payWithSavedCard`. */
  readonly 'x-call': string
  readonly requestBody?: { readonly content: Readonly<Record<string, OpenApiMediaType>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, OpenApiMediaType>> }>
  >
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PublishedOperation>>>>
}

const jsonMediaType = 'application/json'

/**
 * Returns the names of the requests that lack an example in the published API contract: of the JSON that the
 * portal sends, or of the JSON that the lender answers. Source: CON-01.
 */
export async function findCallsWithoutExample(): Promise<readonly string[]> {
  return (await readPublishedExamples())
    .filter(({ examples }) => examples.length === 0)
    .map(({ name }) => name)
}

/**
 * Returns the names of the requests whose example in the published API contract violates the contract.
 * Source: CON-01.
 */
export async function findCallsWithInvalidExample(): Promise<readonly string[]> {
  return (await readPublishedExamples())
    .filter(({ examples, schema }) => !examples.every((each) => v.safeParse(schema, each).success))
    .map(({ name }) => name)
}

/**
 * Returns one entry for the JSON that each request sends, and one for the JSON of its answer. Each entry has
 * a name, the contract's schema, and the examples in the published contract.
 */
async function readPublishedExamples() {
  const text = await readFile(join(projectRoot, 'docs', 'openapi.json'), 'utf8')
  const { paths } = JSON.parse(text) as OpenApiDocument
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  return servedCalls.flatMap(({ name, call }) => {
    const operation = operations.find((each) => each['x-call'] === name)
    const sent = operation?.requestBody?.content[jsonMediaType]
    const answered = operation?.responses[String(call.successStatus ?? 200)]?.content?.[jsonMediaType]
    return [
      ...(call.body && sent
        ? [{ name: `${name}, lo que se manda`, schema: call.body, examples: exampleValuesOf(sent) }]
        : []),
      ...(typeof call.answer === 'object'
        ? [{ name: `${name}, lo que se responde`, schema: call.answer, examples: exampleValuesOf(answered) }]
        : []),
    ]
  })
}

function exampleValuesOf(media: OpenApiMediaType | undefined): readonly unknown[] {
  if (!media) return []
  const named = Object.values(media.examples ?? {}).map(({ value }) => value)
  return 'example' in media ? [media.example, ...named] : named
}
