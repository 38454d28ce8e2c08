import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Returns a Vite plugin. It replaces `reflect-metadata/lite`, which inversify loads, by the few
 * functions that inversify calls.
 */
export function createReflectMetadataReplacementPlugin(root: string): Plugin {
  return {
    name: 'portal-lean-metadata',
    enforce: 'pre',
    resolveId: (source) =>
      source === 'reflect-metadata/lite' ? join(root, 'src', 'start', 'class-metadata.ts') : undefined,
  }
}
