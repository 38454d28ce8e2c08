import { cardsTexts } from '@/ui/texts/cards.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { CardFields } from '#features/support/tasks/card-update.tasks'
import { textContaining, passTimeUntil, type Page, type PageElement } from '#features/support/page'

const { form } = cardsTexts
const texts = paymentsTexts.debitCard

/** The pay button, with or without the amount. */
const payButton = /^Pagar( \$.*)?$/

export class CardPaymentTasks {
  constructor(private readonly page: Page) {}

  /** Chooses one of the saved cards by its last digits. */
  async chooseSavedCard(lastDigits: string): Promise<void> {
    await this.page.main.role('radio', { name: textContaining(lastDigits) }).setChecked()
  }

  /** Chooses a saved card in a list by its last digits. */
  async chooseCardFromList(lastDigits: string): Promise<void> {
    const list = this.page.main.role('combobox', { name: textContaining(texts.choose) })
    await list.waitToAppear()
    const entry = (await list.options()).find((each) => each.includes(lastDigits))
    await list.choose(entry ?? lastDigits)
  }

  /** Opens the form for a new card when saved cards are offered. */
  async openNewCardForm(): Promise<void> {
    await this.button(texts.addCard).press()
  }

  /** Waits until the pay button is shown. */
  async waitForPayButton(): Promise<void> {
    await this.button(payButton).waitToAppear()
  }

  /** Pays, goes back as soon as the request is sent, and waits for the answer. */
  async payAndLeaveOnceSent(): Promise<void> {
    await this.button(payButton).press()
    await passTimeUntil(this.page, this.page.text(texts.paying), 30)
    const left = this.page.back()
    await this.page.device.passTime(10)
    await left
  }

  /** Types into the card form. A field that is missing from `card` keeps its text. */
  async typeCardFields(card: CardFields): Promise<void> {
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

  /** Returns the amount typed in its field. */
  async typedAmount(): Promise<string> {
    return this.field(texts.partialAmount).value()
  }

  /** Presses the pay button, after which errors or a decline may be shown. */
  async pressPayButton(): Promise<void> {
    await this.button(payButton).press()
    await this.page.waitUntilIdle()
  }

  /** Returns the title of the form or choice on screen. */
  async formTitle(): Promise<string> {
    return this.page.main.role('heading', { level: 2 }).first().visibleText()
  }

  /** Returns the amount about to be paid; empty if it is not shown. */
  async amountToPay(): Promise<string> {
    return (await this.button(payButton).visibleText()).replace(/^Pagar ?/, '').replace(/ con .*$/, '')
  }

  /** Returns the name of the card on the pay button. */
  async cardNameOnButton(): Promise<string> {
    return (await this.button(payButton).visibleText()).replace(/^.* con /, '')
  }

  /** Returns number, holder, expiry, security code and DNI in the form. */
  async typedValues(): Promise<readonly string[]> {
    const fields = [form.number, form.holder, form.expiry, form.securityCode, form.dni]
    return Promise.all(fields.map((label) => this.field(label).value()))
  }

  /** Returns title and support reference of a declined card. */
  async declineMessage(): Promise<readonly string[]> {
    const panel = this.panel()
    await panel.waitToAppear()
    const reference = panel.text(kitTexts.reference(paymentsTexts.refusal.reference))
    return [await panel.role('heading').visibleText(), await reference.visibleText()]
  }

  /** Returns why the payment was not sent. */
  async notSentReason(): Promise<string> {
    const panel = this.page.main.role('alert').containing(paymentsTexts.summary.paymentErrorTitle)
    await panel.waitToAppear()
    return panel.css('p + div').visibleText()
  }

  /** Returns the advice shown under a declined card. */
  async declineHint(): Promise<string> {
    await this.panel().waitToAppear()
    return this.panel().css('p').first().visibleText()
  }

  /** Returns the buttons and links after a decline. */
  async nextSteps(): Promise<readonly string[]> {
    await this.panel().waitToAppear()
    return this.panel().role('button').or(this.panel().role('link')).visibleTexts()
  }

  async pressDeclineAction(action: string): Promise<void> {
    await this.button(action).press()
  }

  /**
   * Presses the first element with these words, after filling in a field if given, and waits for the result.
   */
  async pressElementNamed(
    words: string,
    before?: { readonly field: string; readonly text: string },
  ): Promise<void> {
    if (before) await this.page.main.label(before.field).fill(before.text)
    const name = textContaining(words)
    await this.page.main.role('link', { name }).or(this.page.main.role('button', { name })).first().press()
    await this.page.waitUntilIdle()
  }

  private panel(): PageElement {
    return this.page.main.role('region').containing(kitTexts.reference('409'))
  }

  private field(label: string): PageElement {
    return this.page.main.label(label)
  }

  private button(name: string | RegExp): PageElement {
    return this.page.main.role('button', { name })
  }
}
