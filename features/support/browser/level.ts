import { After, AfterAll, BeforeAll, setDefaultTimeout } from '@cucumber/cucumber'
import { portalsOpenBy, type PortalWorld } from '#features/support/world'
import { BrowserPortal } from './browser-portal'
import { Stage } from './stage'

setDefaultTimeout(40_000)

let stage: Stage | undefined

BeforeAll(async () => {
  stage = await Stage.set()
  const open = stage
  portalsOpenBy((start) => BrowserPortal.open(open, start))
})

After(async function (this: PortalWorld) {
  await this.closePortal()
})

AfterAll(async () => {
  await stage?.strike()
})
