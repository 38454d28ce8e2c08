import { After, AfterAll, AfterStep, BeforeAll, setDefaultTimeout } from '@cucumber/cucumber'
import { PlaywrightPage } from '#features/support/playwright-page'
import { stepScreenshotMediaType, screenshotFolderEnvironmentVariable } from '#features/support/step-picture'
import { setEmptyTabOpener, type PortalWorld } from '#features/support/world'
import { BrowserDevice } from './browser-device'
import { SharedBrowserPage } from './shared-browser-page'
import { saveScreenshot } from './save-screenshot'

setDefaultTimeout(120_000)

let stage: SharedBrowserPage | undefined

BeforeAll(async () => {
  stage = await SharedBrowserPage.open()
  const { page, portalOrigin } = stage
  const set = stage
  setEmptyTabOpener(async () => {
    await set.clearStorage()
    const device = new BrowserDevice(set)
    return { page: new PlaywrightPage(page, portalOrigin, device), giveBack: () => device.resetSharedPage() }
  })
})

const picturesFolder = process.env[screenshotFolderEnvironmentVariable]

if (picturesFolder !== undefined)
  AfterStep(async function (this: PortalWorld) {
    if (stage && this.isPortalOpen)
      this.attach(await saveScreenshot(stage.page, picturesFolder), stepScreenshotMediaType)
  })

After(async function (this: PortalWorld) {
  await this.closePortal()
})

AfterAll(async () => {
  await stage?.close()
})
