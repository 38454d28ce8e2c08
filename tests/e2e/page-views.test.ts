import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type BrowserContext, type Frame, type Page } from '@playwright/test'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { serveProductionSite } from '#scripts/production-site'
import { ensurePortalBuilt, projectRoot } from '#scripts/support/portal-build'
import {
  choosePaymentMethod,
  goFromHomeToLoans,
  logInAsMarta,
  martaTestData,
  acceptedNewCard,
  openMartasLoan,
  debitCardMethodName,
  paymentSummaryAddress,
  typeNewCard,
} from './journey'
import { recordPageActivity } from './browser-reports'
import { testWithNewPage as test } from './portal-test'

test.use({ serviceWorkers: 'allow' })

/** HTML page that reads everything that it can reach in the browser, and reports what it read. */
const snoopingHtml = `<!doctype html><script>
  const got = { heard: [], read: [] }
  const tries = {
    document: () => parent.document.documentElement.outerHTML,
    address: () => parent.location.href,
    storage: () => parent.localStorage.length,
    ownStorage: () => localStorage.length,
    cookie: () => document.cookie,
    top: () => { top.location = 'https://thief.example/' },
    popUp: () => { if (!open('https://thief.example/')) throw new Error('blocked') },
  }
  function grab() {
    for (const [name, attempt] of Object.entries(tries))
      try { attempt(); got.read.push(name) } catch {}
  }
  addEventListener('message', (event) => { got.heard.push(JSON.stringify(event.data)); grab() })
  grab()
  window.got = got
</script>`

interface AnalyticsFixtures {
  /** HTML page of the analytics program. A server on another origin than the portal's serves it at `/`. */
  readonly analyticsHtml: string
}

const testWithAnalytics = test.extend<AnalyticsFixtures>({
  analyticsHtml: [snoopingHtml, { option: true }],
  baseURL: async ({ analyticsHtml, lender }, provide) => {
    await lender.reset()
    const other = await serveAnalyticsPage(analyticsHtml)
    const site = await serveProductionSite({
      directory: await ensurePortalBuilt('live'),
      port: 0,
      api: lender.url,
      sendsUncompressed: true,
      omitsDate: true,
      pageViewsUrl: other.address,
    })
    other.portalAddress = site.address
    await provide(site.address)
    await Promise.all([site.close(), other.close()])
  },
})

testWithAnalytics(
  'an analytics program receives route patterns and reaches nothing else',
  async ({ context }) => {
    const seen = await recordPageActivity(context)
    const page = await context.newPage()
    const answer = await page.goto('/validacion-dni')
    expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+'){4};/)
    await logInAsMarta(page)
    await page.goto(paymentSummaryAddress(martaTestData.loan))
    await choosePaymentMethod(page, debitCardMethodName)
    await typeNewCard(page)

    await expect
      .poll(async () => (await dataReadByAnalytics(page)).heard)
      .toContain('{"routePattern":"/pagar-cuota/resumen"}')
    const taken = await dataReadByAnalytics(page)
    expect(taken.read).toEqual([])
    expect(taken.heard.filter((sent) => !/^\{"routePattern":"\/[\w/:-]*"\}$/.test(sent))).toEqual([])
    await expect(page.getByLabel(cardsTexts.form.number)).not.toHaveValue('')
    expect(page.url()).toContain('/pagar-cuota/resumen')
    expect([...seen.requestedOrigins].filter((origin) => origin.includes('thief'))).toEqual([])
    expect(JSON.stringify(taken)).not.toContain(acceptedNewCard.code)
  },
)

testWithAnalytics.describe('the page that is handed out', () => {
  testWithAnalytics.use({
    analyticsHtml: async ({ playwright: _ }, provide) => {
      await provide(await readFile(join(projectRoot, 'docs', 'medicion.html'), 'utf8'))
    },
  })

  testWithAnalytics(
    'the tag receives the screens that Marta visits, and none of their data',
    async ({ context }) => {
      const seen = await recordPageActivity(context)
      await stubTagManager(context)
      const page = await context.newPage()
      await logInAsMarta(page)
      await goFromHomeToLoans(page)
      await openMartasLoan(page)

      await expect
        .poll(() => screensSentToTag(page))
        .toEqual([
          '/validacion-dni',
          '/iniciar-sesion',
          '/inicio',
          '/mis-prestamos',
          '/mis-prestamos/:idLoan',
        ])
      const sent = await dataSentToTag(page)
      for (const personal of [
        martaTestData.loanId,
        martaTestData.loan,
        martaTestData.dni,
        '27284561231',
        'c-8f21d04b',
        'Marta',
        'Giménez',
      ])
        expect(sent).not.toContain(personal)
      expect(await (await waitForAnalyticsFrame(page)).evaluate('window.tagRuns')).toBe(true)
      expect(await page.evaluate('window.tagRuns')).toBeUndefined()
      expect(seen.complaints).toEqual([])
    },
  )
})

interface AnalyticsServer {
  readonly address: string
  portalAddress: string
  close(): Promise<void>
}

/** Serves one page on another origin, with the portal's address inserted. */
async function serveAnalyticsPage(html: string): Promise<AnalyticsServer> {
  const server: Server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(html.replaceAll('https://portal.tu-dominio', counter.portalAddress))
  })
  const counter: AnalyticsServer = {
    address: '',
    portalAddress: '',
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const taken = server.address()
  if (taken === null || typeof taken === 'string') throw new Error('The counter has no port')
  return Object.assign(counter, { address: `http://127.0.0.1:${taken.port}/` })
}

/**
 * Returns the frame of the analytics page once this page has loaded, which happens after the screen has
 * loaded.
 */
async function waitForAnalyticsFrame(page: Page): Promise<Frame> {
  const element = await page.locator('iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('No page counts visits')
  await frame.waitForLoadState()
  return frame
}

async function dataReadByAnalytics(
  page: Page,
): Promise<{ readonly heard: string[]; readonly read: string[] }> {
  const taken: unknown = JSON.parse(
    String(await (await waitForAnalyticsFrame(page)).evaluate('JSON.stringify(window.got)')),
  )
  return { heard: Object(taken)['heard'], read: Object(taken)['read'] }
}

/** Answers requests to Google Tag Manager with a script that only records that it runs. */
async function stubTagManager(context: BrowserContext): Promise<void> {
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagRuns = true' }),
  )
}

/** Returns everything that the Google tag has received from the portal. */
async function dataSentToTag(page: Page): Promise<string> {
  const queue = 'JSON.stringify((window.dataLayer ?? []).map((words) => [...words]))'
  return String(await (await waitForAnalyticsFrame(page)).evaluate(queue))
}

async function screensSentToTag(page: Page): Promise<readonly unknown[]> {
  const sent: unknown = JSON.parse(await dataSentToTag(page))
  if (!Array.isArray(sent)) return []
  return sent.flatMap(([command, event, parameters]) =>
    command === 'event' && event === 'page_view' ? [Object(parameters)['page_path']] : [],
  )
}
