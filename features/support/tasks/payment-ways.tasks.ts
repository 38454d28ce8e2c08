import { paymentWaysTexts } from '@/ui/texts/payment-ways.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { containing, type Page, type Part } from '#features/support/page'
import { textInPicture } from '#features/support/read-picture'
import { scannedText } from '#features/support/scanned'

const { cvu } = paymentsTexts
const { otherWays, online, howToPayOnline, survey } = paymentWaysTexts

export class PaymentWaysTasks {
  constructor(private readonly page: Page) {}

  /** What a scanner reads off the QR on the screen, and off the picture that was saved. */
  async qrTexts(): Promise<readonly string[]> {
    const code = this.page.main.css('svg[shape-rendering="crispEdges"]')
    const path = this.page.main.css('svg[shape-rendering="crispEdges"] path')
    const [saved = new Uint8Array()] = await this.page.device.savedBytes()
    return [
      scannedText(await code.attribute('viewBox'), await path.attribute('d')),
      await textInPicture(saved),
    ]
  }

  /** The ways to pay online, and where each leads. */
  async online(): Promise<readonly string[]> {
    const links = this.page.main.role('region', { name: containing(online.title) }).css('li a')
    await links.first().appears()
    const titles = [online.debitCard.title, online.provider.title]
    const read = await links.readAll()
    const to = await Promise.all((await links.all()).map((link) => link.target()))
    return read.map((text, position) => `${titles.find((each) => text.startsWith(each))} ${to[position]}`)
  }

  /** Why nothing can be paid online. */
  async notOnline(): Promise<string> {
    await this.page.isAtRest()
    return this.page.main
      .text(/no se puede pagar (así|en línea)/)
      .first()
      .read()
  }

  /** Where the way back to the other ways leads. */
  async backToOnline(): Promise<string> {
    await this.page.isAtRest()
    return this.page.main.role('link', { name: online.back }).target()
  }

  /** Where it is explained. */
  async explanationTarget(): Promise<string> {
    return this.page.main.role('link', { name: online.how }).target()
  }

  /** When what was paid shows. */
  async whenItShows(): Promise<string> {
    return this.page.main.text(/se aplican/).read()
  }

  async answerTarget(): Promise<string> {
    return this.page.main.role('link', { name: survey.answer }).target()
  }

  async putSurveyOff(): Promise<void> {
    await this.page.main.role('button', { name: survey.notNow }).press()
  }

  /** The titles of what explains the other ways. */
  async others(): Promise<readonly string[]> {
    const titles = this.page.main.css('summary')
    await titles.first().appears()
    return titles.readAll()
  }

  /** Whether they stand under what is chosen. */
  async offersOthers(): Promise<boolean> {
    await this.page.isAtRest()
    return (await this.page.main.having(otherWays.title).count()) > 0
  }

  /** The company's accounts to transfer to, with their CBU. */
  async accounts(): Promise<readonly string[]> {
    await this.openTransfer()
    const cards = this.transfer().role('listitem')
    return (await cards.readAll()).map((text) =>
      text.replace(new RegExp(`^(.*?) ${cvu.accountNumber}.*${cvu.cbu} (\\d{22}).*$`), '$1 $2'),
    )
  }

  /** What a transfer has to say. */
  async transferReference(): Promise<string> {
    await this.openTransfer()
    const words = await this.transfer().css('p').first().read()
    return words.replace(`${otherWays.transfer} `, '')
  }

  /** Opens what is needed to pay off a loan by an account of that bank. */
  async openCancellation(bank: string): Promise<void> {
    await this.openCancellationOf('loan', bank)
  }

  /** The same for the credit line. */
  async openLineCancellation(bank: string): Promise<void> {
    await this.openCancellationOf('line', bank)
  }

  /** Unfolds the explanation of one of the other ways. */
  async openOther(title: string): Promise<void> {
    await this.page.main.css('summary').having(title).press()
  }

  /** Each fact of the account with its name. */
  async cancellation(): Promise<readonly string[]> {
    const facts = await this.page.role('dialog').css('dl > div').readAll()
    return facts.map((fact) => fact.replace(/ Copiar el (CBU|alias)$/, ''))
  }

  /** Copies that fact of the account which is open. */
  async copy(fact: 'CBU' | 'alias'): Promise<void> {
    const dialog = this.page.role('dialog')
    const name = fact === 'CBU' ? cvu.theCbu : cvu.theAlias
    await dialog.role('button', { name: containing(`${cvu.copyIt} ${name}`) }).press()
    await dialog.text(paymentsTexts.copied).appears()
  }

  /** Copies that fact of that bank's account, in the part that explains the transfer. */
  async copyOfBank(fact: 'CBU' | 'alias', bank: string): Promise<void> {
    await this.openTransfer()
    await this.copyIn(this.transfer(), `${fact === 'CBU' ? cvu.theCbu : cvu.theAlias} ${cvu.ofBank(bank)}`)
  }

  /** Copies the CBU of that bank's account, in the part that explains the deposit. */
  async copyToDeposit(bank: string): Promise<void> {
    const deposit = this.page.main.css('details').having(otherWays.depositTitle)
    await deposit.css('summary').press()
    await this.copyIn(deposit, `${cvu.theCbu} ${cvu.ofBank(bank)}`)
  }

  /** What is on the clipboard. */
  async copied(): Promise<string> {
    return this.page.device.clipboard()
  }

  /** The steps of the explanation of online payment. */
  async explanation(): Promise<string> {
    await this.page.isAtRest()
    const link = this.page.main.role('link', { name: howToPayOnline.pay })
    return link.target()
  }

  /** Stays on the result of a payment for so long. */
  async stayOnResult(seconds: number): Promise<void> {
    await this.page.isAtRest()
    await this.page.device.letPass(seconds)
  }

  /** What is asked under the result; empty when nothing is. */
  async surveyPrompt(): Promise<string> {
    await this.page.isAtRest()
    const prompt = this.page.main.role('region', { name: survey.title })
    return (await prompt.isThere()) ? prompt.role('heading').read() : ''
  }

  private async openCancellationOf(kind: 'loan' | 'line', bank: string): Promise<void> {
    await this.openTransfer()
    await this.transfer()
      .role('button', { name: containing(`${otherWays.cancel[kind]} ${cvu.ofBank(bank)}`) })
      .press()
  }

  private async copyIn(part: Part, what: string): Promise<void> {
    await part.role('button', { name: `${cvu.copyIt} ${what}` }).press()
    await part.text(paymentsTexts.copied).appears()
  }

  private async openTransfer(): Promise<void> {
    if ((await this.transfer().attribute('open')) === undefined) await this.transfer().css('summary').press()
  }

  private transfer(): Part {
    return this.page.main.css('details').having(otherWays.transferTitle)
  }
}
