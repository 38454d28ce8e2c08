import { addresses } from '@/ui/addresses'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { substringPattern, type Page, type PageElement } from '#features/support/page'
import { PaymentMethodChoiceTasks } from './payment-method-choice.tasks'

const { list, summary, cvu, qr, cash, wallet, creditCard, status } = paymentsTexts

const payButtonPattern = /^Pagar \$/

export class PaymentsTasks {
  private readonly methodChoice: PaymentMethodChoiceTasks

  constructor(private readonly page: Page) {
    this.methodChoice = new PaymentMethodChoiceTasks(page)
  }

  /** Chooses an entry by its title in the list of what the customer can pay, and continues. */
  async chooseDebtToPay(title: string): Promise<void> {
    await this.page.main.getByRole('radio', { name: substringPattern(title) }).setChecked()
    await this.button(list.submit).press()
    await this.page.waitForPath(addresses.paymentSummary.path)
  }

  async continueWithoutChoosingDebt(): Promise<void> {
    await this.button(list.submit).press()
  }

  async copyCvu(): Promise<void> {
    await this.button(cvu.copy).press()
  }

  async downloadBarcodeSlip(): Promise<void> {
    await this.button(cash.slip).press()
    await this.page.waitUntilIdle()
  }

  async shareQrCode(): Promise<void> {
    await this.button(qr.share).press()
    await this.page
      .getByRole('region', { name: basicComponentTexts.notices })
      .getByCss('p')
      .firstMatch()
      .waitToAppear()
  }

  /** Presses the button that opens the digital wallet's payment page. */
  async openWalletPaymentPage(): Promise<void> {
    await this.button(wallet.pay).press()
    await this.page.waitUntilIdle()
  }

  /** Pays with the saved card that is chosen, and waits for the result screen. */
  async payWithChosenCard(): Promise<void> {
    await this.button(payButtonPattern).press()
    await this.waitForStatusScreen()
  }

  /** Presses the first link or button of the screen whose name contains the text. */
  async pressLinkOrButton(words: string): Promise<void> {
    const name = substringPattern(words)
    await this.page.main
      .getByRole('link', { name })
      .unionWith(this.page.main.getByRole('button', { name }))
      .firstMatch()
      .press()
  }

  /** Pays by pressing the button that has exactly that text, and waits for the result screen. */
  async payWithButtonNamed(words: string): Promise<void> {
    await this.button(words).press()
    await this.waitForStatusScreen()
  }

  /** Presses the pay button twice in a row, and waits for the result screen. */
  async pressPayTwice(): Promise<void> {
    await this.button(payButtonPattern).pressTwice()
    await this.waitForStatusScreen()
  }

  /** Presses the button that requests the amount due from the lender again. */
  async reloadAmountDue(): Promise<void> {
    await this.button(summary.refresh).press()
    await this.page.waitUntilIdle()
  }

  /** Presses the button that asks the lender again for the outcome of the payment. */
  async askLenderForOutcomeAgain(): Promise<void> {
    await this.button(status.askLenderAgain).press()
    await this.page.waitUntilIdle()
  }

  /**
   * Confirms that the customer wants to pay again, although the lender may not have deducted their earlier
   * payment from the amount due yet.
   */
  async confirmPayingAgain(): Promise<void> {
    await this.page.main.getByRole('button', { name: substringPattern(summary.payAgain) }).press()
  }

  /** Pays the loan on screen in another tab of the same browser, with the payment method of that name. */
  async payInAnotherTab(method: string): Promise<void> {
    await this.page.waitUntilIdle()
    const other = await this.page.device.openTab(await this.page.address())
    const there = new PaymentsTasks(other)
    await new PaymentMethodChoiceTasks(other).chooseMethod(method)
    await there.payWithChosenCard()
    await other.close()
  }

  /**
   * Opens, in another tab, the payment screen of the loan that was paid in this tab. Returns the title
   * of the screen in the other tab.
   */
  async paidLoanScreenTitleInAnotherTab(): Promise<string> {
    const externalId = new URLSearchParams((await this.page.address()).split('?')[1]).get('id') ?? ''
    return this.paymentScreenTitleInAnotherTab(externalId)
  }

  /** Opens the payment screen of the loan with that id in another tab. Returns the screen's title. */
  async paymentScreenTitleInAnotherTab(externalId: string): Promise<string> {
    const other = await this.page.device.openTab(addresses.paymentSummary.createPath({ externalId }))
    const title = await new PaymentsTasks(other).paymentResultTitle()
    await other.close()
    return title
  }

  async retryPayment(): Promise<void> {
    await this.page.main.getByRole('link', { name: substringPattern(status.tryAgain) }).press()
    await this.methodChoice.waitForMethodChoice()
  }

  /** Follows the link for paying by credit card. The link opens another tab. */
  async followCreditCardLink(): Promise<void> {
    await this.page.main.getByRole('link', { name: substringPattern(creditCard.pay) }).press()
    await this.page.waitUntilIdle()
  }

  /** Returns whether the customer can type an amount to pay other than the amount due. */
  async isAmountEditable(): Promise<boolean> {
    return this.page.main.getByRole('button', { name: paymentsTexts.debitCard.editAmount }).isPresent()
  }

  /** Returns the entries in the list of what the customer can pay: title, details and status of each. */
  async payableDebtTexts(): Promise<readonly string[]> {
    const savedCards = this.page.main.getByCss('label').filterByContent(this.page.getByRole('radio'))
    await savedCards.firstMatch().waitToAppear()
    return savedCards.visibleTexts()
  }

