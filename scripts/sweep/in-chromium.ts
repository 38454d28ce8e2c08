import type { Page } from 'playwright'
import { sidewaysOverflowPx } from '#tests/support/layout-checks'
import { launchHeadlessShell } from '#tests/support/browser'
import { desktopViewport, phoneViewport } from '#tests/support/viewports'
import { buildDirectory, ensureBuilt } from '#scripts/support/portal-build'
import { serveSite } from '#scripts/static-server'
import type { Visit } from './visits'

const sizes = { phone: phoneViewport, desktop: desktopViewport } as const
const patienceMilliseconds = 30_000

/** Every visit at both sizes, in the demo as it is published: what a layout or a real browser makes of it. */
export async function chromiumSweep(
  visits: readonly Visit[],
  note: (name: string, complaints: readonly string[]) => void,
): Promise<void> {
  await ensureBuilt('demo')
  const site = await serveSite({ directory: buildDirectory('demo'), port: 0 })
  const chromium = await launchHeadlessShell()
  try {
    for (const [size, viewport] of Object.entries(sizes)) {
      const context = await chromium.newContext({ viewport })
      const page = await context.newPage()
      const heard = listen(page)
      for (const visit of visits) {
        heard.length = 0
        const complaints = await look(page, visit, site.address).catch((reason: unknown) => [String(reason)])
        note(`${size}: ${visit.name}`, [...complaints, ...heard])
      }
      await context.close()
    }
  } finally {
    await chromium.close()
    await site.close()
  }
}

async function look(page: Page, { address, screen }: Visit, site: string): Promise<readonly string[]> {
  // The same path with another situation would not be another page; nothing of the visit before stays.
  await page
    .evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    .catch(() => undefined)
  await page.goto('about:blank')
  await page.goto(site + address)
  await page.locator('h1').first().waitFor({ timeout: patienceMilliseconds })
  if (screen !== 'wiki')
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, undefined, {
      timeout: patienceMilliseconds,
    })
  const read = (await page.locator('main').first().innerText()).trim()
  const overflow = await sidewaysOverflowPx(page)
  return [...(read === '' ? ['it is blank'] : []), ...(overflow > 0 ? [`it is ${overflow} px too wide`] : [])]
}

function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(`it broke: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      heard.push(`on the console: ${message.text()}`)
  })
  return heard
}
