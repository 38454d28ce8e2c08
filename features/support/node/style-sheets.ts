import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transform } from 'lightningcss'
import { sheetName } from '#scripts/support/style-names'

/** What decides whether and how a text is read; colours and sizes are left to the browser. */
const kept = new Set(['display', 'position', 'visibility', 'text-transform'])

const sheets: string[] = []

/** Lets Node import the portal's style sheets, as the build does: names come out, rules are gathered. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.css')) return next(url, context)
    const filename = fileURLToPath(url)
    const sheet = {
      filename,
      code: readFileSync(filename),
      cssModules: filename.endsWith('.module.css') && { pattern: `_[local]_${sheetName(filename)}` },
      targets: { chrome: 100 << 16 },
    }
    // A style of which nothing is kept has its name all the same.
    const { exports } = transform(sheet)
    const { code } = transform({
      ...sheet,
      visitor: {
        // Nothing is laid out, so nothing is narrow.
        Rule: { container: () => [] },
        Declaration: ({ property }) => (kept.has(property) ? undefined : []),
      },
    })
    sheets.push(code.toString())
    const names = Object.entries(exports || {}).map(([name, { name: unique }]) => [name, unique])
    return {
      format: 'module',
      shortCircuit: true,
      source: `export default ${JSON.stringify(Object.fromEntries(names))}`,
    }
  },
})

/** The rules of every style sheet that was imported so far. */
export function gatheredStyles(): string {
  return sheets.join('\n')
}
