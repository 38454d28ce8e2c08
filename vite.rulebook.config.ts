import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { listOldestBrowsersForBundler } from './scripts/support/browser-floor.ts'
import { createLoadingPartsCounterPlugin } from './scripts/support/count-loading-parts.ts'
import { createSlowPackageFileReplacementPlugin } from './scripts/support/without-slow-starts.ts'
import { createRulebookChunkGroups } from './scripts/support/rulebook-chunks.ts'
import { styleClassName } from './scripts/support/style-names.ts'
import { createPretenderRemovalPlugin } from './scripts/support/without-pretender.ts'

const projectRoot = import.meta.dirname

/** Builds the rulebook: a site with a page for each rule, and the page (stage) that plays scenarios in a frame. */
export default defineConfig({
  root: projectRoot,
  base: './',
  publicDir: false,
  resolve: {
    alias: [
      { find: '@cucumber/cucumber', replacement: join(projectRoot, 'rulebook/stage/cucumber.ts') },
      { find: '@', replacement: join(projectRoot, 'src') },
      { find: '#rulebook', replacement: join(projectRoot, 'rulebook') },
      { find: '#tests', replacement: join(projectRoot, 'tests') },
      { find: '#features', replacement: join(projectRoot, 'features') },
      { find: '#scripts', replacement: join(projectRoot, 'scripts') },
      { find: '#public', replacement: join(projectRoot, 'public') },
    ],
  },
  css: { modules: { generateScopedName: styleClassName } },
  plugins: [
    react(),
    createPretenderRemovalPlugin(),
    createSlowPackageFileReplacementPlugin(),
    createLoadingPartsCounterPlugin(projectRoot),
  ],
  build: {
    outDir: 'dist-rulebook',
    emptyOutDir: true,
    target: listOldestBrowsersForBundler(),
    cssTarget: listOldestBrowsersForBundler(),
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 6000,
    rolldownOptions: {
      // Turns off a warning: step definitions import modules statically that the portal loads on demand.
      checks: { ineffectiveDynamicImport: false },
      output: { codeSplitting: { groups: createRulebookChunkGroups(projectRoot) } },
      input: {
        index: join(projectRoot, 'rulebook/index.html'),
        stage: join(projectRoot, 'rulebook/stage.html'),
      },
    },
  },
})
