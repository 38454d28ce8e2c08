import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

interface PackageFileReplacement {
  /** Last part of the path of the package file that is replaced. */
  readonly file: string
  /** Returns the new code of the package file. */
  readonly replaceCode: (code: string, file: string) => string
}

/**
 * Package files of the rulebook's stage (its page that plays scenarios) that slow down its start in a
 * browser, with what replaces their code. Source: RUL-04.
 */
const packageFileReplacements: readonly PackageFileReplacement[] = [
  // The search for packages of Node always throws, and then the browser reads the whole script again for its lines.
  {
    file: '@testing-library/dom/dist/@testing-library/dom.esm.js',
    replaceCode: (code) => code.replace(/try \{\s*const nodeRequire = [^}]*\} catch \{[^}]*\}/, ''),
  },
  // It takes the tag off a value, which throws for maps and sets of the language.
  { file: 'lodash/_getRawTag.js', replaceCode: () => "module.exports = require('./_objectToString')" },
  // It parses regular expressions for browsers without the flag `d`, which are below the floor.
  {
    file: 'regexp-match-indices/index.js',
    replaceCode: () => 'export default (regexp, text) => new RegExp(regexp, `${regexp.flags}d`).exec(text)',
  },
  // It sorts names by the rules of a language, which the browser has to load.
  {
    file: '@cucumber/cucumber-expressions/dist/ParameterType.js',
    replaceCode: (code) =>
      code.replace(
        "(pt1.name || '').localeCompare(pt2.name || '')",
        'pt1.name < pt2.name ? -1 : Number(pt1.name !== pt2.name)',
      ),
  },
  // It computes its tables of roles from 130 modules.
  { file: 'aria-query/lib/index.js', replaceCode: (_, file) => ariaTablesCode(file) },
]

/**
 * Returns the code of a package file in which faster code replaces the parts that start slowly; undefined if
 * nothing in the file is replaced. Throws if the file no longer contains what is to be replaced.
 */
export function speedUpPackageCode(id: string, code: string): string | undefined {
  const start = packageFileReplacements.find(({ file }) => id.endsWith(`/node_modules/${file}`))
  const after = start?.replaceCode(code, id)
  if (after === code) throw new Error(`${id} has nothing to replace`)
  return after
}

/**
 * Returns a Vite plugin. In the rulebook's build, it replaces the package files that make the rulebook's
 * stage (its page that plays scenarios) start slowly.
 */
export function createSlowPackageFileReplacementPlugin(): Plugin {
  return {
    name: 'without-slow-starts',
    enforce: 'pre',
    transform: (code, id) => {
      const after = speedUpPackageCode(id, code)
      return after === undefined ? undefined : { code: after, map: null }
    },
  }
}

/** The part of a table of aria-query that is used here. */
interface AriaTable {
  entries(): readonly (readonly [key: unknown, value: unknown])[]
}

/**
 * Returns the code of a module that replaces aria-query. It contains only the tables that are used here, already
 * computed, so that the module loads fast.
 */
function ariaTablesCode(file: string): string {
  const tables = createRequire(file)(file) as Readonly<Record<string, AriaTable>>
  return ['roles', 'elementRoles', 'roleElements']
    .map((name) => `export const ${name} = new Map(${JSON.stringify(tables[name]?.entries())})`)
    .join('\n')
}
