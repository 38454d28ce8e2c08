import { EnginePage } from '#features/support/engines/engine-page'
import type { Engine } from '#features/support/engines/engine'
import { noDevice } from '#features/support/engines/no-device'
import { PuppeteerEngine } from '#features/support/engines/puppeteer-engine'
import { WebKitEngine } from '#features/support/engines/webkit-engine'
import { portalOn, type Portal } from '#features/support/portal'
import { findEngine, type EngineName } from '#scripts/find-engines'
import { browserFlags } from '#tests/support/browser'
import { phoneViewport } from '#tests/support/viewports'

export interface Driven {
  readonly engine: Engine
  readonly portal: Portal
}

/** A new window of that engine, which has seen nothing, for the portal that stands there. */
export async function drive(
  name: EngineName,
  site: string,
  { refusesStorage = false }: { readonly refusesStorage?: boolean } = {},
): Promise<Driven> {
  const engine = await launch(name, refusesStorage)
  return { engine, portal: portalOn(new EnginePage(engine, site, noDevice)) }
}

async function launch(name: EngineName, refusesStorage: boolean): Promise<Engine> {
  const found = await findEngine(name)
  if (found.kind === 'missing') throw new Error(`${name} is missing: ${found.why}`)
  const viewport = phoneViewport
  if (name === 'webkit') return WebKitEngine.launch({ driverPath: found.path, viewport })
  return PuppeteerEngine.launch(
    name === 'chromium'
      ? { browser: 'chrome', executablePath: found.path, viewport, flags: browserFlags }
      : { browser: 'firefox', executablePath: found.path, viewport, refusesStorage },
  )
}
