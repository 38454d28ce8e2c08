import { join } from 'node:path'
import type { Plugin } from 'vite'

/** inversify loads the whole of `reflect-metadata/lite`: in a build the few functions that it calls take its place. */
export function leanMetadata(root: string): Plugin {
  return {
    name: 'portal-lean-metadata',
    enforce: 'pre',
    resolveId: (source) =>
      source === 'reflect-metadata/lite' ? join(root, 'src', 'start', 'class-metadata.ts') : undefined,
  }
}
