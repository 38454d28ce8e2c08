import { cardsTexts } from '@/ui/texts/cards.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { CardFields } from '#features/support/tasks/card-update.tasks'
import { containing, type Page, type Part } from '#features/support/page'

const { form } = cardsTexts
const texts = paymentsTexts.debitCard

/** With the amount where it is known. */
const payButton = /^Pagar( \$.*)?$/

export class CardPaymentTasks {
  constructor(private readonly page: Page) {}

  /** Chooses one of the saved cards by its last digits. */
  async chooseCard(lastDigits: string): Promise<void> {
    await this.page.main.role('radio', { name: containing(lastDigits) }).check()
  }

  /** The same where the saved cards are entries of a list. */
  async chooseFromList(lastDigits: string): Promise<void> {
    const list = this.page.main.role('combobox', { name: containing(texts.choose) })
    await list.appears()
    const entry = (await list.options()).find((each) => each.includes(lastDigits))
    await list.choose(entry ?? lastDigits)
  }

  /** Asks for the form where saved cards are offered. */
  async addCard(): Promise<void> {
    await this.button(texts.addCard).press()
  }

  /** Types those fields; what is not named stays as it is. */
  async type(card: CardFields): Promise<void> {
    const { number, holder, expiry, securityCode, dni } = card
    if (number !== undefined) await this.field(form.number).fill(number)
    if (holder !== undefined) await this.field(form.holder).fill(holder)
    if (expiry !== undefined) await this.field(form.expiry).fill(expiry)
    if (securityCode !== undefined) await this.field(form.securityCode).fill(securityCode)
    if (dni !== undefined) await this.field(form.dni).fill(dni)
  }

  /** Opens the amount's field and types there. */
  async typeAmount(text: string): Promise<void> {
    await this.button(texts.editAmount).press()
    await this.field(texts.partialAmount).fill(text)
  }

  /** What stays of it in its field. */
  async typedAmount(): Promise<string> {
    return this.field(texts.partialAmount).value()
  }

  /** Presses pay where it may be refused or have mistakes. */
  async press(): Promise<void> {
    await this.button(payButton).press()
    await this.page.isAtRest()
  }

  async complaints(): Promise<readonly string[]> {
    const complaints = this.page.main.role('alert').role('listitem')
    await complaints.first().appears()
    return complaints.readAll()
  }

  /** Title of the form or of the choice that is on screen. */
  async title(): Promise<string> {
    return this.page.main.role('heading', { level: 2 }).first().read()
  }

  /** What the customer is informed that they are about to pay; empty where it cannot be shown. */
  async amountToPay(): Promise<string> {
    return (await this.button(payButton).read()).replace(/^Pagar ?/, '').replace(/ con .*$/, '')
  }

  /** With which card, as the button names it. */
  async cardToPayWith(): Promise<string> {
    return (await this.button(payButton).read()).replace(/^.* con /, '')
  }

  /** Number, holder, expiry, code and DNI as the form holds them. */
  async typed(): Promise<readonly string[]> {
    const fields = [form.number, form.holder, form.expiry, form.securityCode, form.dni]
    return Promise.all(fields.map((label) => this.field(label).value()))
  }

  /** What is said of a card that was refused: title, and the reference to tell support. */
  async refusal(): Promise<readonly string[]> {
    const panel = this.panel()
    await panel.appears()
    const reference = panel.text(kitTexts.reference(paymentsTexts.refusal.reference))
    return [await panel.role('heading').read(), await reference.read()]
  }

  /** Why the lender never heard of the payment. */
  async whyNotSent(): Promise<string> {
    const panel = this.page.main.role('alert').having(paymentsTexts.summary.paymentErrorTitle)
    await panel.appears()
    return panel.css('p + div').read()
  }

  /** What to do about it. */
  async refusalHint(): Promise<string> {
    await this.panel().appears()
    return this.panel().css('p').first().read()
  }

  /** The ways on that a refusal offers. */
  async waysOn(): Promise<readonly string[]> {
    await this.panel().appears()
    return this.panel().role('button').or(this.panel().role('link')).readAll()
  }

  async goOnBy(way: string): Promise<void> {
    await this.button(way).press()
  }

  /** Presses the first thing of the screen that is called so, after a field is filled in, and sees what comes of it. */
  async pressWords(words: string, before?: { readonly field: string; readonly text: string }): Promise<void> {
    if (before) await this.page.main.label(before.field).fill(before.text)
    const name = containing(words)
    await this.page.main.role('link', { name }).or(this.page.main.role('button', { name })).first().press()
    await this.page.isAtRest()
  }

  private panel(): Part {
    return this.page.main.role('region').having(kitTexts.reference('409'))
  }

  private field(label: string): Part {
    return this.page.main.label(label)
  }

  private button(name: string | RegExp): Part {
    return this.page.main.role('button', { name })
  }
}
