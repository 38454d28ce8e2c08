import { addresses } from '@/ui/addresses'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { myCardsTexts as texts } from '@/ui/texts/my-cards.texts'
import type { CardFormFields } from '#features/support/tasks/card-update.tasks'
import { requirePlaywrightPage } from '#features/support/chromium-page'
import { substringPattern, type Page, type PageElement } from '#features/support/page'
import { readCardBrandInLogo, readCardTextsExceptLogo } from './card-logo'
import { pressButtonAndGoHome } from './press-button-and-go-home'

const { form } = cardsTexts

export class CardsTasks {
  constructor(private readonly page: Page) {}

  /** Opens a card of the list of saved cards by its text, such as `Maestro 0926`. */
  async openCard(name: string): Promise<void> {
    await this.cardList()
      .getByRole('button', { name: new RegExp(name.replace(/ (?=\d)/, '.* ')) })
      .press()
    await this.page.waitForPath(addresses.cardDetail.path)
    await this.page.main.getByRole('definition').firstMatch().waitToAppear()
  }

  async startAddingCard(): Promise<void> {
    await this.page.main.getByRole('link', { name: substringPattern(texts.add) }).press()
    await this.page.waitForPath((path) => path !== addresses.cards.path)
    await this.page.waitUntilIdle()
  }

  /** Ticks only the loans that show these texts, among those that a card can pay, and continues. */
  async chooseLoansAndContinue(facts: readonly string[]): Promise<void> {
    const checks = this.page.main.getByRole('checkbox')
    await checks.firstMatch().waitToAppear()
    for (const check of await checks.allMatches()) await check.setChecked(false)
    for (const fact of facts)
      await this.page.main.getByRole('checkbox', { name: substringPattern(fact) }).setChecked()
    await this.button(texts.goOn).press()
    await this.page.waitForPath((path) => path !== addresses.cardLoans.path)
  }

  async goFromSummaryToLoanSelection(): Promise<void> {
    await this.page.main.getByRole('link', { name: substringPattern(texts.summary.changeLoans) }).press()
    await this.waitForScreen(addresses.cardLoans.path)
  }

  /** Types all fields of a card and submits the form. */
  async submitCard(card: CardFormFields): Promise<void> {
    await this.submitCardWithoutWaiting(card)
    await this.page.waitUntilIdle()
  }

  /** Types all fields of a card, submits the form, and goes home before the lender's answer arrives. */
  async submitCardAndGoHome(card: CardFormFields): Promise<void> {
    await this.type(card)
    await pressButtonAndGoHome(this.page, this.sendButton())
  }

  /** Types all fields of a card and submits the form, without waiting for the lender's answer. */
  async submitCardWithoutWaiting(card: CardFormFields): Promise<void> {
    await this.type(card)
    await this.sendButton().press()
  }

  private sendButton(): PageElement {
    return this.page.main
      .getByRole('form', { name: substringPattern(form.label) })
      .getByCss('button[type="submit"]')
  }

  private async type(card: CardFormFields): Promise<void> {
    await this.field(form.number).fill(card.number ?? '')
    await this.field(form.holder).fill(card.holder ?? '')
    await this.field(form.expiry).fill(card.expiry ?? '')
    await this.field(form.securityCode).fill(card.securityCode ?? '')
    await this.field(form.dni).fill(card.dni ?? '')
  }

  /** Returns whether the screen shows the given text. */
  async isTextShown(text: string): Promise<boolean> {
    await this.page.waitUntilIdle()
    return this.page.main.getByText(text).isPresent()
  }

  /** Returns the text and the address of the screen's only link. */
  async textAndAddressOfOnlyLink(): Promise<readonly [words: string, target: string]> {
    await this.page.waitUntilIdle()
    const link = this.page.main.getByRole('link')
    return [await link.visibleText(), await link.linkAddress()]
  }

  async confirmCardAddition(): Promise<void> {
    await this.button(texts.summary.confirm).press()
    await this.page.main
      .getByRole('heading', { level: 1, name: substringPattern(texts.summary.title) })
      .waitToDisappear()
  }

  /** Confirms the summary of the card to add, and goes home before the lender's answer arrives. */
  async confirmCardAdditionAndGoHome(): Promise<void> {
    await pressButtonAndGoHome(this.page, this.button(texts.summary.confirm))
  }

  async cancelCardAddition(): Promise<void> {
    await this.button(texts.cancel).press()
    await this.waitForScreen(addresses.cards.path)
  }

  async openDirectDebitTerms(): Promise<void> {
    await this.button(texts.summary.terms).press()
    await this.page.main.getByText(texts.summary.openingTerms).waitToDisappear()
    await this.page.waitUntilIdle()
  }

  /**
   * Presses the first button or link of the screen that shows the outcome of a request about cards, such as
   * adding a card.
   */
  async pressFirstActionOnResultScreen(): Promise<void> {
    // A screen that is still opening has the title of the list and no links.
    const action = this.page.main.getByCss('a, button').firstMatch()
    await action.waitToAppear()
    const before = await this.page.heading.visibleText()
    await action.press()
    await this.page.main.getByRole('heading', { level: 1, name: before }).waitToDisappear()
    await this.page.waitUntilIdle()
  }

