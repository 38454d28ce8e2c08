import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillPathParameters } from '@/adapters/contract/fill-path-parameters'
import { servedCalls } from '@/adapters/fake/call-table'
import { matchPath, parsePathTemplate } from '@/adapters/fake/path-template'
import { propertyTestCaseCount } from '#tests/support/property-cases'

const pathTemplates = servedCalls.map(({ call }) => call.path).filter((path) => path.includes('{'))

/**
 * Generator of random values for path parameters: values from real links, and values that an attacker would
 * put into a link.
 */
const parameterValuesArbitrary = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom(
    '',
    '.',
    '..',
    '...',
    '../..',
    '%2e%2e',
    '%2E.',
    './',
    '/',
    '//',
    '?a=1',
    '#x',
    'a+b=',
    '\\',
    '\ud800',
  ),
)

function parameterNamesIn(template: string): readonly string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

it('a call goes to its own path or is not sent, whatever the link contains', () => {
  const asked = fc.constantFrom(...pathTemplates).chain((template) =>
    fc.record({
      template: fc.constant(template),
      parameters: fc.record(
        Object.fromEntries(parameterNamesIn(template).map((name) => [name, parameterValuesArbitrary])),
      ),
    }),
  )
  fc.assert(
    fc.property(asked, ({ template, parameters }) => {
      const path = fillPathParameters(template, parameters)
      if (path === undefined) return
      // As the browser parses it before sending.
      const { pathname, search, hash } = new URL(`https://lender.example/api${path}`)
      expect([search, hash]).toEqual(['', ''])
      expect(matchPath(parsePathTemplate(`/api${template}`), pathname)).toEqual(parameters)
    }),
    { numRuns: propertyTestCaseCount },
  )
})

it.each(['', '.', '..', '\ud800'])('%j is no parameter, and no request is sent', (value) => {
  expect(fillPathParameters('/users/{dni}', { dni: value })).toBeUndefined()
})

it.each([
  ['a+b/c=', '/users/a%2Bb%2Fc%3D'],
  ['%2e%2e', '/users/%252e%252e'],
  ['...', '/users/...'],
])('%j is one part of the path', (value, path) => {
  expect(fillPathParameters('/users/{dni}', { dni: value })).toBe(path)
})
