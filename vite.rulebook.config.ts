import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { listOldestBrowsersForBundler } from './scripts/support/browser-floor.ts'
import { createLoadingPartsCounterPlugin } from './scripts/support/count-loading-parts.ts'
import { createSlowPackageFileReplacementPlugin } from './scripts/support/without-slow-starts.ts'
import { createRulebookChunkGroups } from './scripts/support/rulebook-chunks.ts'
import { styleClassName } from './scripts/support/style-names.ts'
import { createPretenderRemovalPlugin } from './scripts/support/without-pretender.ts'

const root = import.meta.dirname

/** The rulebook: a site of pages about the rules, and the frame in which their scenarios play. */
export default defineConfig({
  root,
  base: './',
  publicDir: false,
  resolve: {
    alias: [
      { find: '@cucumber/cucumber', replacement: join(root, 'rulebook/stage/cucumber.ts') },
      { find: '@', replacement: join(root, 'src') },
      { find: '#rulebook', replacement: join(root, 'rulebook') },
      { find: '#tests', replacement: join(root, 'tests') },
      { find: '#features', replacement: join(root, 'features') },
      { find: '#scripts', replacement: join(root, 'scripts') },
      { find: '#public', replacement: join(root, 'public') },
    ],
  },
  css: { modules: { generateScopedName: styleClassName } },
  plugins: [
    react(),
    createPretenderRemovalPlugin(),
    createSlowPackageFileReplacementPlugin(),
    createLoadingPartsCounterPlugin(root),
  ],
  build: {
    outDir: 'dist-rulebook',
    emptyOutDir: true,
    target: listOldestBrowsersForBundler(),
    cssTarget: listOldestBrowsersForBundler(),
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 6000,
    rolldownOptions: {
      // The steps import some of what the portal loads on demand.
      checks: { ineffectiveDynamicImport: false },
      output: { codeSplitting: { groups: createRulebookChunkGroups(root) } },
      input: { index: join(root, 'rulebook/index.html'), stage: join(root, 'rulebook/stage.html') },
    },
  },
})
