import { addresses } from '@/ui/addresses'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'
import { copyingTexts } from '@/ui/texts/copying.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { substringPattern, type Page, type PageElement } from '#features/support/page'
import { decodeSvgQrCode } from '#features/support/qr-code-on-screen'

const { cvu } = paymentsTexts
const { otherMethods, online, howToPayOnline, survey } = paymentMethodsTexts

export class PaymentMethodsTasks {
  constructor(private readonly page: Page) {}

  /** Returns the text in the QR code on screen, and the text in the QR code of the saved picture. */
  async qrCodeTexts(): Promise<readonly string[]> {
    const code = this.page.main.getByCss('svg[shape-rendering="crispEdges"]')
    const path = this.page.main.getByCss('svg[shape-rendering="crispEdges"] path')
    const [saved = new Uint8Array()] = await this.page.device.downloadedFileBytes()
    const { decodeQrPicture } = await import('#features/support/decode-qr-picture')
    return [
      await decodeSvgQrCode(await code.attributeValue('viewBox'), await path.attributeValue('d')),
      await decodeQrPicture(saved),
    ]
  }

  /** Returns the online payment methods, each with the address of its link. */
  async onlineMethodsWithAddresses(): Promise<readonly string[]> {
    const links = this.page.main
      .getByRole('region', { name: substringPattern(online.title) })
      .getByCss('li a')
    await links.firstMatch().waitToAppear()
    const titles = [online.debitCard.title, online.provider.title]
    const read = await links.visibleTexts()
    const to = await Promise.all((await links.allMatches()).map((link) => link.linkAddress()))
    return read.map((text, position) => `${titles.find((each) => text.startsWith(each))} ${to[position]}`)
  }

  /** Returns the text that says why nothing can be paid online. */
  async noOnlinePaymentReason(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main
      .getByText(/no se puede pagar (así|en línea)/)
      .firstMatch()
      .visibleText()
  }

  /**
   * Returns the address of the link from the other payment methods, such as a bank transfer, back to the
   * online methods.
   */
  async onlineMethodsLinkAddress(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('link', { name: online.back }).linkAddress()
  }

  /** Returns the address of the link to the explanation of online payment. */
  async onlinePaymentExplanationAddress(): Promise<string> {
    return this.page.main.getByRole('link', { name: online.how }).linkAddress()
  }

  /** Returns the text that says when the lender deducts a payment from the debt. */
  async paymentCreditingTimeText(): Promise<string> {
    return this.page.main.getByText(/se aplican/).visibleText()
  }

  async surveyAddress(): Promise<string> {
    return this.page.main.getByRole('link', { name: survey.answer }).linkAddress()
  }

  async postponeSurvey(): Promise<void> {
    await this.page.main.getByRole('button', { name: survey.notNow }).press()
  }

  /**
   * Returns the titles of the explanations of payment methods that are not online, such as a bank
   * transfer.
   */
  async offlineMethodTitles(): Promise<readonly string[]> {
    const titles = this.page.main.getByRole('region', { name: otherMethods.title }).getByCss('summary')
    await titles.firstMatch().waitToAppear()
    return titles.visibleTexts()
  }

  /**
   * Returns whether the screen explains other payment methods, such as a bank transfer, under the chosen
   * method.
   */
  async areOfflineMethodsExplained(): Promise<boolean> {
    await this.page.waitUntilIdle()
    return (await this.page.main.filterByContent(otherMethods.title).countMatches()) > 0
  }

  /**
   * Opens the explanation of bank transfers. Returns the lender's bank accounts, each with its CBU (bank
   * account number).
   */
  async lenderBankAccounts(): Promise<readonly string[]> {
    await this.openTransferExplanation()
    const cards = this.transferExplanation().getByRole('listitem')
    return (await cards.visibleTexts()).map((text) =>
      text.replace(new RegExp(`^(.*?) ${cvu.accountNumber}.*${cvu.cbu} (\\d{22}).*$`), '$1 $2'),
    )
  }

  /**
   * Opens the explanation of bank transfers. Returns the sentence that says which reference the customer
   * must write in a transfer.
   */
  async transferReferenceSentence(): Promise<string> {
    await this.openTransferExplanation()
    const words = await this.transferExplanation().getByCss('p').firstMatch().visibleText()
    return words.replace(`${otherMethods.transfer} `, '')
  }

  /**
   * Opens the details of the lender's account at the bank `bank`, to which the customer transfers the amount
   * that pays off a loan.
   */
  async openLoanPayoffBankAccount(bank: string): Promise<void> {
    await this.openPayoffByTransfer('loan', bank)
  }

  /**
   * Opens the details of the lender's account at the bank `bank`, to which the customer transfers the amount
   * that pays off the credit line.
   */
  async openCreditLinePayoffBankAccount(bank: string): Promise<void> {
    await this.openPayoffByTransfer('line', bank)
  }

