import { test } from '@playwright/test'
import { startSandbox } from '@/adapters/fake/node-server'
import { serveLiveSite } from '#scripts/live-site'
import { ensureBuilt } from '#scripts/support/portal-build'
import { SandboxLender } from './sandbox-lender'

interface LiveWorker {
  /** A lender of this worker's own, so that what one test arranges is not met by another's. */
  readonly lender: SandboxLender
  readonly liveAddress: string
}

/** Tests of the live build, each with a lender as at the first start. */
export const liveTest = test.extend<{ readonly freshLender: void }, LiveWorker>({
  lender: [
    async ({ playwright: _ }, provide) => {
      const sandbox = await startSandbox({ port: 0 })
      await provide(new SandboxLender(sandbox.url))
      await sandbox.close()
    },
    { scope: 'worker' },
  ],
  liveAddress: [
    async ({ lender }, provide) => {
      const site = await serveLiveSite({ directory: await ensureBuilt('live'), port: 0, api: lender.url })
      await provide(site.address)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ liveAddress }, provide) => provide(liveAddress),
  freshLender: [
    async ({ lender }, provide) => {
      await lender.reset()
      await provide()
    },
    { auto: true },
  ],
})
