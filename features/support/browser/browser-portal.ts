import type { Locator, Page } from 'playwright'
import type { Situation } from '@/adapters/fake/situation'
import { encodeSituation } from '@/adapters/fake/situation-link'
import type { Portal } from '#features/support/portal'
import { BrowserAccess } from './access.tasks'
import { BrowserCardPayment } from './card-payment.tasks'
import { BrowserCardUpdate } from './card-update.tasks'
import { BrowserCards } from './cards.tasks'
import { BrowserDemo } from './demo.tasks'
import { BrowserDoors } from './doors.tasks'
import { BrowserHome } from './home.tasks'
import { BrowserLoans } from './loans.tasks'
import { BrowserNotifications } from './notifications.tasks'
import { BrowserPaymentWays } from './payment-ways.tasks'
import { BrowserMyPayments, BrowserPapers, BrowserReceipts } from './papers.tasks'
import { BrowserPayments } from './payments.tasks'
import { BrowserPhoneChange } from './phone-change.tasks'
import { plain } from './plain'
import { BrowserSession } from './session.tasks'
import { BrowserShell } from './shell.tasks'
import type { Stage } from './stage'
import { BrowserUnlock } from './unlock.tasks'

/** The portal as a page of a real browser, met by role and label. */
export class BrowserPortal implements Portal {
  readonly access: BrowserAccess
  readonly session: BrowserSession
  readonly home: BrowserHome
  readonly loans: BrowserLoans
  readonly payments: BrowserPayments
  readonly myPayments: BrowserMyPayments
  readonly papers: BrowserPapers
  readonly receipts: BrowserReceipts
  readonly cardPayment: BrowserCardPayment
  readonly paymentWays: BrowserPaymentWays
  readonly phoneChange: BrowserPhoneChange
  readonly unlock: BrowserUnlock
  readonly doors: BrowserDoors
  readonly cardUpdate: BrowserCardUpdate
  readonly cards: BrowserCards
  readonly notifications: BrowserNotifications
  readonly shell: BrowserShell
  readonly demo: BrowserDemo

  static async open(
    stage: Stage,
    start: { readonly situation: Situation; readonly address: string },
  ): Promise<BrowserPortal> {
    await stage.clear()
    const portal = new BrowserPortal(stage)
    await portal.goTo(`${start.address}#situacion=${encodeSituation(start.situation)}`)
    return portal
  }

  private constructor(readonly stage: Stage) {
    this.access = new BrowserAccess(this)
    this.session = new BrowserSession(this)
    this.home = new BrowserHome(this)
    this.loans = new BrowserLoans(this)
    this.payments = new BrowserPayments(this)
    this.myPayments = new BrowserMyPayments(this)
    this.papers = new BrowserPapers(this)
    this.receipts = new BrowserReceipts(this)
    this.cardPayment = new BrowserCardPayment(this)
    this.paymentWays = new BrowserPaymentWays(this)
    this.phoneChange = new BrowserPhoneChange(this)
    this.unlock = new BrowserUnlock(this)
    this.doors = new BrowserDoors(this)
    this.cardUpdate = new BrowserCardUpdate(this)
    this.cards = new BrowserCards(this)
    this.notifications = new BrowserNotifications(this)
    this.shell = new BrowserShell(this)
    this.demo = new BrowserDemo(this)
  }

  get page(): Page {
    return this.stage.page
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  get heading(): Locator {
    return this.main.getByRole('heading', { level: 1 })
  }

  async goTo(address: string): Promise<void> {
    await this.page.goto(this.stage.address + address)
    await this.heading.waitFor()
  }

  /** Presses and waits for the screen that comes next, by its title. */
  async pressTowards(button: Locator, title: string | RegExp): Promise<void> {
    await button.click()
    await this.main.getByRole('heading', { level: 1, name: title }).waitFor()
  }

  /** What a person reads there, with plain spaces. */
  async read(what: Locator): Promise<string> {
    return plain(await what.innerText())
  }

  async readAll(what: Locator): Promise<readonly string[]> {
    return (await what.allInnerTexts()).map(plain)
  }

  /** Whatever the page was doing has come to rest: nothing is busy. */
  async atRest(): Promise<void> {
    await this.heading.waitFor()
    await this.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  }

  async close(): Promise<void> {
    this.papers.lookAway()
    this.cards.lookAway()
    await this.doors.putDeviceAway()
    await this.unlock.takeAway()
    await this.notifications.takeAway()
    await this.phoneChange.putDesktopAway()
    for (const other of this.stage.context.pages()) if (other !== this.page) await other.close()
  }
}
