import { paymentsTexts } from '@/ui/texts/payments.texts'
import { containing, type Page, type Part } from '#features/support/page'

const { summary } = paymentsTexts

/** The ways to pay: open to choose from, or folded to the chosen one. */
export class WayChoiceTasks {
  constructor(private readonly page: Page) {}

  /** Chooses a way to pay by its name, and waits for what it opens. */
  async choose(name: string): Promise<void> {
    await this.beginWith(name)
    await this.page.main.text(paymentsTexts.noReceiptNeeded).appears()
    await this.page.isAtRest()
  }

  /** Chooses a way to pay whose facts may not come; one that is chosen already is not chosen again. */
  async beginWith(name: string): Promise<void> {
    await this.appear()
    if (await this.chosen().isThere()) {
      if ((await this.chosen().read()).startsWith(`${name} `)) return
      await this.change()
    }
    await this.way(name).press()
  }

  /** Unfolds the ways again. */
  async change(): Promise<void> {
    await this.page.main.role('button', { name: containing(`${summary.change} ${summary.ofMethod}`) }).press()
  }

  /** Whether the payment is pending with a method that cannot be changed any more. */
  async isFixedWhilePaying(): Promise<boolean> {
    await this.page.main.text(paymentsTexts.debitCard.paying).appears()
    return (await this.chosen().isThere()) && !(await this.chosen().role('button').isThere())
  }

  /** Whether only the chosen one is to be seen. */
  async isFolded(): Promise<boolean> {
    await this.chosen().appears()
    return !(await this.open().isThere())
  }

  async appear(): Promise<void> {
    await this.open().or(this.chosen()).appears()
  }

  async isThere(): Promise<boolean> {
    return (await this.open().isThere()) || this.chosen().isThere()
  }

  /** The ways by their names, with how long each takes. */
  async withTimes(): Promise<readonly string[]> {
    await this.openUp()
    return this.ways().readAll()
  }

  /** The ways by their names. */
  async names(): Promise<readonly string[]> {
    await this.openUp()
    return this.ways().css('span > span:first-child').readAll()
  }

  /** The way that is chosen, with how long it takes. */
  async chosenWay(): Promise<string> {
    await this.chosen().appears()
    return (await this.chosen().read()).replace(` ${summary.change} ${summary.ofMethod}`, '')
  }

  /** What stands over the ways. */
  async label(): Promise<string> {
    await this.openUp()
    return this.page.main.role('heading', { name: containing(summary.method) }).read()
  }

  /** Each way to pay, and the title of what it opens. */
  async titles(): Promise<readonly (readonly [way: string, title: string])[]> {
    const titles: (readonly [string, string])[] = []
    for (const name of await this.names()) {
      await this.choose(name)
      titles.push([name, await this.page.main.role('heading', { level: 2 }).first().read()])
    }
    return titles
  }

  /** Where the way back leads while none is chosen. */
  async backTarget(): Promise<string> {
    return this.page.main.role('link', { name: summary.goBack }).target()
  }

  /** Whether the way back is all there is beside the ways while none is chosen. */
  async offersOnlyBack(): Promise<boolean> {
    await this.openUp()
    const links = await this.page.main.role('link').readAll()
    const buttons = await this.page.main.role('button').count()
    return buttons === (await this.ways().count()) && links.join() === [summary.back, summary.goBack].join()
  }

  private async openUp(): Promise<void> {
    await this.appear()
    if (await this.chosen().isThere()) await this.change()
  }

  private way(name: string): Part {
    return this.open().role('button', { name: containing(name) })
  }

  private ways(): Part {
    return this.open().role('button')
  }

  private open(): Part {
    return this.page.main.role('region', { name: containing(summary.method) })
  }

  private chosen(): Part {
    return this.page.main.role('group', { name: summary.chosenMethod })
  }
}
