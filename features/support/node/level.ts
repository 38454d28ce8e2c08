import { After, BeforeAll, setDefaultTimeout } from '@cucumber/cucumber'
import { visitedScreensMediaType } from '#features/support/shown-screens'
import { setEmptyTabOpener, type PortalWorld } from '#features/support/world'
import { loadMemoryTabFactory } from './memory-tab-factory'

setDefaultTimeout(60_000)

BeforeAll({ timeout: 60_000 }, async () => setEmptyTabOpener(await loadMemoryTabFactory()))

After(async function (this: PortalWorld) {
  const shown = await this.visitedScreens()
  if (shown) this.attach(JSON.stringify(shown), visitedScreensMediaType)
  await this.closePortal()
})
