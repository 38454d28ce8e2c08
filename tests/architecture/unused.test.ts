import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'

interface SourceFile {
  readonly path: string
  readonly text: string
}

const sourceFiles: readonly SourceFile[] = ['src', 'scripts'].flatMap(readSourceFiles)

const exportPattern = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm

/** Pattern of the line on which a public method or getter of a class begins. */
const methodPattern = /^ {2}(?:async )?(?:get )?(\w+)(?:<[^(]*>)?\(.*\{$/gm

function readSourceFiles(folder: string): readonly SourceFile[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))
}

/** Returns how often each word occurs in the portal and its scripts. */
function countEachWord(): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { text } of sourceFiles)
    for (const [word] of text.matchAll(/\w+/g)) times.set(word, (times.get(word) ?? 0) + 1)
  return times
}

function namesThatOccurOnce(files: readonly SourceFile[], name: RegExp): readonly string[] {
  const times = countEachWord()
  return files.flatMap((source) =>
    [...source.text.matchAll(name)].flatMap(({ 1: word = '' }) =>
      times.get(word) === 1 ? [`${source.path}: ${word}`] : [],
    ),
  )
}

it('every export is used by more than a test', () => {
  const files = sourceFiles.filter(({ path }) => path.startsWith('src/'))
  expect(namesThatOccurOnce(files, exportPattern)).toEqual([])
})

it('every public method of a rule, a use case or a view-model is used by more than a test', () => {
  // Libraries and browsers call methods of the adapters, React those of the screens.
  const files = sourceFiles.filter(({ path }) => /^src\/(?:domain|application|ui)\/.*\.ts$/.test(path))
  expect(namesThatOccurOnce(files, methodPattern)).toEqual([])
})

it('every sentence is shown by some screen', () => {
  const modules = import.meta.glob<Record<string, unknown>>('@/ui/texts/*.ts', { eager: true })
  const unread = Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([root, texts]) =>
      typeof texts === 'object' ? findUnreadTextKeyPaths(root, texts) : [],
    ),
  )
  expect(Object.keys(modules)).not.toEqual([])
  expect(unread).toEqual([])
})

function findUnreadTextKeyPaths(root: string, texts: unknown): readonly string[] {
  const read = sourceFiles.flatMap(({ text }) => (text.includes(root) ? textPathsReadIn(root, text) : []))
  return listTextKeyPaths(texts)
    .filter(
      (leaf) =>
        !read.some((path) => path === '' || `${leaf}.`.startsWith(`${path}.`) || path.startsWith(`${leaf}.`)),
    )
    .map((leaf) => `${root}.${leaf}`)
}

function listTextKeyPaths(texts: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return [path.join('.')]
  return Object.entries(texts).flatMap(([key, each]) => listTextKeyPaths(each, [...path, key]))
}

/**
 * Returns the paths of the texts that a source file reads from the object `root`, such as `list.title`. The
 * file may give the object or a part of it another name.
 */
function textPathsReadIn(root: string, text: string): readonly string[] {
  const renamed = new RegExp(String.raw`\b${root} as (\w+)`).exec(text)?.[1]
  const names = [{ name: renamed ?? root, path: '' }]
  let rest = text.replaceAll(/^(?:import [^;]*? from '[^']*'|export const \w+)/gm, '')
  for (const { name, path } of names) {
    const given = new RegExp(String.raw`const (\w+|\{[^}]*\}) = ${name}((?:\.\w+)*)$`, 'gm')
    rest = rest.replaceAll(given, (_, taken: string, below: string) => {
      names.push(...declaredNamesWithPaths(taken, `${path}${below}`))
      return ''
    })
  }
  return names.flatMap(({ name, path }) =>
    [...rest.matchAll(new RegExp(String.raw`(?<!\w|'|(?<!\.\.)\.)${name}((?:\??\.\w+)*)\b`, 'g'))].map(
      ({ 1: below = '' }) => `${path}${below.replaceAll('?', '')}`.slice(1),
    ),
  )
}

/**
 * Returns the local names, each with its path, that a declaration gives to an object (`texts`) or to its
 * parts (`{ list, summary: words }`).
 */
function declaredNamesWithPaths(
  taken: string,
  path: string,
): readonly { readonly name: string; readonly path: string }[] {
  if (!taken.startsWith('{')) return [{ name: taken, path }]
  return [...taken.matchAll(/(\w+)(?:\s*:\s*(\w+))?/g)].map(({ 1: key = '', 2: name = key }) => ({
    name,
    path: `${path}.${key}`,
  }))
}
