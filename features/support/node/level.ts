import './style-sheets'
import { After, BeforeAll, setDefaultTimeout } from '@cucumber/cucumber'
import { screensType } from '#features/support/shown-screens'
import { tabsComeBy, type PortalWorld } from '#features/support/world'

setDefaultTimeout(60_000)

/** Loading the whole portal takes longer than any step. */
BeforeAll({ timeout: 60_000 }, async () => {
  // React looks for a document when it is loaded.
  const { NodeScreen, nodeScreens } = await import('./node-screen')
  NodeScreen.first()
  const { MemoryPhone } = await import('#features/support/memory/memory-phone')
  const { loadEveryScreen } = await import('./every-screen')
  await loadEveryScreen()
  tabsComeBy(async (configured) => {
    const device = new MemoryPhone(configured, nodeScreens)
    return { page: device.newTab(), giveBack: () => device.giveBack() }
  })
})

After(async function (this: PortalWorld) {
  const shown = await this.shownScreens()
  if (shown) this.attach(JSON.stringify(shown), screensType)
  await this.closePortal()
})
