import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type AliasOptions, type Plugin } from 'vite'
import type * as BrandTool from '#scripts/brand/tool'
import type { BuiltPageParts } from './page.ts'

interface BrandToolBuild {
  readonly projectRoot: string
  /** Path of the folder into which the brand tool is written. */
  readonly directory: string
  readonly alias: AliasOptions
  /** Returns the name that a class of a CSS module has in the build. */
  readonly generateScopedName: (name: string, file: string) => string
  readonly pageParts: BuiltPageParts
}

/**
 * Writes a tool that puts a lender's brand into the HTML pages of this build. The tool is one file that
 * does not need the portal's sources. Returns the tool's loaded module. Source: OPS-02.
 */
export async function writeBrandTool({
  projectRoot,
  directory,
  alias,
  generateScopedName,
  pageParts,
}: BrandToolBuild): Promise<typeof BrandTool> {
  await build({
    root: projectRoot,
    configFile: false,
    mode: 'live',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), createBuiltPagePlugin(pageParts), createOnDemandPartsExclusionPlugin()],
    resolve: { alias },
    css: { modules: { generateScopedName } },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(projectRoot, 'scripts', 'brand', 'tool.ts'),
      outDir: directory,
      emptyOutDir: true,
      target: 'node22',
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'brand.mjs', format: 'es' } },
    },
  })
  return import(pathToFileURL(join(directory, 'brand.mjs')).href)
}

/** Returns a Vite plugin. It gives the brand tool the HTML page into which the tool puts a brand. */
function createBuiltPagePlugin(built: BuiltPageParts): Plugin {
  const id = '\0built-page'
  return {
    name: 'portal-built-page',
    resolveId: (source) => (source === 'virtual:built-page' ? id : null),
    load: (module) => (module === id ? `export default ${JSON.stringify(built)}` : null),
  }
}

/**
 * Returns a Vite plugin. It leaves the parts that the portal loads on demand out of the brand tool, because
 * rendering the pages does not wait for them.
 */
function createOnDemandPartsExclusionPlugin(): Plugin {
  return { name: 'portal-without-later-parts', resolveDynamicImport: () => false }
}
