import ICAL from 'ical.js'
import { addresses } from '@/ui/addresses'
import { failureTexts } from '@/ui/texts/failures.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { closedEntries } from '#features/support/closed-entries'
import { containing, plain, secondsUntil, type Page, type Part } from '#features/support/page'

export class LoansTasks {
  constructor(private readonly page: Page) {}

  /** Chooses from the list the loan with that title. */
  async choose(title: string): Promise<void> {
    await (await this.rowTitled(title)).role('link').press()
    await this.current()
  }

  /** Goes from the list to the loan and on to its payment, reading on the way what is owed of it. */
  async payFromList(title: string): Promise<void> {
    const inList = amountIn(await this.card(title))
    await this.choose(title)
    const inLoan = amountIn(await this.current())
    const onButton = amountIn(await this.payButton().read())
    this.owedOnTheWay = [inList, inLoan, onButton]
    await this.payButton().press()
    await this.page.arrivesAt(addresses.paymentSummary.path)
  }

  /** What was owed by the list, by the loan and by its button. */
  owedOnTheWay: readonly string[] = []

  async viewAllInstallments(): Promise<void> {
    await this.loanShows()
    await this.viewAllLink().press()
    await this.page.main.role('heading', { level: 1, name: loansTexts.installments.title }).appears()
    await this.page.isAtRest()
  }

  async dismissPayments(): Promise<void> {
    await this.page.main.role('button', { name: containing(loansTexts.payments.dismiss) }).press()
  }

  /** Chooses to pay all of the loan on screen before its time. */
  async cancelEarly(): Promise<void> {
    await this.loanShows()
    await this.page.main.role('link', { name: containing(loansTexts.loan.cancel) }).press()
    await this.page.arrivesAt(addresses.earlyCancellation.path)
  }

  /** Presses the way on that a failed load offers. */
  async retry(): Promise<void> {
    await this.page.main.role('button', { name: containing(failureTexts.retry) }).press()
    await this.page.isAtRest()
  }

  /** Title and commerce of each loan of the list, in order. */
  async titles(): Promise<readonly string[]> {
    await this.listShows()
    return this.rows().css('b').readAll()
  }

  /** All that the list says of the loan with that title. */
  async card(title: string): Promise<string> {
    return (await this.rowTitled(title)).read()
  }

  /** Title, commerce and disbursed amount of the loan on screen. */
  async heading(): Promise<string> {
    await this.loanShows()
    return (await this.page.main.css('header').css('h1, p').readAll()).join(' ')
  }

  /** The current installment: number, amount, date, and what is overdue. */
  async current(): Promise<string> {
    await this.loanShows()
    return (await this.currentInstallment().css('p').readAll()).join(' ')
  }

  /** How a customer stands with the loan on screen, in a word or two. */
  async standing(): Promise<string> {
    await this.loanShows()
    return this.currentInstallment().css('span').first().read()
  }

  async newLoanTarget(): Promise<string> {
    return this.page.main.role('link', { name: loansTexts.list.newLoan }).target()
  }

  /** Each detail of the loan with its name. */
  async details(): Promise<readonly string[]> {
    await this.loanShows()
    return this.page.main.css('dl > div').readAll()
  }

  /** All that each listed installment says. */
  async installments(): Promise<readonly string[]> {
    const list = this.page.main.role('list', { name: containing(loansTexts.loan.installments) })
    await list.appears()
    return list.role('listitem').readAll()
  }

  /** Where the pay button leads; empty without one. */
  async payTarget(): Promise<string> {
    await this.loanShows()
    const link = this.payButton()
    return (await link.count()) === 0 ? '' : await link.target()
  }

  /** The way to pay again what was just paid. */
  async payAgainWays(): Promise<readonly string[]> {
    await this.loanShows()
    return this.payButton().readAll()
  }

  /** The way to all installments; empty without one. */
  async viewAllOffer(): Promise<string> {
    await this.loanShows()
    return (await this.viewAllLink().readAll()).join(' ')
  }

  /** The lines of the banner, none when it is not there. */
  async recentPayments(): Promise<readonly string[]> {
    await this.loanShows()
    await this.page.isAtRest()
    return this.page.main
      .role('list', { name: containing(loansTexts.payments.title) })
      .role('listitem')
      .readAll()
  }

  /** Why there is nothing to see. */
  async notice(): Promise<string> {
    const title = this.page.main.role('heading', { name: containing(loansTexts.list.emptyTitle) })
    await title.appears()
    const text = this.page.main.text(loansTexts.list.empty)
    return `${await title.read()} ${await text.read()}`
  }

  /** Where one can go from a screen without loans. */
  async waysOn(): Promise<readonly string[]> {
    await this.page.isAtRest()
    return this.page.main.role('link').readAll()
  }

  /** What stands there too and is closed to the customer, each with its reason. */
  async closedWays(): Promise<readonly string[]> {
    await this.page.isAtRest()
    return closedEntries(this.page.main)
  }

  /** What a screen that could not be loaded says. */
  async failure(): Promise<string> {
    await this.page.main.role('button', { name: containing(failureTexts.retry) }).appears()
    return this.page.main.css('header p').read()
  }

  /** What is said once the customer has waited that long. */
  async sentenceAfter(seconds: number): Promise<string> {
    const sentence = this.page.main.role('status').having(failureTexts.slow)
    await secondsUntil(this.page, sentence, seconds + 5)
    return sentence.read()
  }

  private async rowTitled(title: string): Promise<Part> {
    await this.listShows()
    return this.rows().having(this.page.role('link', { name: containing(title) }))
  }

  private rows(): Part {
    return this.page.main.role('list', { name: loansTexts.list.title }).role('listitem')
  }

  private async listShows(): Promise<void> {
    await this.page.main.role('heading', { level: 1, name: containing(loansTexts.list.title) }).appears()
    await this.rows().first().appears()
  }

  private async loanShows(): Promise<void> {
    await this.currentInstallment().appears()
  }

  private currentInstallment(): Part {
    return this.page.main.role('region', { name: containing(loansTexts.loan.lead) })
  }

  private payButton(): Part {
    return this.currentInstallment().role('link', { name: /^Pagar / })
  }

  private viewAllLink(): Part {
    return this.page.main.role('link', { name: /^Ver las \d+ cuotas$/ })
  }

  /** What a calendar reads in the file that was saved: day, words, detail and when it reminds. */
  async calendar(): Promise<readonly (readonly string[])[]> {
    const [text = ''] = await this.page.device.savedTexts()
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => {
      const { startDate, summary, description } = new ICAL.Event(event)
      const trigger = event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
      return [startDate.toString(), summary, plain(description), String(trigger)]
    })
  }

  async offersCalendar(): Promise<boolean> {
    await this.page.isAtRest()
    return this.page.main.role('button', { name: loansTexts.calendar.save }).isThere()
  }
}

/** The first amount that a text tells, written as on a button. */
function amountIn(text: string): string {
  return /\$ [\d.]+(,\d\d)?/.exec(text)?.[0].replace(/,00$/, '') ?? ''
}
