import './style-sheets'
import type { EmptyTab } from '#features/support/world'

/** Loads the whole portal, which takes longer than any step, and returns how tabs in memory are created. */
export async function memoryTabs(): Promise<EmptyTab> {
  // React looks for a document when it is loaded.
  const { NodeScreen, nodeScreens } = await import('./node-screen')
  NodeScreen.first()
  const { MemoryPhone } = await import('#features/support/memory/memory-phone')
  const { loadEveryScreen } = await import('./every-screen')
  await loadEveryScreen()
  return async (configured) => {
    const device = new MemoryPhone(configured, nodeScreens)
    return { page: device.newTab(), giveBack: () => device.release() }
  }
}
