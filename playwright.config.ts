import { defineConfig } from '@playwright/test'
import { launchOptions } from '#tests/support/browser'
import { portalContext } from '#tests/e2e/shared-page'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A busy machine takes its time; what does not come at all is told all the same.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    ...portalContext,
    // Recording every test takes time of all of them; `--trace on` brings the trace of one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: await launchOptions(),
  },
})
