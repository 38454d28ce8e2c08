import { defineConfig } from '@playwright/test'
import { launchOptionsForShortLivedPages, fullChromiumLaunchOptions } from '#tests/support/browser'
import { portalBrowserContextOptions } from '#tests/e2e/shared-page'

/**
 * Test files that run in the complete browser. They test what the headless shell does not have: push notifications, a
 * profile on disk and a PDF viewer. `rulebook-opens.test.ts` measures a time whose limit applies to the complete
 * browser.
 */
const completeBrowserTestFiles = [
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
  // Three tests at a time use two cores well, because tests also wait for answers, animations and delayed files.
  workers: 3,
  // Long limits, because a busy machine is slow. A test still fails if what it waits for never appears.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    ...portalBrowserContextOptions,
    // A trace makes each test slower. `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'whole browser',
      testMatch: [...completeBrowserTestFiles],
      use: { launchOptions: await fullChromiumLaunchOptions() },
    },
    {
      name: 'headless shell',
      testMatch: '**/*.test.ts',
      testIgnore: [...completeBrowserTestFiles],
      use: { launchOptions: await launchOptionsForShortLivedPages() },
    },
  ],
})
