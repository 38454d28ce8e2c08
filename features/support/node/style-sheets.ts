import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transform } from 'lightningcss'

/** What decides whether and how a text is read; colours and sizes are left to the browser. */
const kept = new Set(['display', 'position', 'visibility', 'text-transform'])

const sheets: string[] = []

/** Lets Node import the portal's style sheets, as the build does: names come out, rules are gathered. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.css')) return next(url, context)
    const filename = fileURLToPath(url)
    const { code, exports } = transform({
      filename,
      code: readFileSync(filename),
      // A hash may begin with a line and a digit, which a selector has to write in another way.
      cssModules: filename.endsWith('.module.css') && { pattern: 's[hash]_[local]' },
      targets: { chrome: 100 << 16 },
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
