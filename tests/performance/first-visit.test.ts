import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensurePortalBuilt } from '#scripts/support/portal-build'
import {
  sumFileSizesKib,
  measureFirstVisit,
  type FirstVisitMeasurement,
} from '#scripts/support/first-visit-measurement'
import { serveStaticSite, type RunningSite } from '#scripts/static-server'
import { launchHeadlessShell } from '#tests/support/browser'

let liveSite: RunningSite | undefined
let demoSite: RunningSite | undefined
let browser: Browser | undefined
const emptyMeasurement: FirstVisitMeasurement = { scriptSizes: [], styleSheetSizes: [] }
let liveVisitMeasurement = emptyMeasurement
let demoVisitMeasurement = emptyMeasurement

beforeAll(async () => {
  liveSite = await serveStaticSite({ directory: await ensurePortalBuilt('live'), port: 0 })
  demoSite = await serveStaticSite({ directory: await ensurePortalBuilt('demo'), port: 0 })
  browser = await launchHeadlessShell()
  liveVisitMeasurement = await measureFirstVisit(browser, liveSite.address)
  demoVisitMeasurement = await measureFirstVisit(browser, demoSite.address)
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await liveSite?.close()
  await demoSite?.close()
})

it('loads at most 110 KiB of scripts', () => {
  expect(sumFileSizesKib(liveVisitMeasurement.scriptSizes)).toBeGreaterThan(0)
  expect(sumFileSizesKib(liveVisitMeasurement.scriptSizes)).toBeLessThanOrEqual(110)
})

it('loads at most 10 KiB of styles', () => {
  expect(sumFileSizesKib(liveVisitMeasurement.styleSheetSizes)).toBeGreaterThan(0)
  expect(sumFileSizesKib(liveVisitMeasurement.styleSheetSizes)).toBeLessThanOrEqual(10)
})

it('loads no script of the entrance before it is painted', async () => {
  const page = await readFile(join(await ensurePortalBuilt('live'), 'validacion-dni.html'), 'utf8')
  const atOnce = page.replace(/<template id="scripts">.*?<\/template>/s, '')
  expect(page).toContain('<script type="module"')
  expect(atOnce).not.toMatch(/<script[^>]*\bsrc=|rel="modulepreload"/)
})

it('leaves the service worker for the first touch', () => {
  expect(liveVisitMeasurement.scriptSizes.map((script) => script.path)).not.toContain('service-worker.js')
})

it("loads the demo's generated payments only for a visitor who views them", () => {
  const names = demoVisitMeasurement.scriptSizes.map((script) => script.path)
  expect(names).not.toEqual([])
  expect(names.filter((name) => name.includes('bulk-payments'))).toEqual([])
  expect(sumFileSizesKib(demoVisitMeasurement.scriptSizes)).toBeLessThanOrEqual(200)
})
