import type { Plugin } from 'vite'

const standIn = '\0without-pretender'

/**
 * Mirage imports Pretender, and the fake back end puts an interceptor of its own in its place: what is never called is
 * not carried to the demo's visitors.
 */
export function withoutPretender(): Plugin {
  return {
    name: 'without-pretender',
    enforce: 'pre',
    resolveId: (source) => (source === 'pretender' ? standIn : undefined),
    load: (id) => (id === standIn ? 'export default undefined' : undefined),
  }
}
