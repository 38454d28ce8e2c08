import { readFileSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { personas } from '@/adapters/fake/personas/personas'
import { projectRoot } from '#scripts/support/portal-build'

const binaryFilePattern = /\.(png|jpg|ico|woff2|pdf|mjpeg)$/

const generatedFolders = new Set([
  'node_modules',
  '.git',
  'dist',
  'dist-brand',
  'dist-demo',
  'dist-rulebook',
  'reports',
  'gallery',
  'test-results',
])

/** All text files of the project, without installed and generated ones. */
const textFiles = readdirSync(projectRoot, { withFileTypes: true })
  .filter((entry) => !generatedFolders.has(entry.name) && !entry.name.endsWith('.log'))
  .flatMap((entry) => (entry.isDirectory() ? filesIn(entry.name) : [entry.name]))
  .filter((name) => !binaryFilePattern.test(name))
  .map((name) => ({ name, text: readFileSync(join(projectRoot, name), 'utf8') }))

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !name.split('/').some((step) => generatedFolders.has(step)))
}

function linesMatching(pattern: RegExp, where: RegExp): readonly string[] {
  return textFiles
    .filter((file) => where.test(file.name))
    .flatMap((file) =>
      file.text
        .split('\n')
        .map((line, index) => ({ line, place: `${file.name}:${index + 1}` }))
        .filter(({ line }) => pattern.test(line))
        .map(({ line, place }) => `${place} ${line.trim().slice(0, 120)}`),
    )
}

const allButThisTestPattern = /^(?!tests\/architecture\/sources\.test\.ts)/

it('the test finds the files of the project', () => {
  expect(textFiles.map((file) => file.name)).toContain('src/domain/shared/money.ts')
})

it('no file contains a path of this machine', () => {
  const places = [projectRoot, homedir()].filter((place) => place.split('/').length > 2)
  const homes = String.raw`/(home|Users|root)/\w|[A-Z]:\\Users`
  const pattern = new RegExp(`(?<![\\w.@-])(${[...places, homes].join('|')})`)
  expect(linesMatching(pattern, allButThisTestPattern)).toEqual([])
})

it('no file contains a package registry', () => {
  expect(linesMatching(/registry\.\w|_authToken|"resolved":\s*"http/, allButThisTestPattern)).toEqual([])
})

it('no source disables a check', () => {
  const pattern = /@ts-(ignore|expect-error|nocheck)|(oxlint|eslint)-disable/
  expect(linesMatching(pattern, /^(src|features|scripts)\/.*\.tsx?$/)).toEqual([])
})

it('no test is skipped or runs alone', () => {
  const pattern = /\b(it|test|describe)\.(skip|only|todo|fixme)\b|\b(xit|xdescribe|fit|fdescribe)\(/
  expect(linesMatching(pattern, /^tests\/(?!architecture\/sources).*\.tsx?$/)).toEqual([])
})

it('the domain imports no package', () => {
  expect(linesMatching(/\bfrom '(?!@\/domain\/|\.\/)|\bimport\('/, /^src\/domain\//)).toEqual([])
})

it('the domain uses no clock, no randomness and no language of the browser', () => {
  const pattern =
    /Date\.now|new Date\(\)|Math\.random|\bIntl\b|toLocale|\bcrypto\b|\b(window|document|localStorage)\./
  expect(linesMatching(pattern, /^src\/domain\//)).toEqual([])
})

it("only the entries read the build's constants", () => {
  expect(linesMatching(/import\.meta\.env|process\.env/, /^src\/(?!main\.)/)).toEqual([])
})

it('no folder has an index file', () => {
  expect(
    textFiles.map((file) => file.name).filter((name) => /(^|\/)index\.(ts|tsx|js|mjs)$/.test(name)),
  ).toEqual([])
})

it('every docstring is above the declaration that it describes', () => {
  const astray = textFiles
    .filter(({ name }) => /^(src|features|tests|scripts)\/.*\.tsx?$/.test(name))
    .filter(({ text }) => /^[ ]*(\/\*\*.*|\*?)\*\/\n[ ]*(\n|\/\*\*)/m.test(text))
    .map(({ name }) => name)
  expect(astray).toEqual([])
})

it('no source, scenario, test or script is longer than 300 lines', () => {
  const long = textFiles
    .filter(({ name }) => /^(src|features|tests|scripts)\/.*\.(tsx?|css|feature|mjs)$/.test(name))
    .map(({ name, text }) => ({ name, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 300)
    .map(({ name, lines }) => `${name}: ${lines} lines`)
  expect(long).toEqual([])
})

it('the live build contains no persona of the demo and none of their data', () => {
  const ofDemo = personas.flatMap(({ dni, taxId, email, cellphone, loans }) => [
    dni,
    taxId,
    email,
    cellphone,
    ...loans.flatMap(({ loanId, externalId, commerceName = externalId }) => [
      loanId,
      externalId,
      commerceName,
    ]),
  ])
  const named = new RegExp(
    `(?<!\\d)(${ofDemo.map((word) => word.replaceAll(/[.+*?()]/g, String.raw`\$&`)).join('|')})(?!\\d)`,
  )
  const live =
    /^src\/(?!adapters\/fake|ui\/demo|ui\/texts\/(demo|demo-settings|demo-setting-values)\.|main\.demo)/
  expect(linesMatching(named, /^src\/adapters\/fake/)).not.toEqual([])
  expect(linesMatching(named, live)).toEqual([])
})
