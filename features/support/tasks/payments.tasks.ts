import { addresses } from '@/ui/addresses'
import { failureTexts } from '@/ui/texts/failures.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { containing, type Page, type Part } from '#features/support/page'
import { WayChoiceTasks } from './way-choice.tasks'

const { list, summary, cvu, qr, cash, wallet, creditCard, status } = paymentsTexts

const payButton = /^Pagar \$/

export class PaymentsTasks {
  private readonly ways: WayChoiceTasks

  constructor(private readonly page: Page) {
    this.ways = new WayChoiceTasks(page)
  }

  /** Chooses from the list by its title and goes on. */
  async choose(title: string): Promise<void> {
    await this.page.main.role('radio', { name: containing(title) }).check()
    await this.button(list.submit).press()
    await this.page.arrivesAt(addresses.paymentSummary.path)
  }

  async goOnWithoutChoosing(): Promise<void> {
    await this.button(list.submit).press()
  }

  async copyCvu(): Promise<void> {
    await this.button(cvu.copy).press()
  }

  /** Asks again for the CVU that could not be had. */
  async askForCvuAgain(): Promise<void> {
    await this.button(failureTexts.retry).press()
    await this.page.isAtRest()
  }

  async downloadSlip(): Promise<void> {
    await this.button(cash.slip).press()
    await this.page.isAtRest()
  }

  async shareQr(): Promise<void> {
    await this.button(qr.share).press()
    await this.page.role('region', { name: kitTexts.notices }).css('p').first().appears()
  }

  /** Leaves for the wallet, or tries to. */
  async goToWallet(): Promise<void> {
    await this.button(wallet.pay).press()
    await this.page.isAtRest()
  }

  /** Pays with the saved card that is chosen. */
  async pay(): Promise<void> {
    await this.button(payButton).press()
    await this.arriveAtStatus()
  }

  /** Presses the first thing of the screen that is called so. */
  async press(words: string): Promise<void> {
    const name = containing(words)
    await this.page.main.role('link', { name }).or(this.page.main.role('button', { name })).first().press()
  }

  /** Pays by the button with exactly those words. */
  async payBy(words: string): Promise<void> {
    await this.button(words).press()
    await this.arriveAtStatus()
  }

  /** Presses pay twice in a row. */
  async payTwice(): Promise<void> {
    await this.button(payButton).pressTwice()
    await this.arriveAtStatus()
  }

  /** Asks again what is due. */
  async refresh(): Promise<void> {
    await this.button(summary.refresh).press()
    await this.page.isAtRest()
  }

  /** Asks again what became of the payment. */
  async askAgain(): Promise<void> {
    await this.button(status.askAgain).press()
    await this.page.isAtRest()
  }

  /** Decides to pay although it was paid and what is due does not show it. */
  async payAgain(): Promise<void> {
    await this.page.main.role('button', { name: containing(summary.payAgain) }).press()
  }

  /** Pays what this tab shows in another tab of the same browser. */
  async payElsewhere(method: string): Promise<void> {
    await this.page.isAtRest()
    const other = await this.page.device.otherTab(await this.page.address())
    const there = new PaymentsTasks(other)
    await new WayChoiceTasks(other).choose(method)
    await there.pay()
    await other.close()
  }

  /** What another tab says of the loan whose payment this one has sent. */
  async resultElsewhere(): Promise<string> {
    const externalId = new URLSearchParams((await this.page.address()).split('?')[1]).get('id') ?? ''
    const other = await this.page.device.otherTab(addresses.paymentSummary.to({ externalId }))
    const result = await new PaymentsTasks(other).result()
    await other.close()
    return result
  }

  async tryAgain(): Promise<void> {
    await this.page.main.role('link', { name: containing(status.tryAgain) }).press()
    await this.ways.appear()
  }

  /** Goes to pay with a credit card, in a tab of its own. */
  async followCreditCardLink(): Promise<void> {
    await this.page.main.role('link', { name: containing(creditCard.pay) }).press()
    await this.page.isAtRest()
  }

  /** Whether another amount can be typed. */
  async offersToEditAmount(): Promise<boolean> {
    return this.page.main.role('button', { name: paymentsTexts.debitCard.editAmount }).isThere()
  }

  /** Each entry of the list: title, facts and state. */
  async payables(): Promise<readonly string[]> {
    const cards = this.page.main.css('label').having(this.page.role('radio'))
    await cards.first().appears()
    return cards.readAll()
  }

  /** What the list says when it is empty. */
  async emptyNotice(): Promise<string> {
    const title = this.page.main.role('heading', { name: containing(list.emptyTitle) })
    await title.appears()
    return `${await title.read()} ${await this.page.main.text(list.empty).read()}`
  }

  async complaints(): Promise<readonly string[]> {
    const complaints = this.page.main.role('alert').role('listitem')
    await complaints.first().appears()
    return complaints.readAll()
  }

