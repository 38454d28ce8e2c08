import { join } from 'node:path'
import type { Plugin } from 'vite'

const preloadFunctionStart = 'export const __vitePreload'

/**
 * Returns a Vite plugin. It makes the rulebook's stage (its page that plays scenarios) count the parts
 * of the portal that are being loaded on demand, so that the steps of a scenario can wait for these
 * parts. Throws if Vite's code for loading them has changed.
 */
export function createLoadingPartsCounterPlugin(root: string): Plugin {
  const counterModule = JSON.stringify(join(root, 'rulebook', 'stage', 'loading-parts.ts'))
  return {
    name: 'count-loading-parts',
    transform: (code, id) => {
      if (id !== '\0vite/preload-helper.js') return undefined
      if (!code.includes(preloadFunctionStart)) throw new Error(`${id} has no ${preloadFunctionStart}`)
      const countingFunction = `${preloadFunctionStart} = (...part) => countWhileLoading(loadPart(...part))`
      const loadFunction = code.replace(preloadFunctionStart, 'const loadPart')
      return `import { countWhileLoading } from ${counterModule}\n${loadFunction}\n${countingFunction}`
    },
  }
}
