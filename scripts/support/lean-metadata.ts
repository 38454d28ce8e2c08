import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Replaces `reflect-metadata/lite`, which inversify loads, with the few functions that it calls. */
export function replaceReflectMetadata(root: string): Plugin {
  return {
    name: 'portal-lean-metadata',
    enforce: 'pre',
    resolveId: (source) =>
      source === 'reflect-metadata/lite' ? join(root, 'src', 'start', 'class-metadata.ts') : undefined,
  }
}
