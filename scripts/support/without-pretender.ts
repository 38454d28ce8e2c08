import type { Plugin } from 'vite'

const replacementModuleId = '\0without-pretender'

/**
 * Returns a Vite plugin. It removes Pretender, which Mirage imports, from the demo. The fake back end
 * intercepts requests with its own code instead.
 */
export function createPretenderRemovalPlugin(): Plugin {
  return {
    name: 'without-pretender',
    enforce: 'pre',
    resolveId: (source) => (source === 'pretender' ? replacementModuleId : undefined),
    load: (id) => (id === replacementModuleId ? 'export default undefined' : undefined),
  }
}