  /** Returns the text that the screen shows if the customer has nothing to pay. */
  async nothingToPayMessage(): Promise<string> {
    const title = this.page.main.getByRole('heading', { name: substringPattern(list.emptyTitle) })
    await title.waitToAppear()
    return `${await title.visibleText()} ${await this.page.main.getByText(list.empty).visibleText()}`
  }

  /** Returns the title, the store and the number of the loan or credit line that is being paid. */
  async headingOfDebtBeingPaid(): Promise<string> {
    await this.methodChoice.waitForMethodChoice()
    return (await this.page.main.getByCss('header').getByCss('h1, p').visibleTexts()).join(' ')
  }

  /** Returns the items that make up the amount due, each with its own amount. */
  async amountDueItems(): Promise<readonly string[]> {
    return (await this.methodChoice.unfoldedAmountDueItems()).visibleTexts()
  }

  async paymentTotalText(): Promise<string> {
    const total = this.page.main
      .getByRole('region', { name: substringPattern(summary.total) })
      .getByCss('p')
      .firstMatch()
    await total.waitToAppear()
    return (await total.visibleText()).replace(`${summary.total} `, '')
  }

  /** Returns the sentence that says that the customer need not send the lender a receipt of the payment. */
  async noReceiptNeededSentence(): Promise<string> {
    return this.page.main.getByText(paymentsTexts.noReceiptNeeded).visibleText()
  }

  async shownCvu(): Promise<string> {
    return (await this.page.main.getByText(/^CVU\s*\d{22}$/).visibleText()).replace(/\D/g, '')
  }

  /** Returns the banks at which the lender has an account for transfers. */
  async banksOfLenderAccounts(): Promise<readonly string[]> {
    return this.page.main.getByRole('heading', { level: 3 }).visibleTexts()
  }

  /**
   * Returns the message shown if the loan has no CVU (virtual account number) to which the customer can
   * transfer.
   */
  async noCvuReason(): Promise<string> {
    return this.page.main.getByText(cvu.notAvailable).visibleText()
  }

  async barcodeDigits(): Promise<string> {
    const picture = this.page.main.getByRole('img', { name: /^Código de barras \d+$/ })
    await picture.waitToAppear()
    return this.longNumberElement().visibleText()
  }

  /** Returns the digits of the barcode. The screen shows the digits when the barcode cannot be drawn. */
  async digitsInPlaceOfBarcode(): Promise<string> {
    await this.page.main.getByText(cash.notDrawable).waitToAppear()
    return this.longNumberElement().visibleText()
  }

  /** Returns the texts of the saved cards offered for the payment. */
  async savedCardTexts(): Promise<readonly string[]> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    return this.page.main
      .getByCss('label > :not([aria-hidden])')
      .filterByContent(this.page.getByRole('radio'))
      .visibleTexts()
  }

  /** Returns the names of the downloaded files. */
  async downloadedFileNames(): Promise<readonly string[]> {
    return this.page.device.downloadedFileNames()
  }

  /** Returns the path and query of the payment provider's page, for a payment by wallet or by credit card. */
  async paymentProviderPageAddress(): Promise<string> {
    const link = this.page.main.getByRole('link', { name: substringPattern(creditCard.pay) })
    if (await link.isPresent()) return pathAndQueryOf((await link.attributeValue('data-leads-to')) ?? '')
    await this.page.waitForPath((path) => path !== addresses.paymentSummary.path)
    return pathAndQueryOf(await this.page.address())
  }

  /** Returns the title of the screen with the payment's result. */
  async paymentResultTitle(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.heading.visibleText()
  }

  /** Returns the message about a payment whose outcome the portal does not know. */
  async unknownOutcomeMessage(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('status').visibleText()
  }

  /** Returns the texts of the buttons and links on the payment's result screen. */
  async resultActionTexts(): Promise<readonly string[]> {
    await this.paymentResultTitle()
    return this.page.main.getByRole('link').unionWith(this.page.main.getByRole('button')).visibleTexts()
  }

  /** Returns the addresses of the links on the payment's result screen. */
  async resultActionAddresses(): Promise<readonly string[]> {
    await this.paymentResultTitle()
    const links = await this.page.main.getByRole('link').allMatches()
    return Promise.all(links.map((link) => link.linkAddress()))
  }

  /** Returns the message that says why the payment was not sent to the lender. */
  async paymentNotSentReason(): Promise<string> {
    const notice = this.page.main.getByRole('alert').filterByContent(summary.paymentErrorTitle)
    return (await notice.visibleText()).replace(
      `${basicComponentTexts.tones.bad}: ${summary.paymentErrorTitle} `,
      '',
    )
  }

  /** Returns the details of the payment on its result screen, each with its label. */
  async paymentDetails(): Promise<readonly string[]> {
    await this.paymentResultTitle()
    return this.page.main.getByCss('dl > div').visibleTexts()
  }

  async isPayingAgainOffered(): Promise<boolean> {
    await this.page.waitUntilIdle()
    const actions = this.page.main.getByRole('link', { name: substringPattern(status.tryAgain) })
    return (await actions.isPresent()) || (await this.methodChoice.isMethodChoiceShown())
  }

  private async waitForStatusScreen(): Promise<void> {
    await this.page.waitForPath(addresses.paymentStatus.path)
    await this.page.heading.waitToAppear()
  }

  /** Returns the screen element with the long number of the chosen payment method, such as a CVU. */
  private longNumberElement(): PageElement {
    return this.page.main.getByRole('group', { name: summary.howTo }).getByCss('data')
  }

  private button(name: string | RegExp): PageElement {
    return this.page.main.getByRole('button', { name })
  }
}

function pathAndQueryOf(address: string): string {
  const { pathname, search } = new URL(address, 'https://portal.invalid')
  return pathname + search
}
