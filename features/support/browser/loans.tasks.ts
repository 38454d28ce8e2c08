import type { Locator } from 'playwright'
import { failureTexts } from '@/ui/texts/failures.texts'
import { paths } from '@/ui/paths'
import { loansTexts } from '@/ui/texts/loans.texts'
import type { LoanTasks } from '#features/support/tasks/loans.tasks'
import type { BrowserPortal } from './browser-portal'
import { plain } from './plain'

export class BrowserLoans implements LoanTasks {
  constructor(private readonly portal: BrowserPortal) {}

  async choose(title: string): Promise<void> {
    await (await this.cardTitled(title)).getByRole('link').click()
    await this.current()
  }

  async viewAllInstallments(): Promise<void> {
    await this.loanShows()
    await this.portal.pressTowards(this.viewAllLink(), loansTexts.installments.title)
    await this.portal.atRest()
  }

  async dismissPayments(): Promise<void> {
    await this.portal.main.getByRole('button', { name: loansTexts.payments.dismiss }).click()
  }

  async cancelEarly(): Promise<void> {
    await this.loanShows()
    await this.portal.main.getByRole('link', { name: loansTexts.loan.cancel }).click()
    await this.portal.page.waitForURL((url) => url.pathname === paths.earlyCancellation)
  }

  async retry(): Promise<void> {
    await this.portal.main.getByRole('button', { name: failureTexts.retry }).click()
    await this.portal.atRest()
  }

  async titles(): Promise<readonly string[]> {
    await this.listShows()
    return this.portal.readAll(this.portal.main.getByRole('article').getByRole('heading'))
  }

  async card(title: string): Promise<string> {
    return this.portal.read(await this.cardTitled(title))
  }

  async heading(): Promise<string> {
    await this.loanShows()
    return (await this.portal.readAll(this.portal.main.locator('header').locator('h1, p'))).join(' ')
  }

  async current(): Promise<string> {
    await this.loanShows()
    return (await this.portal.readAll(this.currentInstallment().locator('p'))).join(' ')
  }

  async details(): Promise<readonly string[]> {
    await this.loanShows()
    return this.portal.readAll(this.portal.main.locator('dl > div'))
  }

  async installments(): Promise<readonly string[]> {
    const list = this.portal.main.getByRole('list', { name: loansTexts.loan.installments })
    await list.waitFor()
    return this.portal.readAll(list.getByRole('listitem'))
  }

  async payTarget(): Promise<string> {
    await this.loanShows()
    const link = this.currentInstallment().getByRole('link', { name: loansTexts.loan.pay })
    return (await link.count()) === 0 ? '' : ((await link.getAttribute('href')) ?? '')
  }

  async viewAllOffer(): Promise<string> {
    await this.loanShows()
    return (await this.portal.readAll(this.viewAllLink())).join(' ')
  }

  async recentPayments(): Promise<readonly string[]> {
    await this.loanShows()
    await this.portal.atRest()
    return this.portal.readAll(
      this.portal.main.getByRole('list', { name: loansTexts.payments.title }).getByRole('listitem'),
    )
  }

  async notice(): Promise<string> {
    const title = this.portal.main.getByRole('heading', { name: loansTexts.list.emptyTitle })
    await title.waitFor()
    const text = this.portal.main.getByText(loansTexts.list.empty)
    return `${await this.portal.read(title)} ${await this.portal.read(text)}`
  }

  async waysOn(): Promise<readonly string[]> {
    await this.portal.atRest()
    return this.portal.readAll(this.portal.main.getByRole('link'))
  }

  async failure(): Promise<string> {
    await this.portal.main.getByRole('button', { name: failureTexts.retry }).waitFor()
    return this.portal.read(this.portal.main.locator('header p'))
  }

  async sentenceAfter(seconds: number): Promise<string> {
    const sentence = this.portal.main.getByRole('status').filter({ hasText: failureTexts.slow })
    await this.portal.demo.moveClockUntil(sentence, seconds + 5)
    return plain(await sentence.innerText())
  }

  private async cardTitled(title: string): Promise<Locator> {
    await this.listShows()
    return this.portal.main
      .getByRole('article')
      .filter({ has: this.portal.page.getByRole('heading', { name: title, exact: true }) })
  }

  private async listShows(): Promise<void> {
    await this.portal.main.getByRole('heading', { level: 1, name: loansTexts.list.title }).waitFor()
    await this.portal.main.getByRole('article').first().waitFor()
  }

  private async loanShows(): Promise<void> {
    await this.currentInstallment().waitFor()
  }

  private currentInstallment(): Locator {
    return this.portal.main.getByRole('region', { name: loansTexts.loan.next })
  }

  private viewAllLink(): Locator {
    return this.portal.main.getByRole('link', { name: /^Ver las \d+ cuotas$/ })
  }
}
