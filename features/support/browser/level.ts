import { After, AfterAll, BeforeAll, setDefaultTimeout } from '@cucumber/cucumber'
import { PlaywrightPage } from '#features/support/playwright-page'
import { tabsComeBy, type PortalWorld } from '#features/support/world'
import { BrowserDevice } from './browser-device'
import { Stage } from './stage'

setDefaultTimeout(120_000)

let stage: Stage | undefined

BeforeAll(async () => {
  stage = await Stage.set()
  const { page, address } = stage
  const set = stage
  tabsComeBy(async () => {
    await set.clear()
    const device = new BrowserDevice(set)
    return { page: new PlaywrightPage(page, address, device), giveBack: () => device.giveBack() }
  })
})

After(async function (this: PortalWorld) {
  await this.closePortal()
})

AfterAll(async () => {
  await stage?.strike()
})
