import { After, AfterAll, AfterStep, BeforeAll, setDefaultTimeout } from '@cucumber/cucumber'
import { PlaywrightPage } from '#features/support/playwright-page'
import { stepScreenshotMediaType, screenshotFolderEnvironmentVariable } from '#features/support/step-picture'
import { setEmptyTabOpener, type PortalWorld } from '#features/support/world'
import { BrowserDevice } from './browser-device'
import { SharedBrowserPage } from './shared-browser-page'
import { saveScreenshot } from './save-screenshot'

setDefaultTimeout(120_000)

let sharedPage: SharedBrowserPage | undefined

BeforeAll(async () => {
  sharedPage = await SharedBrowserPage.launchInBrowser()
  const { page, portalOrigin } = sharedPage
  const set = sharedPage
  setEmptyTabOpener(async () => {
    await set.clearStorage()
    const device = new BrowserDevice(set)
    return {
      page: new PlaywrightPage(page, portalOrigin, device),
      releaseDevice: () => device.resetSharedPage(),
    }
  })
})

const screenshotFolder = process.env[screenshotFolderEnvironmentVariable]

if (screenshotFolder !== undefined)
  AfterStep(async function (this: PortalWorld) {
    if (sharedPage && this.isPortalOpen)
      this.attach(await saveScreenshot(sharedPage.page, screenshotFolder), stepScreenshotMediaType)
  })

After(async function (this: PortalWorld) {
  await this.closePortal()
})

AfterAll(async () => {
  await sharedPage?.close()
})
