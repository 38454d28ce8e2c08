import './style-sheets'
import type { EmptyTabOpener } from '#features/support/world'

/**
 * Loads the whole portal in advance, because that takes longer than a step may take. Returns a function
 * that creates tabs in memory.
 */
export async function loadMemoryTabFactory(): Promise<EmptyTabOpener> {
  // React looks for a document when it is loaded.
  const { NodeWindow, nodeTabWindowProvider } = await import('./node-window')
  NodeWindow.firstWindow()
  const { InMemoryPhone } = await import('#features/support/memory/memory-phone')
  const { preloadCodeOfEveryScreen } = await import('./every-screen')
  await preloadCodeOfEveryScreen()
  return async (configured) => {
    const device = new InMemoryPhone(configured, nodeTabWindowProvider)
    return { page: device.createTab(), releaseDevice: () => device.closeTabs() }
  }
}
