import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, type Page } from '@playwright/test'
import { serveProductionSite } from '#scripts/production-site'
import { ensurePortalBuilt } from '#scripts/support/portal-build'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { buttonLocator, waitUntilLoaded, logInAsMarta, martaTestData } from './journey'
import { testWithNewPage as test } from './portal-test'
import type { SandboxControls } from './sandbox-controls'
import { waitUntilScriptsControlDniField } from './portal-scripts-run'
import { recordPageActivity } from './browser-reports'

const supportCodePattern = /^[ACDEFHJKLMNPRTUVWXY]{6}$/

interface ReceivedReport {
  readonly address: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Server on another origin that receives the portal's reports and records them. */
class ReportReceiver {
  readonly receivedReports: ReceivedReport[] = []
  private readonly server: Server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      this.receivedReports.push({ address: incoming.url ?? '', headers: incoming.headers, body })
      outgoing.writeHead(204).end()
    })
  })

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const at = this.server.address()
    return `http://localhost:${typeof at === 'object' ? at?.port : ''}/informes`
  }

  close(): void {
    this.server.close()
    this.server.closeAllConnections()
  }
}

interface ReportFixtures {
  readonly receiver: ReportReceiver
  readonly reportsUrl: string | undefined
}

const testWithReports = test.extend<ReportFixtures>({
  receiver: async ({ lender }, provide) => {
    await lender.reset()
    const receiver = new ReportReceiver()
    await provide(receiver)
    receiver.close()
  },
  reportsUrl: async ({ receiver }, provide) => provide(await receiver.open()),
  baseURL: async ({ lender, reportsUrl }, provide) => {
    const site = await serveProductionSite({
      directory: await ensurePortalBuilt('live'),
      port: 0,
      api: lender.url,
      reportsUrl,
      sendsUncompressed: true,
      omitsDate: true,
    })
    await provide(site.address)
    await site.close()
  },
})

const testWithoutReports = testWithReports.extend({
  reportsUrl: async ({ receiver: _ }, provide) => provide(undefined),
})

/**
 * Makes every page measure its speed. Otherwise, only a few pages do this, chosen by a random number. For
 * this purpose, each group of 16 random bytes begins with zero. Runs in the page.
 */
function makeEveryPageMeasureSpeed(): void {
  const take = crypto.getRandomValues.bind(crypto)
  const getRandomValues = (numbers: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
    take(numbers)
    if (numbers.length === 16) numbers[0] = 0
    return numbers
  }
  Object.assign(crypto, { getRandomValues })
}

interface ReportedException {
  readonly kind: string
  readonly name: string
  readonly pattern: string
}

/**
 * Waits until the portal's own code reports the page's errors, instead of the script that collects early
 * ones.
 */
async function waitUntilErrorsAreReported(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyErrors === undefined)
}

function receivedExceptions({ receivedReports }: ReportReceiver): readonly ReportedException[] {
  const events: readonly ReportedException[] = receivedReports.flatMap(({ body }) => JSON.parse(body).events)
  return events.filter(({ kind }) => kind === 'exception')
}

/**
 * Opens the screen of cards while the lender answers with an error. Returns the support code that the screen
 * shows.
 */
async function openCardsWithError(page: Page, lender: SandboxControls): Promise<string> {
  const answer = { status: 500, code: martaTestData.dni, message: 'La tarjeta de Marta Giménez' } as const
  await lender.changeDemoState({ next: [{ call: 'cards.listCards', answer }] })
  await page.goto('/mis-tarjetas')
  await expect(page.getByRole('main').getByText(/pasanos este código/)).toBeVisible()
  const code = await page.evaluate(() => document.documentElement.dataset['supportCode'] ?? '')
  await expect(page.getByRole('main')).toContainText(code)
  return code
}