  /** Opens the explanation of a payment method that is not online, such as a bank transfer, by its title. */
  async openOfflineMethodExplanation(title: string): Promise<void> {
    await this.page.main.getByCss('summary').filterByContent(title).press()
  }

  /** Returns the details of the lender's bank account that the open dialog shows, each with its label. */
  async bankAccountDetails(): Promise<readonly string[]> {
    const facts = await this.page.getByRole('dialog').getByCss('dl > div').visibleTexts()
    return facts.map((fact) => fact.replace(/ Copiar el (CBU|alias)$/, ''))
  }

  /** Copies the CBU or the alias of the lender's bank account that the open dialog shows. */
  async copyShownAccountDetail(fact: 'CBU' | 'alias'): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    const name = fact === 'CBU' ? cvu.theCbu : cvu.theAlias
    await dialog.getByRole('button', { name: substringPattern(`${cvu.copyIt} ${name}`) }).press()
    await dialog.getByText(copyingTexts.copied).waitToAppear()
  }

  /**
   * Opens the explanation of bank transfers, and copies the CBU or the alias of the lender's account at
   * that bank.
   */
  async copyBankAccountDetail(fact: 'CBU' | 'alias', bank: string): Promise<void> {
    await this.openTransferExplanation()
    await this.pressCopyButton(
      this.transferExplanation(),
      `${fact === 'CBU' ? cvu.theCbu : cvu.theAlias} ${cvu.ofBank(bank)}`,
    )
  }

  /**
   * Opens the explanations of deposits and of transfers. Returns how many bank accounts both show in total.
   */
  async countShownBankAccounts(): Promise<number> {
    const deposit = this.page.main.getByCss('details').filterByContent(otherMethods.depositTitle)
    await deposit.getByCss('summary').press()
    const forDeposits = await deposit.getByCss('h3').countMatches()
    await this.openTransferExplanation()
    return forDeposits + (await this.transferExplanation().getByCss('h3').countMatches())
  }

  /** Follows the link from the explanation of deposits to the lender's bank accounts. */
  async openBankAccountsFromDepositHelp(): Promise<void> {
    const deposit = this.page.main.getByCss('details').filterByContent(otherMethods.depositTitle)
    await deposit.getByRole('button', { name: otherMethods.seeAccounts }).press()
  }

  /**
   * Returns the focused title of an open explanation of a payment method, and the number of bank accounts in
   * that explanation.
   */
  async focusedExplanationTitleAndAccountCount(): Promise<{
    readonly title: string
    readonly accounts: number
  }> {
    const title = this.page.main.getByCss('summary:focus')
    const openExplanation = this.page.main.getByCss('details[open]').filterByContent(title)
    return { title: await title.visibleText(), accounts: await openExplanation.getByCss('h3').countMatches() }
  }

  /** Returns the text that the customer copied. */
  async clipboardText(): Promise<string> {
    return this.page.device.clipboardText()
  }

  /** Returns the address of the link that leads from the explanation of online payment to the payment. */
  async paymentLinkAddressInExplanation(): Promise<string> {
    await this.page.waitUntilIdle()
    const link = this.page.main.getByRole('link', { name: howToPayOnline.pay })
    return link.linkAddress()
  }

  /** Stays on the result of a payment for that many seconds. */
  async stayOnPaymentResultForSeconds(seconds: number): Promise<void> {
    await this.page.waitForPath(addresses.paymentStatus.path)
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    await this.page.device.advanceClock(seconds)
  }

  /**
   * Returns the title of the invitation to a survey under a payment result; empty if there is no
   * invitation.
   */
  async surveyPrompt(): Promise<string> {
    await this.page.waitUntilIdle()
    const prompt = this.page.main.getByRole('region', { name: survey.title })
    return (await prompt.isPresent()) ? prompt.getByRole('heading').visibleText() : ''
  }

  private async openPayoffByTransfer(kind: 'loan' | 'line', bank: string): Promise<void> {
    await this.openTransferExplanation()
    await this.transferExplanation()
      .getByRole('button', { name: substringPattern(`${otherMethods.cancel[kind]} ${cvu.ofBank(bank)}`) })
      .press()
  }

  private async pressCopyButton(part: PageElement, what: string): Promise<void> {
    await part.getByRole('button', { name: `${cvu.copyIt} ${what}` }).press()
    await part.getByText(copyingTexts.copied).waitToAppear()
  }

  private async openTransferExplanation(): Promise<void> {
    if ((await this.transferExplanation().attributeValue('open')) === undefined)
      await this.transferExplanation().getByCss('summary').press()
  }

  private transferExplanation(): PageElement {
    return this.page.main.getByCss('details').filterByContent(otherMethods.transferTitle)
  }
}
