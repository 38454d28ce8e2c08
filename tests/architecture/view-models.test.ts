import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'

const sourceFiles = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(projectRoot, 'src', name), 'utf8') }))

/** Pattern of the call in which a view-model lists the fields that screens observe. */
const observedFieldsPattern = /observeFields\(\s*this([^)]*)\)/

const sourceFilesWithObservedFields = sourceFiles.filter(({ text }) => observedFieldsPattern.test(text))

function matchedNames(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].flatMap(({ 1: name }) => (name ? [name] : []))
}

/** Returns the names of the fields of a class that are neither private nor readonly. */
function mutablePublicFields(text: string): readonly string[] {
  const fields = text.slice(text.indexOf('export class'), text.indexOf('\n  constructor('))
  return matchedNames(fields, /^ {2}(?!private|readonly|static)(\w+)[?!]?(?::| =)/gm)
}

function observedFields(text: string): readonly string[] {
  return matchedNames(observedFieldsPattern.exec(text)?.[1] ?? '', /'(\w+)'/g)
}

it('the test finds view-models', () => {
  expect(sourceFilesWithObservedFields.map(({ name }) => name)).toContain('ui/home/home-view-model.ts')
})

it('every view-model declares its observed fields', () => {
  const silent = sourceFiles.filter(
    ({ text }) =>
      /^export class \w+ViewModel\b/m.test(text) &&
      !observedFieldsPattern.test(text) &&
      mutablePublicFields(text).length > 0,
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

it('every field that a view-model shows and changes is observed, and no other', () => {
  expect(
    sourceFilesWithObservedFields.map(({ name, text }) => [name, ...observedFields(text)].toSorted()),
  ).toEqual(
    sourceFilesWithObservedFields.map(({ name, text }) => [name, ...mutablePublicFields(text)].toSorted()),
  )
})

it('an observed value is replaced, never changed', () => {
  const change = /\bthis\.\w+(?:\.\w+|\[[^\]]+\])+ [-+]?=[^=]|\bthis\.\w+\.(?:push|pop|splice|unshift|sort)\(/
  expect(
    sourceFilesWithObservedFields.filter(({ text }) => change.test(text)).map(({ name }) => name),
  ).toEqual([])
})

it('no screen passes one view-model to another', () => {
  const given = /\bstart\([^)]*ViewModel\b/
  expect(sourceFiles.filter(({ text }) => given.test(text)).map(({ name }) => name)).toEqual([])
})

it('only the kit declares observed fields', () => {
  const taken = sourceFiles
    .filter(({ name }) => name !== 'ui/kit/observe-fields.ts')
    .map(({ name, text }) => [name, /import \{([^}]*)\} from 'mobx'/.exec(text)?.[1]?.trim()])
    .filter(([, names]) => names !== undefined && names !== 'runInAction')
  expect(taken).toEqual([])
})
