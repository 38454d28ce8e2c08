import { cardsTexts } from '@/ui/texts/cards.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { substringPattern, type Page, type PageElement } from '#features/support/page'

export interface CardFormFields {
  readonly number?: string
  readonly holder?: string
  readonly expiry?: string
  readonly securityCode?: string
  readonly dni?: string
}

const { form, update } = cardsTexts

export class CardUpdateTasks {
  constructor(private readonly page: Page) {}

  /**
   * Types the given fields into the card form, and submits the form. Fields that are not given stay
   * empty.
   */
  async submitCard(card: CardFormFields): Promise<void> {
    await this.field(form.number).fill(card.number ?? '')
    await this.field(form.holder).fill(card.holder ?? '')
    await this.field(form.expiry).fill(card.expiry ?? '')
    await this.field(form.securityCode).fill(card.securityCode ?? '')
    await this.field(form.dni).fill(card.dni ?? '')
    await this.page.main.getByRole('button', { name: substringPattern(update.submit) }).press()
    await this.page.waitUntilIdle()
  }

  async typeCardNumberAndReadField(text: string): Promise<string> {
    await this.field(form.number).typeText(text)
    return this.field(form.number).fieldValue()
  }

  /** Types a text at a position of the card number. Returns the number with `|` where the caret is. */
  async insertIntoCardNumberAndReadField(position: number, text: string): Promise<string> {
    const field = this.field(form.number)
    await field.typeText(text, position)
    return field.fieldValueWithCaret()
  }

  /** Presses the retry button after the card update failed. */
  async retryAfterFailure(): Promise<void> {
    const names = new RegExp(`^(${failureActionTexts.retry}|${update.again})$`)
    await this.page.main.getByRole('button', { name: names }).press()
    await this.page.waitUntilIdle()
  }

  /** Follows the link to the portal after the card update. */
  async continueToPortal(): Promise<void> {
    await this.page.main.getByRole('link', { name: substringPattern(update.toPortal) }).press()
    await this.page.waitUntilIdle()
  }

  /**
   * Presses the button that asks the lender for the outcome of the card update, before the customer
   * sends the update again.
   */
  async askLenderForOutcomeBeforeRetry(): Promise<void> {
    await this.page.main.getByRole('button', { name: substringPattern(update.look) }).press()
    await this.page.waitUntilIdle()
  }

  /** Returns the card number and the security code that are in the form for the card update. */
  async typedCardNumberAndSecurityCode(): Promise<readonly string[]> {
    return [await this.field(form.number).fieldValue(), await this.field(form.securityCode).fieldValue()]
  }

  /** Returns whether the card update screen shows the portal's menu. */
  async isPortalMenuShown(): Promise<boolean> {
    await this.page.waitUntilIdle()
    const menu = this.page.getByRole('navigation', { name: substringPattern(menuTexts.mainMenu) })
    const opener = this.page.getByRole('button', { name: /menú/i })
    return (await menu.countMatches()) + (await opener.countMatches()) > 0
  }

  private field(label: string): PageElement {
    return this.page.main.getByLabel(label)
  }
}
