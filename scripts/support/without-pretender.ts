import type { Plugin } from 'vite'

const standIn = '\0without-pretender'

/**
 * Removes Pretender, which Mirage imports, from the demo: the fake back end uses its own interceptor
 * instead.
 */
export function removePretender(): Plugin {
  return {
    name: 'without-pretender',
    enforce: 'pre',
    resolveId: (source) => (source === 'pretender' ? standIn : undefined),
    load: (id) => (id === standIn ? 'export default undefined' : undefined),
  }
}