  /** Title of what is paid, its commerce and its number. */
  async heading(): Promise<string> {
    await this.ways.appear()
    return (await this.page.main.css('header').css('h1, p').readAll()).join(' ')
  }

  /** Each line of what is due. */
  async lines(): Promise<readonly string[]> {
    const lines = this.page.main.role('list', { name: containing(summary.lines) }).role('listitem')
    await lines.first().appears()
    return lines.readAll()
  }

  async total(): Promise<string> {
    const total = this.page.main
      .role('region', { name: containing(summary.total) })
      .css('p')
      .first()
    await total.appears()
    return (await total.read()).replace(`${summary.total} `, '')
  }

  /** The sentence about receipts of the method on screen. */
  async receiptSentence(): Promise<string> {
    return this.page.main.text(paymentsTexts.noReceiptNeeded).read()
  }

  async cvu(): Promise<string> {
    return (await this.page.main.text(/^CVU\s*\d{22}$/).read()).replace(/\D/g, '')
  }

  /** The banks to transfer to. */
  async banks(): Promise<readonly string[]> {
    return this.page.main.role('heading', { level: 3 }).readAll()
  }

  /** Why there is no CVU to see. */
  async cvuTrouble(): Promise<string> {
    return this.page.main.text(cvu.notAvailable).read()
  }

  async barcodeDigits(): Promise<string> {
    const picture = this.page.main.role('img', { name: /^Código de barras \d+$/ })
    await picture.appears()
    return this.longNumber().read()
  }

  /** The digits of a barcode that cannot be drawn. */
  async digitsToDictate(): Promise<string> {
    await this.page.main.text(cash.notDrawable).appears()
    return this.longNumber().read()
  }

  /** The saved cards to pay with. */
  async cards(): Promise<readonly string[]> {
    return this.page.main.css('label > :not([aria-hidden])').having(this.page.role('radio')).readAll()
  }

  /** The names of the files that were saved. */
  async savedFiles(): Promise<readonly string[]> {
    return this.page.device.savedFiles()
  }

  /** Path and query where the wallet or the credit card goes on. */
  async whereItGoesOn(): Promise<string> {
    const link = this.page.main.role('link', { name: containing(creditCard.pay) })
    if (await link.isThere()) return addressOf((await link.attribute('data-leads-to')) ?? '')
    await this.page.arrivesAt((path) => path !== addresses.paymentSummary.path)
    return addressOf(await this.page.address())
  }

  /** Path and query where the customer ends up in the payment area. */
  async address(): Promise<string> {
    return this.page.address()
  }

  /** The title of a screen that says how things stand. */
  async result(): Promise<string> {
    await this.page.isAtRest()
    const title = await this.page.heading.read()
    if (title === paymentsTexts.final.title) return title
    await this.page.main.role('link', { name: containing(failureTexts.goHome) }).appears()
    return this.page.heading.read()
  }

  /** What is said under the title of a screen that says how things stand. */
  async explanation(): Promise<string> {
    await this.result()
    return this.page.main.css('header p').first().read()
  }

  /** What is known of a payment that nobody answered. */
  async news(): Promise<string> {
    await this.page.isAtRest()
    return this.page.main.role('status').read()
  }

  /** The ways on of a result, by their words. */
  async waysOn(): Promise<readonly string[]> {
    await this.result()
    return this.page.main.role('link').or(this.page.main.role('button')).readAll()
  }

  /** Where the ways on of a result lead. */
  async waysFromResult(): Promise<readonly string[]> {
    await this.result()
    const links = await this.page.main.role('link').all()
    return Promise.all(links.map((link) => link.target()))
  }

  /** Why nothing was sent. */
  async notSent(): Promise<string> {
    const notice = this.page.main.role('alert').having(summary.paymentErrorTitle)
    return (await notice.read()).replace(`${kitTexts.tones.bad}: ${summary.paymentErrorTitle} `, '')
  }

  /** Each fact of the payment with its name. */
  async receipt(): Promise<readonly string[]> {
    await this.result()
    return this.page.main.css('dl > div').readAll()
  }

  async offersToPayAgain(): Promise<boolean> {
    await this.page.isAtRest()
    const ways = this.page.main.role('link', { name: containing(status.tryAgain) })
    return (await ways.isThere()) || (await this.ways.isThere())
  }

  private async arriveAtStatus(): Promise<void> {
    await this.page.arrivesAt(addresses.paymentStatus.path)
    await this.page.heading.appears()
  }

  /** The number of what the chosen way opens. */
  private longNumber(): Part {
    return this.page.main.role('group', { name: summary.howTo }).css('data')
  }

  private button(name: string | RegExp): Part {
    return this.page.main.role('button', { name })
  }
}

function addressOf(address: string): string {
  const { pathname, search } = new URL(address, 'https://portal.invalid')
  return pathname + search
}
