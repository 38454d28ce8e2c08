import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, type Page } from '@playwright/test'
import { serveLiveSite } from '#scripts/live-site'
import { ensureBuilt } from '#scripts/support/portal-build'
import { comeToRest, logInAsMarta, marta } from './journey'
import { ownPageTest as test } from './portal-test'
import type { SandboxLender } from './sandbox-lender'
import { watch } from './watch'

const letters = /^[ACDEFHJKLMNPRTUVWXY]{6}$/

interface Received {
  readonly address: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Takes reports, on another origin than the portal. */
class Receiver {
  readonly received: Received[] = []
  private readonly server: Server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      this.received.push({ address: incoming.url ?? '', headers: incoming.headers, body })
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

interface Reporting {
  readonly receiver: Receiver
  readonly reportsUrl: string | undefined
}

const reported = test.extend<Reporting>({
  receiver: async ({ lender }, provide) => {
    await lender.reset()
    const receiver = new Receiver()
    await provide(receiver)
    receiver.close()
  },
  reportsUrl: async ({ receiver }, provide) => provide(await receiver.open()),
  baseURL: async ({ lender, reportsUrl }, provide) => {
    const site = await serveLiveSite({
      directory: await ensureBuilt('live'),
      port: 0,
      api: lender.url,
      reportsUrl,
      sendsPlain: true,
      tellsNoTime: true,
    })
    await provide(site.address)
    await site.close()
  },
})

const silent = reported.extend({ reportsUrl: async ({ receiver: _ }, provide) => provide(undefined) })

/** Every page measures itself where the first of the browser's chances is nothing. */
function measuredAlways(): void {
  const take = crypto.getRandomValues.bind(crypto)
  const getRandomValues = (numbers: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
    take(numbers)
    if (numbers.length === 16) numbers[0] = 0
    return numbers
  }
  Object.assign(crypto, { getRandomValues })
}

/** The cards cannot be read, and the customer reads the code. */
async function meetAnError(page: Page, lender: SandboxLender): Promise<string> {
  const answer = { status: 500, code: marta.dni, message: 'La tarjeta de Marta Giménez' } as const
  await lender.arrange({ next: [{ call: 'cards.listCards', answer }] })
  await page.goto('/mis-tarjetas')
  await expect(page.getByRole('main').getByText(/pasanos este código/)).toBeVisible()
  const code = await page.evaluate(() => document.documentElement.dataset['supportCode'] ?? '')
  await expect(page.getByRole('main')).toContainText(code)
  return code
}

reported(
  'what leaves says what failed and how fast the page was, and nothing of a person',
  async ({ context, lender, receiver, reportsUrl }) => {
    await context.addInitScript(measuredAlways)
    const page = await context.newPage()
    const answer = await page.goto('/validacion-dni')
    expect(answer?.headers()['reporting-endpoints']).toBe(`portal="${reportsUrl}"`)
    expect(answer?.headers()['content-security-policy']).toContain(
      `report-to portal; report-uri ${reportsUrl}`,
    )
    await logInAsMarta(page)
    const code = await meetAnError(page, lender)
    expect(code).toMatch(letters)
    // Reports come with the first touch, after the screen.
    const brought = page.waitForResponse(/\/assets\/reports-/).then((response) => response.finished())
    await page
      .getByRole('main')
      .getByText(/pasanos este código/)
      .click()
    await brought
    await comeToRest(page)
    await page.goto('about:blank')

    const eventsOfPage = () =>
      receiver.received
        .map(({ body }) => JSON.parse(body))
        .filter(({ supportCode }) => supportCode === code)
        .flatMap((report) => report.events)
    // What went wrong and what was measured may leave in two reports.
    await expect
      .poll(() => eventsOfPage().map(({ kind }: { readonly kind: string }) => kind))
      .toContain('vital')
    for (const { body, address, headers } of receiver.received) {
      expect(address).toBe('/informes')
      expect(headers).not.toHaveProperty('authorization')
      expect(headers).not.toHaveProperty('referer')
      expect(body).not.toMatch(/marta|giménez|28456123|27284561235|40128753|p-6b1f0c92|cuota2026/i)
      const report = JSON.parse(body)
      expect(Object.keys(report)).toEqual(['release', 'supportCode', 'events'])
      expect(report.supportCode).toMatch(letters)
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

silent('where no address is configured, nothing leaves', async ({ context, lender, baseURL }) => {
  const seen = await watch(context)
  await context.addInitScript(() => {
    navigator.sendBeacon = () => {
      throw new Error('Something leaves')
    }
  })
  const page = await context.newPage()
  const answer = await page.goto('/validacion-dni')
  expect(answer?.headers()).not.toHaveProperty('reporting-endpoints')
  await logInAsMarta(page)
  await meetAnError(page, lender)
  await page.goto('about:blank')
  expect(
    [...seen.origins].filter((origin) => ![baseURL, lender.url].includes(origin) && origin !== 'null'),
  ).toEqual([])
  expect(seen.complaints.filter((complaint) => complaint.includes('leaves'))).toEqual([])
})
