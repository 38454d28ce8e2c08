import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import type { Plugin } from 'vite'
import { writeBrandTool } from './scripts/entrance/brand-tool.ts'
import { htmlPageNames } from './scripts/entrance/page-names.ts'
import { buildInlineScript } from './scripts/entrance/inline-script.ts'
import { listOldestBrowsersForBundler } from './scripts/support/browser-floor.ts'
import { createPortalChunkGroups, isScriptNeededWhenSignedIn } from './scripts/support/chunk-groups.ts'
import { buildCspMetaContent, buildCspHeaderValue } from './scripts/support/content-security-policy.ts'
import { isPrecachedAtInstall } from './scripts/support/first-precache.ts'
import { replaceReflectMetadata } from './scripts/support/lean-metadata.ts'
import {
  buildScriptInventory,
  addIntegrityHashes,
  writeScriptInventory,
} from './scripts/support/script-inventory.ts'
import { styleClassName } from './scripts/support/style-names.ts'
import {
  BundledPackages,
  createBundledPackagesPlugin,
  writeThirdPartyNotices,
} from './scripts/support/third-party-notices.ts'
import { removeInversifyCodeGeneration } from './scripts/support/without-code-generation.ts'
import { removeContractProse } from './scripts/support/without-contract-prose.ts'
import { removePortNames } from './scripts/support/without-port-names.ts'
import { removePretenderLibrary } from './scripts/support/without-pretender.ts'

/** `live` is what a lender publishes; `demo` carries its own back end and is the only one that may know it. */
const builds = {
  live: { entry: '/src/main.tsx', directory: 'dist' },
  demo: { entry: '/src/main.demo.tsx', directory: 'dist-demo' },
} as const

/** Where the tool that draws a brand into each build is written. A lender is given the one of the live build. */
const brandTools = {
  live: join(import.meta.dirname, 'dist-brand'),
  demo: join(import.meta.dirname, 'node_modules', '.cache', 'demo-brand'),
} as const

type BuildName = keyof typeof builds

/** The release that pages know of themselves. Source: OPS-05. */
const { version: release } = JSON.parse(
  await readFile(join(import.meta.dirname, 'package.json'), 'utf8'),
) as {
  readonly version: string
}

const alias = {
  '@': join(import.meta.dirname, 'src'),
  '#tests': join(import.meta.dirname, 'tests'),
  '#features': join(import.meta.dirname, 'features'),
  '#scripts': join(import.meta.dirname, 'scripts'),
  '#rulebook': join(import.meta.dirname, 'rulebook'),
  '#passport': join(import.meta.dirname, 'passport'),
  '#examples': join(import.meta.dirname, 'examples'),
}

export default defineConfig(({ mode, command }) => {
  const name: BuildName = mode === 'demo' ? 'demo' : 'live'
  const parts = new BundledPackages()
  return {
    resolve: {
      alias,
    },
    css: { modules: { generateScopedName: styleClassName } },
    plugins: process.env['VITEST']
      ? []
      : [
          react(),
          entryOf(name),
          ...(command === 'build'
            ? [
                removeInversifyCodeGeneration(),
                removePretenderLibrary(),
                removeContractProse(name),
                // The demo verifies passkeys by a library that needs all of reflect-metadata, and its fake reads whose
                // object a call touches.
                ...(name === 'live' ? [replaceReflectMetadata(import.meta.dirname), removePortNames()] : []),
                partsAtOnce(),
                squeezed(),
                moduleSizes(name),
                createBundledPackagesPlugin(parts),
                serviceWorker(name, parts),
                writeThirdPartyNotices(builds[name].directory, parts),
                inventory(name),
              ]
            : []),
        ],
    define: { 'import.meta.env.VITE_RELEASE': JSON.stringify(release) },
    build: {
      outDir: builds[name].directory,
      emptyOutDir: true,
      target: listOldestBrowsersForBundler(),
      cssTarget: listOldestBrowsersForBundler(),
      modulePreload: { polyfill: false, resolveDependencies: withoutFirstVisit },
      sourcemap: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        // Seven characters distinguish two contents of one name; the first visit carries every name.
        output: {
          chunkFileNames: 'assets/[name]-[hash:7].js',
          entryFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: { groups: createPortalChunkGroups(import.meta.dirname, builds[name].entry) },
        },
      },
    },
    server: { port: 5173 },
    test: {
      environment: 'node',
      // Nothing is proved by being quick: a busy machine may take long.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 30_000 } },
      projects: [
        testProject('unit', {
          // Nothing of ours keeps anything in a module: the files share what they import.
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browsers,builds,contract-tools,e2e,performance}/**'],
        }),
        testProject('properties', {
          include: ['tests/**/*.property.test.ts'],
          env: { STORIES: '1000' },
        }),
        testProject('builds', { include: ['tests/builds/**/*.test.ts'] }),
        testProject('contract-tools', { include: ['tests/contract-tools/**/*.test.ts'] }),
        testProject('browsers', {
          include: ['tests/browsers/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        }),
        testProject('performance', { include: ['tests/performance/**/*.test.ts'], testTimeout: 120_000 }),
      ],
    },
  }
})

function testProject<Options extends object>(name: string, options: Options) {
  return { extends: true as const, test: { name, ...options } }
}

/** What a later part imports starts with it, except what the first visit has brought, and the part itself. */
function withoutFirstVisit(
  part: string,
  imports: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return imports
  const isHere = /\/(first-visit|vendor|main|index|rolldown-runtime)-[\w-]{7}\.js$/
  return imports.filter((name) => name !== part && !isHere.test(name))
}

/** Puts our own way of fetching parts in the place of Vite's. */
function partsAtOnce(): Plugin {
  return {
    name: 'portal-parts-at-once',
    enforce: 'pre',
    resolveId: (id) =>
      id.endsWith('vite/preload-helper.js')
        ? join(import.meta.dirname, 'src', 'start', 'fetch-part.ts')
        : null,
  }
}

/** One page for both builds: the script that it names is the live entry until the mode says otherwise. */
function entryOf(name: BuildName): Plugin {
  return {
    name: 'portal-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(builds.live.entry, builds[name].entry),
    },
  }
}

