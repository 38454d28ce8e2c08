import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { readPortalSources } from './import-graph'

/** The classes that code takes from one CSS module. */
interface ClassUse {
  readonly filePath: string
  readonly styleSheetPath: string
  readonly names: readonly string[]
  /** Whether the file chooses a class by a computed name, so that `names` may be incomplete. */
  readonly isPartlyComputed: boolean
}

const sheetImportPattern = /^import (\w+) from '([^']+\.module\.css)'$/gm

/** Returns the classes that a file takes from each CSS module that it imports. */
function findClassUses(filePath: string, text: string): readonly ClassUse[] {
  return [...text.matchAll(sheetImportPattern)].map(([, variable = '', path = '']) => {
    const keys = [...text.matchAll(new RegExp(String.raw`\b${variable}\[([^\]]+)\]`, 'g'))]
    const names = keys.flatMap(([, key = '']) => /^'([\w-]+)'$/.exec(key)?.[1] ?? [])
    const styleSheetPath = path.startsWith('@/') ? join('src', path.slice(2)) : join(dirname(filePath), path)
    return { filePath, styleSheetPath, names, isPartlyComputed: names.length < keys.length }
  })
}

/** Returns the names of all classes in the selectors of a CSS module. */
function definedClassNames(css: string): ReadonlySet<string> {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name))
}

/**
 * Returns the classes that code takes from a style sheet that does not define them, and the classes of a
 * style sheet that no code takes.
 */
function undefinedAndUnusedClasses(
  uses: readonly ClassUse[],
  classes: (sheet: string) => ReadonlySet<string>,
): readonly string[] {
  const missing = uses.flatMap(({ filePath, styleSheetPath, names }) =>
    names
      .filter((name) => !classes(styleSheetPath).has(name))
      .map((name) => `${filePath}: no class ${name} in ${styleSheetPath}`),
  )
  const unused = [...Map.groupBy(uses, ({ styleSheetPath }) => styleSheetPath)].flatMap(
    ([sheet, ofSheet]) => {
      if (ofSheet.some(({ isPartlyComputed }) => isPartlyComputed)) return []
      const used = new Set(ofSheet.flatMap(({ names }) => names))
      return [...classes(sheet)].filter((name) => !used.has(name)).map((name) => `${sheet}: unused ${name}`)
    },
  )
  return [...missing, ...unused]
}

it('every class that a component names is in its style sheet, and the other way round', () => {
  const sources = readPortalSources()
  const uses = [...sources].flatMap(([file, text]) => findClassUses(file, text))
  expect(uses.length).toBeGreaterThan(100)
  expect(undefinedAndUnusedClasses(uses, (sheet) => definedClassNames(sources.get(sheet) ?? ''))).toEqual([])
})

it('a class that has another name in the style sheet is found twice', () => {
  const code = "import styles from './row.module.css'\nconst name = styles['detail']"
  const sheet =
    '/* .detail */ .row-detail:hover { margin: 0.5rem } @media print { .row-detail { margin: 0 } }'
  expect(
    undefinedAndUnusedClasses(findClassUses('src/ui/loans/row.tsx', code), () => definedClassNames(sheet)),
  ).toEqual([
    'src/ui/loans/row.tsx: no class detail in src/ui/loans/row.module.css',
    'src/ui/loans/row.module.css: unused row-detail',
  ])
})

it('every custom property that a style reads without a fallback is declared in a style', () => {
  const styles = [...readPortalSources()].filter(([file]) => file.endsWith('.css')).map(([, text]) => text)
  const declared = new Set(styles.flatMap((text) => text.match(/--[\w-]+(?=\s*:)/g) ?? []))
  const read = styles.flatMap((text) => text.match(/(?<=var\()--[\w-]+(?=\))/g) ?? [])
  expect(read.length).toBeGreaterThan(100)
  expect(read.filter((name) => !declared.has(name))).toEqual([])
})
