import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Returns a Vite plugin. It replaces Vite's code that loads parts on demand by `src/start/fetch-part.ts`. */
export function createPartLoaderPlugin(root: string): Plugin {
  return {
    name: 'portal-part-loader',
    enforce: 'pre',
    resolveId: (id) =>
      id.endsWith('vite/preload-helper.js') ? join(root, 'src', 'start', 'fetch-part.ts') : null,
  }
}

/** Returns a Vite plugin. It minifies the scripts of the first visit also with terser. Source: ADR 13. */
export function createFirstVisitMinifierPlugin(): Plugin {
  const isOfFirstVisit = (name: string): boolean => name === 'vendor' || name === 'first-visit'
  return {
    name: 'portal-first-visit-minifier',
    async renderChunk(code, chunk) {
      if (!isOfFirstVisit(chunk.name)) return null
      const minified = await minify(code, {
        module: true,
        compress: { passes: 5, ecma: 2020 },
        mangle: false,
      })
      return { code: minified.code ?? code, map: null }
    },
  }
}

/**
 * Returns a Vite plugin. It writes the size in bytes of each module in each chunk, uncompressed, for
 * `npm run measure`.
 */
export function createModuleSizesPlugin(root: string, buildName: string): Plugin {
  return {
    name: 'portal-module-sizes',
    async generateBundle(_, bundle) {
      const sizes = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? Object.entries(chunk.modules).map(([id, module]) => ({
              chunk: chunk.fileName,
              module: id.replace(`${root}/`, '').replace(/^\0/, ''),
              bytes: module.renderedLength,
            }))
          : [],
      )
      await mkdir('reports', { recursive: true })
      await writeFile(join('reports', `modules-${buildName}.json`), JSON.stringify(sizes))
    },
  }
}
