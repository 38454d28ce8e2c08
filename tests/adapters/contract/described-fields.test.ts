import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fieldDescriptionNames, findFieldDescriptionName } from '#scripts/contract/field-texts/field-texts'

const schemaShape = v.looseObject({
  description: v.optional(v.string()),
  properties: v.optional(v.record(v.string(), v.looseObject({ description: v.optional(v.string()) }))),
})
const openApiDocumentSchema = v.object({
  components: v.looseObject({ schemas: v.record(v.string(), schemaShape) }),
})
const contractText = readFileSync('docs/openapi.json', 'utf8')
const { schemas } = v.parse(openApiDocumentSchema, JSON.parse(contractText)).components

const contractFields = Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
  Object.entries(properties).map(([field, { description = '' }]) => ({ schema, field, description })),
)

/**
 * Returns the paths, inside the API contract document, of the objects that are described without a named
 * schema.
 */
function pathsOfInlineObjects(value: unknown, place: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const here = 'properties' in value && place.split('/').length > 3 ? [place] : []
  return [
    ...here,
    ...Object.entries(value).flatMap(([key, each]) => pathsOfInlineObjects(each, `${place}/${key}`)),
  ]
}

/** Returns every `anyOf` list inside a JSON Schema, at any depth. */
function anyOfListsIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const here = 'anyOf' in value ? [value.anyOf] : []
  return [...here, ...Object.values(value).flatMap(anyOfListsIn)]
}

describe('the fields of the published contract', () => {
  it('each have a description that ends like a sentence', () => {
    expect(contractFields.length).toBeGreaterThan(400)
    expect(contractFields.filter(({ description }) => !/^\S.{8,}[.`]$/s.test(description))).toEqual([])
  })

  it('use every text of the field descriptions', () => {
    const shown = new Set(contractFields.map(({ schema, field }) => findFieldDescriptionName(schema, field)))
    expect(fieldDescriptionNames.filter((name) => !shown.has(name))).toEqual([])
  })

  it('have a description that adds to their name', () => {
    const repeated = contractFields.filter(
      ({ field, description }) => description.replaceAll(/\W/g, '') === field,
    )
    expect(repeated).toEqual([])
  })

  it('belong to named schemas, not to anonymous objects', () => {
    const document: unknown = JSON.parse(contractText)
    expect(pathsOfInlineObjects(Object(document).paths, 'paths')).toEqual([])
    expect(pathsOfInlineObjects(Object(document).components, 'components')).toEqual([])
  })

  it('allow null by their type, or with a reference if an object may be missing', () => {
    const alternatives = anyOfListsIn(schemas)
    const otherAlternatives = alternatives.filter(
      (options) =>
        !Array.isArray(options) || !options.every((each) => '$ref' in each || each.type === 'null'),
    )
    expect(otherAlternatives).toEqual([])
    // Few in proportion, because each adds a union type to generated clients.
    expect(alternatives.length / contractFields.length).toBeLessThan(1 / 20)
  })

  it('refer to no text that only the portal’s own team has', () => {
    expect(contractText).not.toContain('§')
  })
})
