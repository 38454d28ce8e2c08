import { test as base } from '@playwright/test'
import axe from 'axe-core'
import { startSandboxServer } from '@/adapters/fake/node-server'
import { scenarioStartTime } from '#features/support/scenario-start-time'
import { serveProductionSite } from '#scripts/production-site'
import { serveStaticSite } from '#scripts/static-server'
import { ensurePortalBuilt } from '#scripts/support/portal-build'
import { axeScriptPath } from '#tests/support/layout-and-axe-faults'
import { SandboxControls } from './sandbox-controls'
import { PageSharedByTests } from './shared-page'

/**
 * Objects that all tests of a Playwright worker share. Each object is created for the first test that
 * needs it.
 */
interface PortalWorkerFixtures {
  /** Address of the server that serves the demo build of the portal. */
  readonly demoSiteAddress: string
  /** Sandbox lender of this Playwright worker. Tests of other workers cannot change it. */
  readonly lender: SandboxControls
  /**
   * Address of the server that serves the live build (the portal without the demo). The portal sends its
   * requests to the sandbox lender of the same Playwright worker.
   */
  readonly liveSiteAddress: string
  readonly demoPage: PageSharedByTests
  readonly livePage: PageSharedByTests
}

/**
 * Playwright test function for the demo build. Each test gets a new browser context. Used by tests that
 * need a new storage or new service workers.
 */
export const testWithNewPage = base.extend<object, PortalWorkerFixtures>({
  demoSiteAddress: [
    async ({ playwright: _ }, provide) => {
      const site = await serveStaticSite({
        directory: await ensurePortalBuilt('demo'),
        port: 0,
        sendsUncompressed: true,
        overrides: { [axeScriptPath]: axe.source },
      })
      await provide(site.address)
      await site.close()
    },
    { scope: 'worker' },
  ],
  lender: [
    async ({ playwright: _ }, provide) => {
      const sandbox = await startSandboxServer({ port: 0 })
      await provide(new SandboxControls(sandbox.url))
      await sandbox.close()
    },
    { scope: 'worker' },
  ],
  liveSiteAddress: [
    async ({ lender }, provide) => {
      const directory = await ensurePortalBuilt('live')
      const site = await serveProductionSite({
        directory,
        port: 0,
        api: lender.url,
        sendsUncompressed: true,
        omitsDate: true,
      })
      await provide(site.address)
      await site.close()
    },
    { scope: 'worker' },
  ],
  demoPage: [
    async ({ browser, demoSiteAddress }, provide) => {
      const shared = await PageSharedByTests.open(browser, demoSiteAddress)
      await provide(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],
  livePage: [
    async ({ browser, liveSiteAddress }, provide) => {
      const shared = await PageSharedByTests.open(browser, liveSiteAddress)
      await provide(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demoSiteAddress }, provide) => provide(demoSiteAddress),
  context: async ({ context }, provide) => {
    await context.clock.install({ time: new Date(scenarioStartTime) })
    await provide(context)
  },
})

/** Playwright test function for the demo build. All tests of a Playwright worker share one browser page. */
export const test = testWithNewPage.extend({
  context: async ({ demoPage }, provide) => {
    await provide(demoPage.context)
    await demoPage.reset()
  },
  page: async ({ demoPage, context: _ }, provide) => provide(demoPage.page),
})

/**
 * Playwright test function for the live build (the portal without the demo). All tests of a Playwright worker
 * share one browser page, and the lender has its initial state at the start of each test.
 */
export const productionBuildTest = testWithNewPage.extend<{ readonly freshLender: void }>({
  baseURL: async ({ liveSiteAddress }, provide) => provide(liveSiteAddress),
  context: async ({ livePage }, provide) => {
    await provide(livePage.context)
    await livePage.reset()
  },
  page: async ({ livePage, context: _ }, provide) => provide(livePage.page),
  freshLender: [
    async ({ lender }, provide) => {
      await lender.reset()
      await provide()
    },
    { auto: true },
  ],
})

/**
 * Playwright test function for the live build (the portal without the demo). Each test gets a new browser
 * context, and the lender has its initial state at the start of each test.
 */
export const productionBuildTestWithNewPage = testWithNewPage.extend<{ readonly freshLender: void }>({
  baseURL: async ({ liveSiteAddress }, provide) => provide(liveSiteAddress),
  freshLender: [
    async ({ lender }, provide) => {
      await lender.reset()
      await provide()
    },
    { auto: true },
  ],
})
