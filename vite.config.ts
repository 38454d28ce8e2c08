import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import type { Plugin } from 'vite'
import { writeBrandTool } from './scripts/entrance/brand-tool.ts'
import { htmlPageNames } from './scripts/entrance/page-names.ts'
import { buildInlineScript } from './scripts/entrance/inline-script.ts'
import { listOldestBrowsersForBundler } from './scripts/support/browser-floor.ts'
import {
  createFirstVisitMinifierPlugin,
  createModuleSizesPlugin,
  createPartLoaderPlugin,
} from './scripts/support/build-plugins.ts'
import { createPortalChunkGroups, isScriptNeededWhenSignedIn } from './scripts/support/chunk-groups.ts'
import { buildCspMetaContent, buildCspHeaderValue } from './scripts/support/content-security-policy.ts'
import { isPrecachedAtInstall } from './scripts/support/precached-at-install.ts'
import { createReflectMetadataReplacementPlugin } from './scripts/support/lean-metadata.ts'
import {
  buildScriptInventory,
  addIntegrityHashes,
  writeScriptInventory,
} from './scripts/support/script-inventory.ts'
import { styleClassName } from './scripts/support/style-names.ts'
import {
  BundledPackages,
  createBundledPackagesPlugin,
  createThirdPartyNoticesPlugin,
} from './scripts/support/third-party-notices.ts'
import { createInversifyCodeGenerationRemovalPlugin } from './scripts/support/without-code-generation.ts'
import { createContractProseRemovalPlugin } from './scripts/support/without-contract-prose.ts'
import { createPortNameRemovalPlugin } from './scripts/support/without-port-names.ts'
import { createPretenderRemovalPlugin } from './scripts/support/without-pretender.ts'

/** The two builds: `live`, which a lender publishes, and `demo`, which contains a fake back end. */
const builds = {
  live: { entry: '/src/main.tsx', directory: 'dist' },
  demo: { entry: '/src/main.demo.tsx', directory: 'dist-demo' },
} as const

/** Directories of the tools that write a brand into a build. Lenders get the tool of the live build. */
const brandToolDirectories = {
  live: join(import.meta.dirname, 'dist-brand'),
  demo: join(import.meta.dirname, 'node_modules', '.cache', 'demo-brand'),
} as const

type BuildName = keyof typeof builds

/** Name of the release, which the built pages contain. Source: OPS-05. */
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
  const bundledPackages = new BundledPackages()
  return {
    resolve: {
      alias,
    },
    css: { modules: { generateScopedName: styleClassName } },
    plugins: process.env['VITEST']
      ? []
      : [
          react(),
          createEntryPlugin(name),
          ...(command === 'build'
            ? [
                createInversifyCodeGenerationRemovalPlugin(),
                createPretenderRemovalPlugin(),
                createContractProseRemovalPlugin(name),
                // The demo needs all of reflect-metadata, because its library for passkeys uses it. It also needs
                // the names of ports.
                ...(name === 'live'
                  ? [
                      createReflectMetadataReplacementPlugin(import.meta.dirname),
                      createPortNameRemovalPlugin(),
                    ]
                  : []),
                createPartLoaderPlugin(import.meta.dirname),
                createFirstVisitMinifierPlugin(),
                createModuleSizesPlugin(import.meta.dirname, name),
                createBundledPackagesPlugin(bundledPackages),
                createServiceWorkerPlugin(name, bundledPackages),
                createThirdPartyNoticesPlugin(builds[name].directory, bundledPackages),
                createPagesAndInventoryPlugins(name),
              ]
            : []),
        ],
    define: { 'import.meta.env.VITE_RELEASE': JSON.stringify(release) },
    build: {
      outDir: builds[name].directory,
      emptyOutDir: true,
      target: listOldestBrowsersForBundler(),
      cssTarget: listOldestBrowsersForBundler(),
      modulePreload: { polyfill: false, resolveDependencies: omitFirstVisitFiles },
      sourcemap: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        // Hashes have only seven characters, because the first visit loads a list of all file names.
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
      // A busy machine may be slow.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 30_000 } },
      projects: [
        testProject('unit', {
          // Modules have no state, so the test files can share them.
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

/** Returns the files to preload with a part of the portal: its imports that the first visit does not load. */
function omitFirstVisitFiles(
  part: string,
  imports: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return imports
  const isLoadedAtFirstVisit = /\/(first-visit|vendor|main|index|rolldown-runtime)-[\w-]{7}\.js$/
  return imports.filter((name) => name !== part && !isLoadedAtFirstVisit.test(name))
}

/** Returns a Vite plugin. In index.html, it replaces the script of the live build by that of the given build. */
function createEntryPlugin(name: BuildName): Plugin {
  return {
    name: 'portal-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(builds.live.entry, builds[name].entry),
    },
  }
}

/**
 * Returns two Vite plugins. The first writes the pages, with the hash of each of their scripts. The second
 * writes the list of all scripts with their hashes. Source: PCI DSS 4.0.1, 6.4.3.
 */
function createPagesAndInventoryPlugins(name: BuildName): Plugin[] {
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
          // The demo loads no scripts early, because its back end is in the browser.
          const signedInScripts =
            name === 'demo' ? [] : scripts.filter(({ path }) => isScriptNeededWhenSignedIn(path))
          const { renderBrandedPages } = await writeBrandTool({
            projectRoot: import.meta.dirname,
            directory: brandToolDirectories[name],
            alias,
            generateScopedName: styleClassName,
            pageParts: { html, inlineScript: await buildInlineScript(release), signedInScripts },
          })
          const shippedConfiguration: unknown = JSON.parse(
            await readFile(join(directory, 'config.json'), 'utf8'),
          )
          const pages = await renderBrandedPages(shippedConfiguration, directory)
          if (name === 'demo') return writeFile(page, addPolicy(pages['index.html']))
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
          const buildPolicy = name === 'demo' ? buildCspMetaContent : buildCspHeaderValue
          await writeScriptInventory(directory, buildPolicy({ html: await readAllPages(directory) }))
        },
      },
    },
  ]
}

/** Returns the texts of all built pages, joined, because one policy applies to all of them. */
async function readAllPages(directory: string): Promise<string> {
  const pages = await Promise.all(
    htmlPageNames.map((page) => readFile(join(directory, page), 'utf8').catch(() => '')),
  )
  return pages.join('')
}

/**
 * Adds the content security policy to a page of the demo, which any file server can serve. A server of the
 * live build sends the policy as a header.
 */
function addPolicy(html: string): string {
  return html.replace(
    /(<meta charset="utf-8"\s*\/?>)/i,
    `$1\n    <meta http-equiv="Content-Security-Policy" content="${buildCspMetaContent({ html })}" />`,
  )
}

/**
 * Returns a Vite plugin that builds the service worker. The live build precaches the page and the chunks of the
 * main journeys, the demo all files. The portal registers the service worker after the first touch.
 */
function createServiceWorkerPlugin(name: BuildName, bundledPackages: BundledPackages) {
  const isPrecached = ({ url }: { readonly url: string }): boolean =>
    name === 'demo' || isPrecachedAtInstall(url)
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'service-worker.ts',
    injectRegister: null,
    manifest: false,
    injectManifest: {
      buildPlugins: { vite: [createBundledPackagesPlugin(bundledPackages)] },
      globPatterns: ['**/*.{js,css,html,webmanifest,svg,woff2}'],
      manifestTransforms: [async (entries) => ({ manifest: entries.filter(isPrecached) })],
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
    },
  })
}
