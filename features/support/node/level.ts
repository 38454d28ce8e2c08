import { After, BeforeAll, setDefaultTimeout } from '@cucumber/cucumber'
import { screensType } from '#features/support/shown-screens'
import { setTabOpener, type PortalWorld } from '#features/support/world'
import { memoryTabs } from './memory-tabs'

setDefaultTimeout(60_000)

BeforeAll({ timeout: 60_000 }, async () => setTabOpener(await memoryTabs()))

After(async function (this: PortalWorld) {
  const shown = await this.shownScreens()
  if (shown) this.attach(JSON.stringify(shown), screensType)
  await this.closePortal()
})
