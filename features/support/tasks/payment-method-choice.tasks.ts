import { loanAmountsTexts } from '@/ui/texts/loan-amounts.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { substringPattern, type Page, type PageElement } from '#features/support/page'

const { summary } = paymentsTexts

/**
 * Tasks on the choice of the payment method. The screen shows either the list of methods or only the
 * chosen method.
 */
export class PaymentMethodChoiceTasks {
  constructor(private readonly page: Page) {}

  /** Chooses a payment method by its name, and waits until the screen shows how to pay with it. */
  async chooseMethod(name: string): Promise<void> {
    await this.chooseMethodWithoutWaiting(name)
    await this.page.main.getByText(paymentsTexts.noReceiptNeeded).waitToAppear()
    await this.page.waitUntilIdle()
  }

  /**
   * Chooses a payment method without waiting for its part of the screen, which may fail to load. Does
   * nothing if the method is already chosen.
   */
  async chooseMethodWithoutWaiting(name: string): Promise<void> {
    await this.waitForMethodChoice()
    if (await this.chosenMethodElement().isPresent()) {
      if ((await this.chosenMethodElement().visibleText()).startsWith(`${name} `)) return
      await this.reopenMethodChoice()
    }
    await this.method(name).press()
  }

  /**
   * Unfolds the list of items of the amount due, which is folded if there are several items. Returns the
   * list's items.
   */
  async unfoldedAmountDueItems(): Promise<PageElement> {
    await this.waitForMethodChoice()
    const fold = this.page.main
      .getByRole('region', { name: substringPattern(summary.total) })
      .getByCss('details')
    if ((await fold.isPresent()) && (await fold.attributeValue('open')) === undefined)
      await fold.getByCss('summary').press()
    const lines = this.page.main
      .getByRole('list', { name: substringPattern(summary.lines) })
      .getByRole('listitem')
    await lines.firstMatch().waitToAppear()
    return lines
  }

  /** Opens the list of payment methods again after a method was chosen. */
  async reopenMethodChoice(): Promise<void> {
    await this.page.main
      .getByRole('button', { name: substringPattern(`${summary.change} ${summary.ofMethod}`) })
      .press()
  }

  /**
   * Waits until a payment by card is being sent. Returns whether the screen then shows the chosen payment
   * method without a button to change it.
   */
  async isMethodLockedDuringPayment(): Promise<boolean> {
    await this.page.main.getByText(paymentsTexts.debitCard.paying).waitToAppear()
    return (
      (await this.chosenMethodElement().isPresent()) &&
      !(await this.chosenMethodElement().getByRole('button').isPresent())
    )
  }

  /** Returns whether the chosen payment method is shown without a button to change it. */
  async isMethodShownWithoutChangeButton(): Promise<boolean> {
    await this.chosenMethodElement().waitToAppear()
    return !(await this.chosenMethodElement().getByRole('button').isPresent())
  }

  /** Returns whether the screen shows only the chosen payment method, and not the list of methods. */
  async isOnlyChosenMethodShown(): Promise<boolean> {
    await this.chosenMethodElement().waitToAppear()
    return !(await this.methodList().isPresent())
  }

  async waitForMethodChoice(): Promise<void> {
    await this.methodList().unionWith(this.chosenMethodElement()).waitToAppear()
  }

  async isMethodChoiceShown(): Promise<boolean> {
    return (await this.methodList().isPresent()) || this.chosenMethodElement().isPresent()
  }

  /** Returns the name of each payment method, with the time that a payment by that method takes. */
  async methodNamesAndDurations(): Promise<readonly string[]> {
    await this.openMethodList()
    return this.methods().visibleTexts()
  }

  /** Returns the names of the payment methods. */
  async methodNames(): Promise<readonly string[]> {
    await this.openMethodList()
    return this.methods().getByCss('button > span > span:first-child').visibleTexts()
  }

  /** Returns the name of the chosen payment method, with the time that a payment by that method takes. */
  async chosenMethodNameAndDuration(): Promise<string> {
    await this.chosenMethodElement().waitToAppear()
    return (await this.chosenMethodElement().visibleText()).replace(
      ` ${summary.change} ${summary.ofMethod}`,
      '',
    )
  }

  /** Returns the label of the list of payment methods. */
  async methodListLabel(): Promise<string> {
    await this.openMethodList()
    return this.page.main.getByRole('heading', { name: substringPattern(summary.method) }).visibleText()
  }

  /**
   * Chooses each payment method in turn. Returns, for each method, its name and the title that the screen
   * then shows.
   */
  async screenTitleOfEachMethod(): Promise<readonly (readonly [method: string, title: string])[]> {
    const titles: (readonly [string, string])[] = []
    for (const name of await this.methodNames()) {
      await this.chooseMethod(name)
      titles.push([name, await this.page.main.getByRole('heading', { level: 2 }).firstMatch().visibleText()])
    }
    return titles
  }

  /** Returns the address of the back link while no payment method is chosen. */
  async backLinkAddress(): Promise<string> {
    return this.page.main.getByRole('link', { name: summary.goBack }).linkAddress()
  }

  /**
   * Opens the list of payment methods. Returns whether the screen then has only the two links that lead back,
   * and only the buttons of the payment methods and of the explanation of the amount.
   */
  async areOnlyMethodsAndBackLinksOffered(): Promise<boolean> {
    await this.openMethodList()
    const links = await this.page.main.getByRole('link').visibleTexts()
    const explains = await this.page.main
      .getByRole('button', { name: loanAmountsTexts.openWhy })
      .countMatches()
    const buttons = (await this.page.main.getByRole('button').countMatches()) - explains
    return (
      buttons === (await this.methods().countMatches()) &&
      links.join() === [summary.back, summary.goBack].join()
    )
  }

  private async openMethodList(): Promise<void> {
    await this.waitForMethodChoice()
    if (await this.chosenMethodElement().isPresent()) await this.reopenMethodChoice()
  }

  private method(name: string): PageElement {
    return this.methodList().getByRole('button', { name: substringPattern(name) })
  }

  private methods(): PageElement {
    return this.methodList().getByRole('button')
  }

  private methodList(): PageElement {
    return this.page.main.getByRole('region', { name: substringPattern(summary.method) })
  }

  private chosenMethodElement(): PageElement {
    return this.page.main.getByRole('group', { name: summary.chosenMethod })
  }
}
