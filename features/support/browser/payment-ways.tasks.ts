import type { Locator } from 'playwright'
import { paymentWaysTexts } from '@/ui/texts/payment-ways.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { PaymentWaysTasks } from '#features/support/tasks/payment-ways.tasks'
import type { BrowserPortal } from './browser-portal'

const { cvu } = paymentsTexts
const { cancellation, otherWays, online, howToPayOnline, survey } = paymentWaysTexts

export class BrowserPaymentWays implements PaymentWaysTasks {
  constructor(private readonly portal: BrowserPortal) {}

  async online(): Promise<readonly string[]> {
    const links = this.portal.main.getByRole('region', { name: online.title }).locator('li a')
    await links.first().waitFor()
    const titles = [online.debitCard.title, online.provider.title]
    const read = await this.portal.readAll(links)
    const to = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
    return read.map((text, position) => `${titles.find((each) => text.startsWith(each))} ${to[position]}`)
  }

  async others(): Promise<readonly string[]> {
    const titles = this.portal.main.locator('summary')
    await titles.first().waitFor()
    return this.portal.readAll(titles)
  }

  async accounts(): Promise<readonly string[]> {
    await this.openTransfer()
    const cards = this.transfer().getByRole('listitem')
    return (await this.portal.readAll(cards)).map((text) =>
      text.replace(new RegExp(`^(.*?) ${cvu.accountNumber}.*${cvu.cbu} (\\d{22}).*$`), '$1 $2'),
    )
  }

  async transferReference(): Promise<string> {
    await this.openTransfer()
    const words = await this.portal.read(this.transfer().locator('p').first())
    return words.replace(`${otherWays.transfer} `, '')
  }

  async openCancellation(bank: string): Promise<void> {
    await this.openTransfer()
    await this.transfer()
      .getByRole('button', { name: `${otherWays.cancel.loan} ${cvu.ofBank(bank)}` })
      .click()
  }

  async cancellation(): Promise<readonly string[]> {
    return this.portal.readAll(this.portal.page.getByRole('dialog').locator('dl > div'))
  }

  async copy(fact: 'CBU' | 'alias'): Promise<void> {
    const dialog = this.portal.page.getByRole('dialog')
    const name = fact === 'CBU' ? cvu.copyCbu : cancellation.copyAlias
    await dialog.getByRole('button', { name }).click()
    await dialog.getByText(paymentsTexts.copied).waitFor()
  }

  async copied(): Promise<string> {
    return this.portal.page.evaluate(() => navigator.clipboard.readText())
  }

  async explanation(): Promise<string> {
    const link = this.portal.main.getByRole('link', { name: howToPayOnline.pay })
    return (await link.getAttribute('href')) ?? ''
  }

  async stayOnResult(seconds: number): Promise<void> {
    await this.portal.atRest()
    await this.portal.page.clock.runFor(seconds * 1000)
  }

  async surveyPrompt(): Promise<string> {
    const prompt = this.portal.main.getByRole('region', { name: survey.title })
    return this.portal.read(prompt.getByRole('heading'))
  }

  private async openTransfer(): Promise<void> {
    if ((await this.transfer().getAttribute('open')) === null)
      await this.transfer().locator('summary').click()
  }

  private transfer(): Locator {
    return this.portal.main.locator('details').filter({ hasText: otherWays.transferTitle })
  }
}
