import { addresses } from '@/ui/addresses'
import { homeTexts } from '@/ui/texts/home.texts'
import { nextPaymentTexts as texts } from '@/ui/texts/next-payment.texts'
import type { Page, Part } from '#features/support/page'
import { targetsOf, type Targets } from '#features/support/targets'

/** What home leads with, whichever of them it is. */
const leads = [
  texts.due.label,
  homeTexts.debt.title,
  texts.paid.label,
  texts.nothingDue.label,
  texts.noLoans.label,
]

/** What is next, and the loans under it. */
export class NextPaymentTasks {
  constructor(private readonly page: Page) {}

  /** All that the panel tells, without what can be pressed in it; empty without one. */
  async panelText(): Promise<string> {
    await this.page.isAtRest()
    return (await this.panel().isThere()) ? this.textOf(this.panel()) : ''
  }

  /** What can be pressed in it, and where that leads. */
  async ways(): Promise<Targets> {
    await this.page.isAtRest()
    return targetsOf(this.panel().css('a'))
  }

  /** Presses the one action of the panel. */
  async act(): Promise<void> {
    await this.page.isAtRest()
    await this.panel().css('a').first().press()
    await this.page.arrivesAt((path) => path !== addresses.home.path)
    await this.page.isAtRest()
  }

  /** Total and note of what is owed, wherever home tells it; empty where nothing is. */
  async debt(): Promise<string> {
    await this.page.isAtRest()
    return (await this.debtRegion().isThere()) ? this.textOf(this.debtRegion()) : ''
  }

  /** Where its one way on leads. */
  async debtTarget(): Promise<string> {
    await this.page.isAtRest()
    return this.debtRegion().role('link').target()
  }

  async payDebt(): Promise<void> {
    await this.page.isAtRest()
    await this.debtRegion().css('a').first().press()
    await this.page.arrivesAt((path) => path !== addresses.home.path)
  }

  /** Each loan in its row. */
  async loans(): Promise<Targets> {
    await this.page.isAtRest()
    return targetsOf(this.region(texts.loans).role('link'))
  }

  /** What a month asks for in all, or empty. */
  async month(): Promise<string> {
    await this.page.isAtRest()
    const month = this.region(texts.month.label)
    return (await month.isThere()) ? month.read() : ''
  }

  /** The row of the last payment, and where it leads; none without one. */
  async lastPayment(): Promise<Targets> {
    await this.page.isAtRest()
    return targetsOf(this.region(texts.lastPayment).role('link'))
  }

  async openLastPayment(): Promise<void> {
    await this.page.isAtRest()
    await this.region(texts.lastPayment).role('link').press()
    await this.page.arrivesAt((path) => path !== addresses.home.path)
    await this.page.isAtRest()
  }

  /** What is said where the customer's loans could not be had. */
  async notKnown(): Promise<string> {
    await this.page.isAtRest()
    return this.page.main.having(texts.notKnown).read()
  }

  private async textOf(region: Part): Promise<string> {
    const controls = await region.css('a').readAll()
    return controls.reduce((text, control) => text.replace(` ${control}`, ''), await region.read())
  }

  /** The first of them on the screen. */
  private panel(): Part {
    return this.page.main.role('region', { name: new RegExp(`^(${leads.join('|')})$`) }).first()
  }

  private debtRegion(): Part {
    return this.region(homeTexts.debt.title)
  }

  private region(name: string): Part {
    return this.page.main.role('region', { name })
  }
}
