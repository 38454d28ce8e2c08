import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addresses } from '@/ui/addresses'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { WebKitEngine } from '#features/support/engines/webkit-engine'
import type { PortalTasks } from '#features/support/portal'
import { serveProductionSite } from '#scripts/production-site'
import type { RunningSite } from '#scripts/static-server'
import { ensurePortalBuilt, projectRoot } from '#scripts/support/portal-build'
import {
  browserEnginesToTest,
  openPortalInBrowserEngine,
  type PortalInBrowserEngine,
} from './portal-in-engine'
import { PreflightRecordingLender } from './preflight-recording-lender'

/** Number of first visits, enough to see an error that occurs in one of four. */
const firstVisitRepetitions = 6

const martaLogin = { dni: '28456123', password: 'cuota2026', loan: '40128753' }

let lender: PreflightRecordingLender
let runningSite: RunningSite

beforeAll(async () => {
  lender = await PreflightRecordingLender.start()
  runningSite = await serveProductionSite({
    directory: await ensurePortalBuilt('live'),
    port: 0,
    api: lender.url,
    sendsUncompressed: true,
  })
})

beforeEach(async () => {
  await lender.reset()
  lender.forgetHeaders()
})

afterAll(async () => {
  await runningSite.close()
  await lender.close()
  await WebKitEngine.closeVirtualScreen()
})

/** Runs a function with the portal in the given window, then closes the window. */
async function runThenCloseWindow(
  window: Promise<PortalInBrowserEngine>,
  run: (portal: PortalTasks) => Promise<void>,
): Promise<void> {
  const { engine, portalTasks } = await window
  try {
    await run(portalTasks)
  } finally {
    await engine.closeBrowser()
  }
}

async function logIn({ page, access }: PortalTasks): Promise<void> {
  await page.openAddress('/validacion-dni')
  await access.enterDni(martaLogin.dni)
  await access.enterPassword(martaLogin.password)
  await page.waitForPath(addresses.home.path)
}

async function payWithSavedCard({ page, methodChoice, payments }: PortalTasks): Promise<void> {
  await page.openAddress(`/pagar-cuota/resumen?externalId=${martaLogin.loan}`)
  await methodChoice.chooseMethod('Tarjeta de débito')
  await payments.payWithChosenCard()
}

/**
 * Returns the names of the request headers that a lender must allow according to the integration guide, in
 * lower case and sorted.
 */
async function documentedAllowedHeaders(): Promise<readonly string[]> {
  const page = await readFile(join(projectRoot, 'docs', 'integracion.md'), 'utf8')
  const [, list = ''] = /`Access-Control-Allow-Headers: ([^`]+)`/.exec(page) ?? []
  return list
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .toSorted()
}

describe.each(browserEnginesToTest)('in %s, with the lender on another origin', (name) => {
  it('a customer logs in, pays an installment and is charged once', async () => {
    await runThenCloseWindow(openPortalInBrowserEngine(name, runningSite.address), async (portal) => {
      await logIn(portal)
      await payWithSavedCard(portal)
      expect(await portal.payments.paymentResultTitle()).toBe(paymentsTexts.status.paidTitle)
      expect(await lender.countCharges()).toBe(1)
      expect(lender.preflightHeaders).toEqual(await documentedAllowedHeaders())
    })
  })
})

describe.runIf(browserEnginesToTest.includes('webkit'))('a first visit in WebKit', () => {
  it.each(Array.from({ length: firstVisitRepetitions }, (_, visit) => visit + 1))(
    'leads from the DNI to the password, visit %d',
    async () => {
      await runThenCloseWindow(
        openPortalInBrowserEngine('webkit', runningSite.address),
        async ({ page, access }) => {
          await page.openAddress('/validacion-dni')
          await access.enterDni(martaLogin.dni)
          await page.waitForPath(addresses.login.path)
        },
      )
    },
  )
})

describe.runIf(browserEnginesToTest.includes('firefox'))('Firefox with cookies and storage refused', () => {
  it('lets a customer pay, and charges once', async () => {
    await runThenCloseWindow(
      openPortalInBrowserEngine('firefox', runningSite.address, { refusesStorage: true }),
      async (portal) => {
        await logIn(portal)
        await payFromHome(portal)
        expect(await portal.payments.paymentResultTitle()).toBe(paymentsTexts.status.paidTitle)
        expect(await lender.countCharges()).toBe(1)
      },
    )
  })
})

/**
 * Pays an installment from the home screen, only by pressing links and buttons. The browser stores nothing,
 * so a reload would end the session.
 */
async function payFromHome({ home, loans, page, methodChoice, payments }: PortalTasks): Promise<void> {
  await home.openScreenOfTile('Mis préstamos')
  await loans.openLoan('Casa Rivadavia Hogar')
  await page
    .getByRole('link', { name: /^Pagar / })
    .firstMatch()
    .press()
  await page.waitForPath(addresses.paymentSummary.path)
  await methodChoice.chooseMethod('Tarjeta de débito')
  await payments.payWithChosenCard()
}
