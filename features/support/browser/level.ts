import { After, AfterAll, AfterStep, BeforeAll, setDefaultTimeout } from '@cucumber/cucumber'
import { PlaywrightPage } from '#features/support/playwright-page'
import { stepPictureMediaType, picturesFolderVariable } from '#features/support/step-picture'
import { setTabOpener, type PortalWorld } from '#features/support/world'
import { BrowserDevice } from './browser-device'
import { SharedBrowserPage } from './shared-browser-page'
import { takePicture } from './take-picture'

setDefaultTimeout(120_000)

let stage: SharedBrowserPage | undefined

BeforeAll(async () => {
  stage = await SharedBrowserPage.open()
  const { page, address } = stage
  const set = stage
  setTabOpener(async () => {
    await set.clearStorage()
    const device = new BrowserDevice(set)
    return { page: new PlaywrightPage(page, address, device), giveBack: () => device.restorePage() }
  })
})

const picturesFolder = process.env[picturesFolderVariable]

if (picturesFolder !== undefined)
  AfterStep(async function (this: PortalWorld) {
    if (stage && this.isOpen) this.attach(await takePicture(stage.page, picturesFolder), stepPictureMediaType)
  })

After(async function (this: PortalWorld) {
  await this.closePortal()
})

AfterAll(async () => {
  await stage?.close()
})
