import { cardsTexts } from '@/ui/texts/cards.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { CardFormFields } from '#features/support/tasks/card-update.tasks'
import { substringPattern, advanceClockUntilShown, type Page, type PageElement } from '#features/support/page'

const { form } = cardsTexts
const texts = paymentsTexts.debitCard

/** Pattern of the pay button's text, with or without the amount. */
const payButtonPattern = /^Pagar( \$.*)?$/

export class CardPaymentTasks {
  constructor(private readonly page: Page) {}

  /** Chooses one of the saved cards, which are radio buttons, by its last digits. */
  async chooseSavedCard(lastDigits: string): Promise<void> {
    await this.page.main.getByRole('radio', { name: substringPattern(lastDigits) }).setChecked()
  }

  /** Chooses a saved card in a drop-down list by its last digits. */
  async chooseCardFromDropDown(lastDigits: string): Promise<void> {
    const list = this.page.main.getByRole('combobox', { name: substringPattern(texts.choose) })
    await list.waitToAppear()
    const entry = (await list.optionTexts()).find((each) => each.includes(lastDigits))
    await list.selectOption(entry ?? lastDigits)
  }

  /** Opens the form for a new card from the list of saved cards. */
  async openNewCardForm(): Promise<void> {
    await this.button(texts.addCard).press()
  }

  /** Waits until the pay button is shown. */
  async waitForPayButton(): Promise<void> {
    await this.button(payButtonPattern).waitToAppear()
  }

  /**
   * Presses the pay button, goes back as soon as the portal has sent the payment request, and waits for
   * the lender's answer.
   */
  async payAndGoBackOnceSent(): Promise<void> {
    await this.button(payButtonPattern).press()
    await advanceClockUntilShown(this.page, this.page.getByText(texts.paying), 30)
    const left = this.page.goBack()
    await this.page.device.advanceClock(10)
    await left
  }

  /** Types the given fields into the card form. A form field that is missing in `card` keeps its text. */
  async typeCardFields(card: CardFormFields): Promise<void> {
    const { number, holder, expiry, securityCode, dni } = card
    if (number !== undefined) await this.field(form.number).fill(number)
    if (holder !== undefined) await this.field(form.holder).fill(holder)
    if (expiry !== undefined) await this.field(form.expiry).fill(expiry)
    if (securityCode !== undefined) await this.field(form.securityCode).fill(securityCode)
    if (dni !== undefined) await this.field(form.dni).fill(dni)
  }

  /** Opens the field for an amount other than the amount due, and types the amount. */
  async typeAmount(text: string): Promise<void> {
    await this.button(texts.editAmount).press()
    await this.field(texts.partialAmount).fill(text)
  }

  /** Returns the amount in the field for an amount other than the amount due. */
  async typedAmount(): Promise<string> {
    return this.field(texts.partialAmount).fieldValue()
  }

  /** Presses the pay button. The screen may then show errors of the form, or that the card was declined. */
  async pressPayButton(): Promise<void> {
    await this.button(payButtonPattern).press()
    await this.page.waitUntilIdle()
  }

  /** Returns the title of the card form or of the list of saved cards, whichever the screen shows. */
  async cardFormOrSavedCardsTitle(): Promise<string> {
    return this.page.main.getByRole('heading', { level: 2 }).firstMatch().visibleText()
  }

  /** Returns the amount on the pay button; empty if the button shows no amount. */
  async amountOnPayButton(): Promise<string> {
    return (await this.button(payButtonPattern).visibleText()).replace(/^Pagar ?/, '').replace(/ con .*$/, '')
  }

  /** Returns the name of the card on the pay button. */
  async cardNameOnPayButton(): Promise<string> {
    return (await this.button(payButtonPattern).visibleText()).replace(/^.* con /, '')
  }

  /** Returns the values in the card form: number, holder, expiry, security code and DNI. */
  async typedValues(): Promise<readonly string[]> {
    const fields = [form.number, form.holder, form.expiry, form.securityCode, form.dni]
    return Promise.all(fields.map((label) => this.field(label).fieldValue()))
  }

  /** Returns the title and the support reference of the message about a declined card. */
  async declineMessage(): Promise<readonly string[]> {
    const panel = this.panel()
    await panel.waitToAppear()
    const reference = panel.getByText(basicComponentTexts.reference(paymentsTexts.refusal.reference))
    return [await panel.getByRole('heading').visibleText(), await reference.visibleText()]
  }

  /** Returns the text that says why the payment by card was not sent to the lender. */
  async paymentNotSentReason(): Promise<string> {
    const panel = this.page.main.getByRole('alert').filterByContent(paymentsTexts.summary.paymentErrorTitle)
    await panel.waitToAppear()
    return panel.getByCss('p + div').visibleText()
  }

  /** Returns the advice shown under the message about a declined card. */
  async declineAdviceText(): Promise<string> {
    await this.panel().waitToAppear()
    return this.panel().getByCss('p').firstMatch().visibleText()
  }

  /** Returns the texts of the buttons and links that the screen shows after the card was declined. */
  async declinedCardActionTexts(): Promise<readonly string[]> {
    await this.panel().waitToAppear()
    return this.panel().getByRole('button').unionWith(this.panel().getByRole('link')).visibleTexts()
  }

  async pressDeclinedCardAction(action: string): Promise<void> {
    await this.button(action).press()
  }

  /**
   * Fills in a field if a field is given. Then presses the first link or button whose name contains the
   * text `words`, and waits for the result.
   */
  async fillFieldAndPressLinkOrButton(
    words: string,
    before?: { readonly field: string; readonly text: string },
  ): Promise<void> {
    if (before) await this.page.main.getByLabel(before.field).fill(before.text)
    const name = substringPattern(words)
    await this.page.main
      .getByRole('link', { name })
      .unionWith(this.page.main.getByRole('button', { name }))
      .firstMatch()
      .press()
    await this.page.waitUntilIdle()
  }

  private panel(): PageElement {
    return this.page.main.getByRole('region').filterByContent(basicComponentTexts.reference('409'))
  }

  private field(label: string): PageElement {
    return this.page.main.getByLabel(label)
  }

  private button(name: string | RegExp): PageElement {
    return this.page.main.getByRole('button', { name })
  }
}