testWithReports(
  'a report says what failed and how fast the page was, and nothing of a person',
  async ({ context, lender, receiver, reportsUrl }) => {
    await context.addInitScript(makeEveryPageMeasureSpeed)
    const page = await context.newPage()
    const answer = await page.goto('/validacion-dni')
    expect(answer?.headers()['reporting-endpoints']).toBe(`portal="${reportsUrl}"`)
    expect(answer?.headers()['content-security-policy']).toContain(
      `report-to portal; report-uri ${reportsUrl}`,
    )
    await logInAsMarta(page)
    // Reports that were not sent before the customer leaves are lost.
    const brought = [/\/assets\/page-reporting-/, /\/assets\/call-failure-event-/].map((chunk) =>
      page.waitForResponse(chunk).then((response) => response.finished()),
    )
    const code = await openCardsWithError(page, lender)
    expect(code).toMatch(supportCodePattern)
    await Promise.all(brought)
    await waitUntilErrorsAreReported(page)
    await waitUntilLoaded(page)
    await page.goto('about:blank')

    const eventsOfPage = () =>
      receiver.receivedReports
        .map(({ body }) => JSON.parse(body))
        .filter(({ supportCode }) => supportCode === code)
        .flatMap((report) => report.events)
    // Errors and measurements may be sent in two reports.
    await expect
      .poll(() => eventsOfPage().map(({ kind }: { readonly kind: string }) => kind))
      .toEqual(expect.arrayContaining(['vital', 'call']))
    for (const { body, address, headers } of receiver.receivedReports) {
      expect(address).toBe('/informes')
      expect(headers).not.toHaveProperty('authorization')
      expect(headers).not.toHaveProperty('referer')
      expect(body).not.toMatch(/marta|giménez|28456123|27284561235|40128753|p-6b1f0c92|cuota2026/i)
      const report = JSON.parse(body)
      expect(Object.keys(report)).toEqual(['release', 'supportCode', 'events'])
      expect(report.supportCode).toMatch(supportCodePattern)
      for (const event of report.events)
        expect(
          Object.keys(event).filter((key) => !/^(kind|name|code|milliseconds|pattern)$/.test(key)),
        ).toEqual([])
    }
    expect(eventsOfPage()).toContainEqual(
      expect.objectContaining({
        kind: 'call',
        name: 'cards.listCards',
        code: 'HTTP_500',
        pattern: '/mis-tarjetas',
      }),
    )
  },
)

testWithoutReports('where no address is configured, nothing leaves', async ({ context, lender, baseURL }) => {
  const seen = await recordPageActivity(context)
  await context.addInitScript(() => {
    navigator.sendBeacon = () => {
      throw new Error('Something leaves')
    }
  })
  const page = await context.newPage()
  const answer = await page.goto('/validacion-dni')
  expect(answer?.headers()).not.toHaveProperty('reporting-endpoints')
  await logInAsMarta(page)
  await openCardsWithError(page, lender)
  await page.goto('about:blank')
  expect(
    [...seen.requestedOrigins].filter(
      (origin) => ![baseURL, lender.url].includes(origin) && origin !== 'null',
    ),
  ).toEqual([])
  expect(seen.complaints.filter((complaint) => complaint.includes('leaves'))).toEqual([])
})

testWithReports(
  'errors on a page that the customer does not touch are reported, each once',
  async ({ page, receiver }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => void Promise.reject(new RangeError('Marta Giménez')))
    })
    await page.goto('/validacion-dni')
    await waitUntilScriptsControlDniField(page)
    await waitUntilErrorsAreReported(page)
    // The browser reports a rejection in the next turn of the event loop.
    await page.evaluate(() => {
      void Promise.reject(new EvalError('28456123'))
      return new Promise((next) => setTimeout(next))
    })
    await page.goto('about:blank')
    const names = () => receivedExceptions(receiver).map(({ name }) => name)
    await expect.poll(names).toEqual(expect.arrayContaining(['RangeError', 'EvalError']))
    expect(names().filter((name) => name === 'RangeError' || name === 'EvalError')).toHaveLength(2)
    expect(receiver.receivedReports.map(({ body }) => body).join('')).not.toMatch(/Giménez|28456123/)
  },
)

testWithReports('a portal that does not start reports it, once', async ({ page, receiver }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/validacion-dni')
  const trouble = page.getByRole('alert').filter({ hasText: /pasanos este código/ })
  await expect(trouble).toBeVisible()
  await expect.poll(() => receiver.receivedReports.length).toBe(1)
  expect(receivedExceptions(receiver)).toContainEqual({
    kind: 'exception',
    pattern: '',
    name: 'start-unreachable',
  })
  const code = await page.evaluate(() => document.documentElement.dataset['supportCode'])
  expect(JSON.parse(receiver.receivedReports[0]?.body ?? '')).toMatchObject({
    release: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    supportCode: code,
  })
  await page.unroute(/\/assets\/.*\.js$/)
  await buttonLocator(page, failureActionTexts.retry).click()
  await waitUntilScriptsControlDniField(page)
  await page.goto('about:blank')
  // The portal does not report the error of the failed start again.
  expect(receivedExceptions(receiver).filter(({ name }) => name.startsWith('start-'))).toHaveLength(1)
})
