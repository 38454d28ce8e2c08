import { findBrowserEngine, type BrowserEngineName } from '#scripts/find-browser-engines'
import { chromiumTestFlags } from '#tests/support/browser'
import { phoneViewport } from '#tests/support/viewports'
import type { BrowserEngine } from './engine'
import { PuppeteerEngine } from './puppeteer-engine'
import { WebKitEngine } from './webkit-engine'

/**
 * Option that turns off animations in Chromium, as in Firefox. During an animation, an element in Chromium
 * that is not drawn yet receives no presses.
 */
const reducedMotionFlag = '--force-prefers-reduced-motion'

/** Starts the browser with that name, with an empty profile and a window as narrow as a phone. */
export async function launchEngine(
  name: BrowserEngineName,
  { refusesStorage = false }: { readonly refusesStorage?: boolean } = {},
): Promise<BrowserEngine> {
  const found = await findBrowserEngine(name)
  if (found.kind === 'missing') throw new Error(`${name} is missing: ${found.why}`)
  const viewport = phoneViewport
  if (name === 'webkit') return WebKitEngine.launch({ driverPath: found.path, viewport })
  return PuppeteerEngine.launch(
    name === 'chromium'
      ? {
          browser: 'chrome',
          executablePath: found.path,
          viewport,
          flags: [...chromiumTestFlags, reducedMotionFlag],
        }
      : { browser: 'firefox', executablePath: found.path, viewport, refusesStorage },
  )
}
