import { After, AfterAll, Before, BeforeAll, setDefaultTimeout } from '@cucumber/cucumber'
import { scenarioStartTime } from '#features/support/scenario-start-time'
import { setEmptyTabOpener, type PortalWorld } from '#features/support/world'
import { browserEngineNames } from '#scripts/find-browser-engines'
import { serveStaticSite, type RunningSite } from '#scripts/static-server'
import { ensurePortalBuilt } from '#scripts/support/portal-build'
import { phoneViewport } from '#tests/support/viewports'
import type { BrowserEngine } from './engine'
import { createEngineDevice } from './engine-device'
import { BrowserEnginePage } from './engine-page'
import { launchEngine } from './launch-engine'
import { WebKitEngine } from './webkit-engine'

setDefaultTimeout(180_000)

let runningSite: RunningSite | undefined
let currentEngine: BrowserEngine | undefined

BeforeAll(async () => {
  const name = browserEngineNames.find((each) => each === process.env['PORTAL_ENGINE'])
  if (!name) throw new Error(`PORTAL_ENGINE names one of ${browserEngineNames.join(', ')}`)
  const { address } = (runningSite = await serveStaticSite({
    directory: await ensurePortalBuilt('demo'),
    port: 0,
    sendsUncompressed: true,
  }))
  const driven = (currentEngine = await launchEngine(name))
  setEmptyTabOpener(async () => {
    const device = createEngineDevice(driven, address)
    await device.replaceWithNewDevice()
    const { width, height } = phoneViewport
    await driven.resizeWindow(width, height)
    return {
      page: new BrowserEnginePage(driven, address, device),
      releaseDevice: () => driven.closeOtherTabsAndDeleteDownloads(),
    }
  })
})

/**
 * No driver moves an engine's own clock, so the demo's clock is set to the day that the scenarios are written
 * for.
 */
Before(function (this: PortalWorld) {
  this.changeDemoState({ now: scenarioStartTime })
})

After(async function (this: PortalWorld) {
  await this.closePortal()
})

AfterAll(async () => {
  await currentEngine?.closeBrowser()
  await runningSite?.close()
  await WebKitEngine.closeVirtualScreen()
})
