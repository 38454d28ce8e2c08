import { defineConfig } from '@playwright/test'
import { endsWithStarter } from '#scripts/support/command-line'
import { e2eAddresses, e2ePorts } from '#tests/support/e2e-addresses'
import { launchOptions } from '#tests/support/browser'
import { phoneViewport } from '#tests/support/viewports'

const script = (name: string, ...words: readonly (string | number)[]): string =>
  `"${process.execPath}" --import tsx scripts/${name}.ts ${words.join(' ')}`

const server = { env: { [endsWithStarter]: 'yes' }, timeout: 180_000 }

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
    baseURL: e2eAddresses.demo,
    viewport: phoneViewport,
    locale: 'es-AR',
    // Each would put the whole portal aside for later, at a price; the tests that need it say so.
    serviceWorkers: 'block',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Recording every test takes time of all of them; `--trace on` brings the trace of one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: await launchOptions(),
  },
  webServer: [
    {
      ...server,
      command: script('start-demo', '--built', '--port', e2ePorts.demo),
      url: e2eAddresses.demo,
    },
    {
      ...server,
      command: script('start-live', '--built', '--port', e2ePorts.live, '--api', e2eAddresses.sandbox),
      url: e2eAddresses.live,
    },
    {
      ...server,
      command: script('sandbox', '--port', e2ePorts.sandbox, '--origin', e2eAddresses.live),
      port: e2ePorts.sandbox,
    },
  ],
})
