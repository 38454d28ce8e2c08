import { After, setDefaultTimeout } from '@cucumber/cucumber'
import { portalsOpenBy, type PortalWorld } from '#features/support/world'
import { HeadlessPortal } from './headless-portal'

setDefaultTimeout(5_000)
portalsOpenBy(HeadlessPortal.open)

After(async function (this: PortalWorld) {
  await this.closePortal()
})