/** The page knows the hash of each of its files, and its publisher has the list. Source: PCI DSS 4.0.1, 6.4.3. */
function inventory(name: BuildName): Plugin[] {
  const { directory } = builds[name]
  const page = join(directory, 'index.html')
  return [
    {
      name: 'portal-integrity',
      writeBundle: {
        sequential: true,
        order: 'post',
        handler: async () => {
          const scripts = await buildScriptInventory(directory)
          const html = addIntegrityHashes(await readFile(page, 'utf8'), scripts)
          // The demo has its own back end, and no line that could be slow.
          const signedInScripts =
            name === 'demo' ? [] : scripts.filter(({ path }) => isScriptNeededWhenSignedIn(path))
          const { renderBrandedPages } = await writeBrandTool({
            root: import.meta.dirname,
            directory: brandTools[name],
            alias,
            generateScopedName: styleClassName,
            pageParts: { html, inlineScript: await buildInlineScript(release), signedInScripts },
          })
          const shipped: unknown = JSON.parse(await readFile(join(directory, 'config.json'), 'utf8'))
          const pages = await renderBrandedPages(shipped, directory)
          if (name === 'demo') return writeFile(page, withPolicy(pages['index.html']))
          for (const each of htmlPageNames) await writeFile(join(directory, each), pages[each])
        },
      },
    },
    {
      name: 'portal-inventory',
      enforce: 'post',
      closeBundle: {
        sequential: true,
        order: 'post',
        handler: async () => {
          const policyOf = name === 'demo' ? buildCspMetaContent : buildCspHeaderValue
          await writeScriptInventory(directory, policyOf({ html: await pagesOf(directory) }))
        },
      },
    },
  ]
}

/** One policy serves all pages. */
async function pagesOf(directory: string): Promise<string> {
  const pages = await Promise.all(
    htmlPageNames.map((page) => readFile(join(directory, page), 'utf8').catch(() => '')),
  )
  return pages.join('')
}

/** The demo stands on any file server, so its policy travels in the page; a live server sends it as a header. */
function withPolicy(html: string): string {
  return html.replace(
    /(<meta charset="utf-8"\s*\/?>)/i,
    `$1\n    <meta http-equiv="Content-Security-Policy" content="${buildCspMetaContent({ html })}" />`,
  )
}

/** What every first visit brings is pressed twice, first by the compressor that finds more: 1.6 KiB less. */
function squeezed(): Plugin {
  const isOfFirstVisit = (name: string): boolean => name === 'vendor' || name === 'first-visit'
  return {
    name: 'portal-squeezed',
    async renderChunk(code, chunk) {
      if (!isOfFirstVisit(chunk.name)) return null
      const pressed = await minify(code, { module: true, compress: { passes: 5, ecma: 2020 }, mangle: false })
      return { code: pressed.code ?? code, map: null }
    },
  }
}

/** Writes how many bytes each module has in each chunk, before it is compressed, for `npm run measure`. */
function moduleSizes(name: BuildName): Plugin {
  return {
    name: 'portal-module-sizes',
    async generateBundle(_, bundle) {
      const sizes = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? Object.entries(chunk.modules).map(([id, module]) => ({
              chunk: chunk.fileName,
              module: id.replace(`${import.meta.dirname}/`, '').replace(/^\0/, ''),
              bytes: module.renderedLength,
            }))
          : [],
      )
      await mkdir('reports', { recursive: true })
      await writeFile(join('reports', `modules-${name}.json`), JSON.stringify(sizes))
    },
  }
}

/**
 * Precaches the page and the chunks of the main journeys, in the demo all of them; the portal registers it after the
 * first touch.
 */
function serviceWorker(name: BuildName, parts: BundledPackages) {
  const isKept = ({ url }: { readonly url: string }): boolean => name === 'demo' || isPrecachedAtInstall(url)
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'service-worker.ts',
    injectRegister: null,
    manifest: false,
    injectManifest: {
      buildPlugins: { vite: [createBundledPackagesPlugin(parts)] },
      globPatterns: ['**/*.{js,css,html,webmanifest,svg,woff2}'],
      manifestTransforms: [async (entries) => ({ manifest: entries.filter(isKept) })],
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
    },
  })
}
