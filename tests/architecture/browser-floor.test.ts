import { expect, it } from 'vitest'
import { findBuiltInsMissingInOldBrowsers } from '#scripts/support/built-ins-missing-at-floor'
import { readPortalSources, copySourcesWithReplacedFiles } from './import-graph'

/**
 * Functions of JavaScript globals, such as `URL.parse`, that the oldest supported version of some browser
 * lacks.
 */
const tooNewFunctions = new Set(findBuiltInsMissingInOldBrowsers().map((path) => path.join('.')))

/** Files of the demo. Its users can choose a new browser, so these files are not checked. */
const demoFilePattern = /^src\/(adapters\/fake|ui\/demo)\//

/**
 * Functions that may be missing, because the portal handles their absence: fields then suggest no passkeys.
 * Source: GEN-17.
 */
const guardedFunctions = new Set(['PublicKeyCredential.isConditionalMediationAvailable'])

/**
 * Properties of HTML elements that the oldest supported version of some browser lacks, such as `role`, which
 * is only an attribute there.
 */
const tooNewProperties = new Set(
  findBuiltInsMissingInOldBrowsers()
    .filter(([owner, middle]) => (owner === 'Element' || owner === 'HTMLElement') && middle === 'prototype')
    .map(([, , name]) => name),
)

/**
 * Returns the places where the portal sets a property that the oldest supported browsers lack, as `file:
 * property`.
 */
function tooNewPropertyUses(sources: ReadonlyMap<string, string>): readonly string[] {
  return [...sources]
    .filter(([name]) => !demoFilePattern.test(name))
    .flatMap(([name, text]) =>
      [...text.matchAll(/\b(?!this\.)\w+\.(\w+) = /g)]
        .filter(([, property]) => tooNewProperties.has(property))
        .map(([, property]) => `${name}: ${property}`),
    )
}

/**
 * Returns the places where the portal calls a function that the oldest supported browsers lack, as `file:
 * function`.
 */
function tooNewFunctionCalls(sources: ReadonlyMap<string, string>): readonly string[] {
  return [...sources]
    .filter(([name]) => !demoFilePattern.test(name))
    .flatMap(([name, text]) =>
      [...text.matchAll(/\b[A-Z]\w+\.[a-z]\w*(?=\()/g)]
        .filter(([call]) => tooNewFunctions.has(call) && !guardedFunctions.has(call))
        .map(([call]) => `${name}: ${call}`),
    )
}

it('no source calls a function that a browser of the floor lacks', () => {
  expect(tooNewFunctionCalls(readPortalSources())).toEqual([])
})

it('a call to a missing function is found', () => {
  const file = 'src/domain/shared/planted.ts'
  const sources = copySourcesWithReplacedFiles(readPortalSources(), {
    [file]: "export const address = URL.parse('x')",
  })
  expect(tooNewFunctionCalls(sources)).toContain(`${file}: URL.parse`)
})

it('no source sets a property of an element that a browser of the floor lacks', () => {
  expect(tooNewProperties.has('role')).toBe(true)
  expect(tooNewPropertyUses(readPortalSources())).toEqual([])
})

it('a missing property of an element is found', () => {
  const file = 'src/ui/kit/planted.ts'
  const text = "export const alerts = (place: Element) => { place.role = 'alert' }"
  expect(tooNewPropertyUses(copySourcesWithReplacedFiles(readPortalSources(), { [file]: text }))).toContain(
    `${file}: role`,
  )
})

function filesUsingRandomUuid(sources: ReadonlyMap<string, string>): readonly string[] {
  return [...sources]
    .filter(([name, text]) => !demoFilePattern.test(name) && /\.randomUUID\b/.test(text))
    .map(([name]) => name)
}

it('keys are made of random bytes, because pages without https have no randomUUID', () => {
  expect(filesUsingRandomUuid(readPortalSources())).toEqual([])
  const file = 'src/domain/shared/planted.ts'
  const sources = copySourcesWithReplacedFiles(readPortalSources(), {
    [file]: 'export const key = crypto.randomUUID()',
  })
  expect(filesUsingRandomUuid(sources)).toEqual([file])
})
