import { addresses } from '@/ui/addresses'
import { partPaymentTexts as texts } from '@/ui/texts/part-payment.texts'
import { containing, type Page, type Part } from '#features/support/page'

/** Paying less than all that is due. */
export class PartPaymentTasks {
  constructor(private readonly page: Page) {}

  /** Opens what stands beside the whole sum. */
  async open(): Promise<void> {
    await this.page.isAtRest()
    await this.page.main.role('button', { name: texts.open }).press()
    await this.sheet().appears()
  }

  /** Whether anything smaller than the whole sum is offered. */
  async isOffered(): Promise<boolean> {
    await this.page.heading.appears()
    await this.page.isAtRest()
    return this.page.main.role('button', { name: texts.open }).isThere()
  }

  /** Each way on, with what it says. */
  async choices(): Promise<readonly string[]> {
    return this.sheet().css('li').readAll()
  }

  /** Chooses the installment that fell due first, or another amount. */
  async choose(words: string): Promise<void> {
    await this.sheet()
      .role('button', { name: containing(words) })
      .press()
  }

  async type(text: string): Promise<void> {
    await this.choose(texts.other)
    await this.page.label(texts.field).fill(text)
  }

  async step(direction: 'more' | 'less'): Promise<void> {
    await this.choose(`${texts.step} ${texts[direction]}`)
  }

  /** What the amount does to each installment. */
  async covered(): Promise<readonly string[]> {
    return this.sheet().role('list', { name: texts.covers }).css('li').readAll()
  }

  /** Goes on to pay the amount. */
  async goOn(): Promise<void> {
    await this.sheet()
      .role('button', { name: /^Pagar( |$)/ })
      .press()
  }

  async arrive(): Promise<void> {
    await this.page.arrivesAt(addresses.paymentSummary.path)
  }

  private sheet(): Part {
    return this.page.role('dialog')
  }
}
