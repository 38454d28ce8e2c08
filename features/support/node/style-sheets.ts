import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transform } from 'lightningcss'
import { styleSheetSuffix } from '#scripts/support/style-names'
import { evaluatedStyleProperties } from './style-rules'

const evaluatedProperties: ReadonlySet<string> = new Set(evaluatedStyleProperties)

const styleSheetTexts: string[] = []

/** Lets Node import CSS modules as the build does: exports class names and collects the rules. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.css')) return next(url, context)
    const filename = fileURLToPath(url)
    const sheet = {
      filename,
      code: readFileSync(filename),
      cssModules: filename.endsWith('.module.css') && { pattern: `_[local]_${styleSheetSuffix(filename)}` },
      targets: { chrome: 100 << 16 },
    }
    // A rule without kept properties still exports its class name.
    const { exports } = transform(sheet)
    const { code } = transform({
      ...sheet,
      visitor: {
        // Without layout there are no container widths.
        Rule: { container: () => [] },
        Declaration: ({ property }) => (evaluatedProperties.has(property) ? undefined : []),
      },
    })
    styleSheetTexts.push(code.toString())
    const names = Object.entries(exports || {}).map(([name, { name: unique }]) => [name, unique])
    return {
      format: 'module',
      shortCircuit: true,
      source: `export default ${JSON.stringify(Object.fromEntries(names))}`,
    }
  },
})

/** Returns the text of every style sheet imported so far. */
export function joinImportedStyleSheets(): string {
  return styleSheetTexts.join('\n')
}
