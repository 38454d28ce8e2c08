import type { Browser, BrowserContext, Page } from 'playwright'
import type { DemoState } from '@/adapters/fake/demo-state'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { ask } from './ask'
import { chargedAmong, logIn, marta } from './marta'
import { beforeThePortal, Payer } from './payer'
import type { Move, Story } from './story'
import { verdictOf, type Verdict } from './verdict'
import { Witness } from './witness'

const { status, summary } = paymentsTexts

/** The lender of one story and the portal connected to it. */
export interface Stage {
  readonly browser: Browser
  readonly lender: string
  readonly portal: string
}

/** More calls than the latest delayed charge waits for. */
const lastCalls = 12

/** Plays a story in the browser, over HTTP, and judges it. */
export async function playStory(story: Story, stage: Stage): Promise<Verdict> {
  const telling = new StoryRun(story, stage)
  try {
    return await telling.run()
  } finally {
    await telling.close()
  }
}

class StoryRun {
  private readonly witness = new Witness()
  private readonly devices: BrowserContext[] = []

  constructor(
    private readonly story: Story,
    private readonly stage: Stage,
  ) {}

  async run(): Promise<Verdict> {
    const { story, stage } = this
    await ask(`${stage.lender}/__reset`, { method: 'POST', body: {} })
    await this.arrange({
      set: { appliesLater: story.appliesLater },
      next: [
        ...story.charges.map((answer) => ({ call: 'payments.payWithSavedCard', answer }) as const),
        ...story.statuses.map((answer) => ({ call: 'payments.paymentStatus', answer }) as const),
      ],
    })
    const first = await this.newDevice()
    await first.tryToPay(story.isDouble ? 'twice' : 'once')
    for (const move of story.moves) await this.make(move, first)
    await first.look()
    return this.judge()
  }

  async close(): Promise<void> {
    await Promise.all(this.devices.map((device) => device.close()))
  }

  private async make(move: Move, first: Payer): Promise<void> {
    const { page } = first
    switch (move) {
      case 'back':
        await page.goBack({ timeout: 2000 }).catch(() => undefined)
        await first.look()
        return first.payHere()
      case 'reload':
        await page.reload({ timeout: 2000 }).catch(() => undefined)
        await first.look()
        return first.payHere()
      case 'second tab':
        return (await this.newTab(page.context())).tryToPay()
      case 'second device':
        return (await this.newDevice()).tryToPay()
      case 'transfer comes in':
        await ask(`${this.stage.lender}/__credit`, { method: 'POST', body: { externalId: marta.loan } })
        return first.tryToPay()
      case 'storage cleared':
        await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()])
        await this.enter(page)
        return first.tryToPay()
      case 'logout elsewhere': {
        const other = await this.newTab(page.context())
        await other.page.goto('/cerrar-sesion')
        await other.look()
        await this.enter(page)
        return first.tryToPay()
      }
      case 'lender away':
        await this.arrange({ offline: true })
        await first.wait(2)
        await this.arrange({ offline: false })
        return first.wait(5)
      case 'waits':
        return first.wait(12)
      case 'asks again':
        await first.follow(summary.followUp)
        return first.follow(status.askAgain)
      case 'tries again':
        await first.follow(status.tryAgain)
        return first.payHere()
    }
  }

  private async arrange(change: Partial<DemoState>): Promise<void> {
    await ask(`${this.stage.lender}/__situation`, { method: 'POST', body: change })
  }

  private async newDevice(): Promise<Payer> {
    const device = await this.stage.browser.newContext({
      baseURL: this.stage.portal,
      viewport: { width: 390, height: 844 },
      locale: 'es-AR',
      timezoneId: 'America/Argentina/Buenos_Aires',
      serviceWorkers: 'block',
    })
    this.devices.push(device)
    this.witness.watch(device)
    await device.clock.install()
    const payer = await this.newTab(device)
    await payer.page.goto(beforeThePortal).catch(() => undefined)
    await this.enter(payer.page)
    return payer
  }

  private async newTab(device: BrowserContext): Promise<Payer> {
    return new Payer(await device.newPage(), this.story, this.witness)
  }

  /** Stores a session on the device, as a login does. */
  private async enter(page: Page): Promise<void> {
    const { stored } = await logIn(this.stage.lender)
    await page.evaluate((session) => localStorage.setItem('portal.user', session), stored)
  }

  private async judge(): Promise<Verdict> {
    const { lender } = this.stage
    await ask(`${lender}/__situation`, { method: 'POST', body: { offline: false } })
    // Late requests arrive while other requests are made.
    for (let call = 0; call < lastCalls; call += 1) await ask(`${lender}/users/28456123`)
    const { token } = await logIn(lender)
    // Uses up the faults that were meant for the customer's status requests.
    for (const _ of this.story.statuses)
      await chargedAmong(['nobody'], { lender, token }).catch(() => undefined)
    const charged = await chargedAmong(this.witness.sent.keys(), { lender, token })
    return verdictOf(this.story, this.witness, charged)
  }
}