  /** Returns the text of each card in the list of saved cards, with its badge. */
  async cardTexts(): Promise<readonly string[]> {
    const cards = this.cardList().getByRole('button')
    await cards.firstMatch().waitToAppear()
    return readCardTextsExceptLogo(cards)
  }

  /** Returns the brand in the logo of each card in the list of saved cards. */
  async cardBrandsInLogos(): Promise<readonly string[]> {
    const cards = this.cardList().getByRole('button')
    await cards.firstMatch().waitToAppear()
    return Promise.all((await cards.allMatches()).map(readCardBrandInLogo))
  }

  /** Returns the border colour of each card in the list of saved cards: neutral, amber or red. */
  async cardBorderColours(): Promise<readonly string[]> {
    const cards = this.cardList().getByRole('button')
    await cards.firstMatch().waitToAppear()
    const tokens = { neutral: '--line', amber: '--warn', red: '--bad' }
    const buttons = requirePlaywrightPage(this.page)
      .getByRole('list', { name: texts.list.label })
      .getByRole('button')
    return buttons.evaluateAll((elements, tokenOf) => {
      const probe = document.body.appendChild(document.createElement('i'))
      const names = new Map<string, string>()
      for (const [name, token] of Object.entries(tokenOf)) {
        probe.style.color = `var(${token})`
        names.set(getComputedStyle(probe).color, name)
      }
      probe.remove()
      return elements.map((element) => names.get(getComputedStyle(element).borderTopColor) ?? '')
    }, tokens)
  }

  async isAddingCardOffered(): Promise<boolean> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('link', { name: substringPattern(texts.add) }).isPresent()
  }

  async isReplacingCardOffered(): Promise<boolean> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('link', { name: substringPattern(texts.detail.replace) }).isPresent()
  }

  /** Returns the expiry of the card on screen. */
  async cardExpiry(): Promise<string> {
    return this.page.main.getByRole('definition').firstMatch().visibleText()
  }

  /** Returns the text and the amount of each loan that the card on screen pays. */
  async loansOfCard(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    const path = await this.page.path()
    if (path === addresses.cardLoans.path) return this.page.main.getByCss('fieldset label').visibleTexts()
    const label = path === addresses.cardReplacement.path ? texts.replacement.loans : this.loansLabel(path)
    return this.page.main
      .getByRole('list', { name: substringPattern(label) })
      .getByRole('listitem')
      .visibleTexts()
  }

  /**
   * Returns the text shown in place of the card's loans: that the card pays no loan, or that the loans
   * could not be loaded.
   */
  async textInPlaceOfCardLoans(): Promise<string> {
    await this.page.waitUntilIdle()
    const said = this.page.main
      .getByText(texts.detail.none)
      .unionWith(this.page.main.getByText(texts.detail.failed))
    return said.visibleText()
  }

  async loansTotalAmountText(): Promise<string> {
    const total = this.page.main
      .getByRole('group', { name: substringPattern(texts.summary.total) })
      .getByCss('p')
      .matchAtIndex(1)
    await total.waitToAppear()
    return total.visibleText()
  }

  /**
   * Returns the reason shown under the disabled button that continues to the next step about the card; empty
   * if the customer can continue.
   */
  async continueButtonDisabledReason(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.button(texts.goOn).accessibleDescription()
  }

  /** Returns the text of the new card in the summary that the customer confirms. */
  async newCardTextInSummary(): Promise<string> {
    const card = this.page.main.getByCss('div:has(> dl) > h2 + *')
    return (await readCardTextsExceptLogo(card)).join(' ')
  }

  /** Returns the values in the card form: number, security code and holder. */
  async typedValues(): Promise<readonly string[]> {
    const fields = [form.number, form.securityCode, form.holder]
    return Promise.all(fields.map((label) => this.field(label).fieldValue()))
  }

  /**
   * Returns the failure message on the screen that shows the outcome of a request about cards, such as adding
   * a card.
   */
  async failureMessage(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main.getByCss('header + p').firstMatch().visibleText()
  }

  /**
   * Waits until at least that many documents were opened, each in a new tab. Returns the number of
   * documents.
   */
  countOpenedDocuments(atLeast: number): Promise<number> {
    return this.page.device.countOpenedTabs(atLeast)
  }

  private loansLabel(path: string): string {
    return path === addresses.cardDetail.path ? texts.detail.loans : texts.summary.loans
  }

  private cardList(): PageElement {
    return this.page.main.getByRole('list', { name: substringPattern(texts.list.label) })
  }

  private button(name: string): PageElement {
    return this.page.main.getByRole('button', { name })
  }

  private field(label: string): PageElement {
    return this.page.main.getByLabel(label)
  }

  private async waitForScreen(path: string): Promise<void> {
    await this.page.waitForPath(path)
    await this.page.waitUntilIdle()
  }
}
