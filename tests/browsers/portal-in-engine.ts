import type { BrowserEngine } from '#features/support/engines/engine'
import { createEngineDevice } from '#features/support/engines/engine-device'
import { BrowserEnginePage } from '#features/support/engines/engine-page'
import { launchEngine } from '#features/support/engines/launch-engine'
import { createPortalTasks, type PortalTasks } from '#features/support/portal'
import { browserEngineNames, type BrowserEngineName } from '#scripts/find-browser-engines'

/**
 * Browser engines in which the tests run. The command that starts the tests leaves out those that the machine
 * lacks, and reports it.
 */
export const browserEnginesToTest: readonly BrowserEngineName[] = browserEngineNames.filter((name) =>
  (process.env['PORTAL_ENGINES'] ?? browserEngineNames.join()).split(',').includes(name),
)

export interface PortalInBrowserEngine {
  readonly engine: BrowserEngine
  readonly portalTasks: PortalTasks
}

/**
 * Opens the portal, which is published at the address `site`, in a new window of a browser engine such
 * as Firefox.
 */
export async function openPortalInBrowserEngine(
  name: BrowserEngineName,
  site: string,
  how: { readonly refusesStorage?: boolean } = {},
): Promise<PortalInBrowserEngine> {
  const engine = await launchEngine(name, how)
  return {
    engine,
    portalTasks: createPortalTasks(new BrowserEnginePage(engine, site, createEngineDevice(engine, site))),
  }
}
