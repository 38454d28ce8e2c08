import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from '#scripts/support/portal-build'
import { totalKib, visitForTheFirstTime, type FirstVisit } from '#scripts/support/first-visit'
import { serveSite, type RunningSite } from '#scripts/static-server'
import { launchBrowser } from '#tests/support/browser'

let site: RunningSite | undefined
let browser: Browser | undefined
let visit: FirstVisit = { scripts: [], styles: [] }

beforeAll(async () => {
  site = await serveSite({ directory: await ensureBuilt('live'), port: 0 })
  browser = await launchBrowser()
  visit = await visitForTheFirstTime(browser, site.address)
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

it('loads at most 110 KiB of scripts', () => {
  expect(totalKib(visit.scripts)).toBeGreaterThan(0)
  expect(totalKib(visit.scripts)).toBeLessThanOrEqual(110)
})

it('loads at most 10 KiB of styles', () => {
  expect(totalKib(visit.styles)).toBeGreaterThan(0)
  expect(totalKib(visit.styles)).toBeLessThanOrEqual(10)
})

it('leaves the service worker for the first touch', () => {
  expect(visit.scripts.map((script) => script.name)).not.toContain('service-worker.js')
})
