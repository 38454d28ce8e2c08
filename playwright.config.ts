import { defineConfig } from '@playwright/test'
import { launchOptionsForShortLivedPages, fullChromiumLaunchOptions } from '#tests/support/browser'
import { portalBrowserContextOptions } from '#tests/e2e/shared-page'

/**
 * Tests of what the browser has around its engine: notices with their push, a profile on disk, a viewer of papers.
 * The bound in seconds of the rulebook is that of a whole browser too.
 */
const ofTheWholeBrowser = [
  '**/push.test.ts',
  '**/blocked-storage.test.ts',
  '**/left-on-disk.test.ts',
  '**/leaving-early.test.ts',
  '**/keyboard.test.ts',
  '**/rulebook-opens.test.ts',
] as const

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Two cores are not busy with two tests, which also wait: for answers, animations and held files.
  workers: 3,
  // A busy machine may be slow; what never comes still fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    ...portalBrowserContextOptions,
    // Recording every test takes time of all of them; `--trace on` brings the trace of one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'whole browser',
      testMatch: [...ofTheWholeBrowser],
      use: { launchOptions: await fullChromiumLaunchOptions() },
    },
    {
      name: 'headless shell',
      testMatch: '**/*.test.ts',
      testIgnore: [...ofTheWholeBrowser],
      use: { launchOptions: await launchOptionsForShortLivedPages() },
    },
  ],
})
