import { addresses } from '@/ui/addresses'
import { myCardsTexts as texts } from '@/ui/texts/my-cards.texts'
import { substringPattern, type Page, type PageElement } from '#features/support/page'
import { readCardTextsExceptLogo } from './card-logo'
import { pressButtonAndGoHome } from './press-button-and-go-home'

/** Tasks that replace a saved card by another saved card or by a new card. */
export class CardReplacementTasks {
  constructor(private readonly page: Page) {}

  /** Starts to replace the card on screen, and waits for the list of loans that the card pays. */
  async startCardReplacement(): Promise<void> {
    await this.page.main.getByRole('link', { name: substringPattern(texts.detail.replace) }).press()
    await this.waitForScreen(addresses.cardReplacement.path)
  }

  async continueToNextStep(): Promise<void> {
    await this.page.main.getByRole('button', { name: texts.goOn }).press()
    await this.page.waitForPath((path) => path !== addresses.cardReplacement.path)
    await this.page.waitUntilIdle()
  }

  /** Chooses another saved card of the customer as the replacement. */
  async chooseReplacementCard(name: string): Promise<void> {
    await this.page.main.getByRole('radio', { name: substringPattern(name) }).setChecked()
  }

  /** Chooses another saved card of the customer as the replacement, and confirms. */
  async replaceBySavedCard(name: string): Promise<void> {
    await this.chooseReplacementCard(name)
    await this.submit().press()
    await this.waitForScreen(addresses.replacementResult.path)
  }

  /**
   * Chooses another saved card as the replacement, confirms, and goes home before the lender's answer
   * arrives.
   */
  async replaceBySavedCardAndGoHome(name: string): Promise<void> {
    await this.chooseReplacementCard(name)
    await this.confirmReplacementAndGoHome()
  }

  /**
   * Chooses another saved card as the replacement and confirms. Before the lender's answer arrives, goes back
   * to the list of loans that the old card pays.
   */
  async replaceBySavedCardAndGoBack(name: string): Promise<void> {
    await this.chooseReplacementCard(name)
    await this.submit().pressThenNextWithoutPause(
      this.page.main.getByRole('link', { name: texts.replacement.title }),
    )
    await this.page.waitUntilIdle()
  }

  /**
   * Starts to replace the card on screen, continues past the loans that it pays, and chooses another saved
   * card as the replacement.
   */
  async startReplacementAndChooseCard(other: string): Promise<void> {
    await this.startCardReplacement()
    await this.continueToNextStep()
    await this.chooseReplacementCard(other)
  }

  async confirmReplacement(): Promise<void> {
    await this.submit().press()
  }

  async confirmReplacementAndGoHome(): Promise<void> {
    await pressButtonAndGoHome(this.page, this.submit())
  }

  /** Opens the form for a new card from the list of the customer's other saved cards. */
  async openNewCardForm(): Promise<void> {
    await this.page.main.getByRole('link', { name: substringPattern(texts.add) }).press()
    await this.waitForScreen(addresses.replacementCard.path)
  }

  /**
   * Returns the customer's other saved cards, from which they choose the replacement of the card on
   * screen.
   */
  async replacementCardOptions(): Promise<readonly string[]> {
    const cards = this.page.main.getByCss('label').filterByContent(this.page.getByRole('radio'))
    await cards.firstMatch().waitToAppear()
    return readCardTextsExceptLogo(cards)
  }

  private submit(): PageElement {
    return this.page.main.getByRole('button', { name: texts.choice.submit })
  }

  private async waitForScreen(path: string): Promise<void> {
    await this.page.waitForPath(path)
    await this.page.waitUntilIdle()
  }
}
