import type { Download, Locator } from 'playwright'
import { failureTexts } from '@/ui/texts/failures.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { paths } from '@/ui/paths'
import type { PaymentTasks } from '#features/support/tasks/payments.tasks'
import type { BrowserPortal } from './browser-portal'

const { list, summary, cvu, qr, cash, wallet, creditCard, status } = paymentsTexts

const payButton = /^Pagar \$/

export class BrowserPayments implements PaymentTasks {
  private readonly saved: Download[] = []

  constructor(private readonly portal: BrowserPortal) {
    portal.page.on('download', (download) => this.saved.push(download))
  }

  async choose(title: string): Promise<void> {
    await this.portal.main.getByRole('radio', { name: title }).check()
    await this.button(list.submit).click()
    await this.portal.page.waitForURL((url) => url.pathname === paths.paymentSummary)
  }

  async goOnWithoutChoosing(): Promise<void> {
    await this.button(list.submit).click()
  }

  async chooseMethod(name: string): Promise<void> {
    await this.methodField().selectOption({ label: name })
    await this.portal.main.getByText(paymentsTexts.noReceiptNeeded).waitFor()
    await this.portal.atRest()
  }

  async copyCvu(): Promise<void> {
    await this.button(cvu.copy).click()
  }

  async askForCvuAgain(): Promise<void> {
    await this.button(failureTexts.retry).click()
    await this.portal.atRest()
  }

  async downloadSlip(): Promise<void> {
    await this.button(cash.slip).click()
    await this.portal.atRest()
  }

  async shareQr(): Promise<void> {
    await Promise.all([this.portal.page.waitForEvent('download'), this.button(qr.share).click()])
  }

  async goToWallet(): Promise<void> {
    await this.button(wallet.pay).click()
    await this.portal.atRest()
  }

  async pay(): Promise<void> {
    await this.button(payButton).click()
    await this.arriveAtStatus()
  }

  async payTwice(): Promise<void> {
    await this.button(payButton).dblclick()
    await this.arriveAtStatus()
  }

  async refresh(): Promise<void> {
    await this.button(summary.refresh).click()
    await this.portal.atRest()
  }

  async askAgain(): Promise<void> {
    await this.button(status.askAgain).click()
    await this.portal.atRest()
  }

  async payAgain(): Promise<void> {
    await this.portal.main.getByRole('button', { name: summary.payAgain }).click()
  }

  async tryAgain(): Promise<void> {
    await this.portal.main.getByRole('link', { name: status.tryAgain }).click()
    await this.methodField().waitFor()
  }

  async payables(): Promise<readonly string[]> {
    const cards = this.portal.main.locator('label', { has: this.portal.page.getByRole('radio') })
    await cards.first().waitFor()
    return this.portal.readAll(cards)
  }

  async emptyNotice(): Promise<string> {
    const title = this.portal.main.getByRole('heading', { name: list.emptyTitle })
    await title.waitFor()
    return `${await this.portal.read(title)} ${await this.portal.read(this.portal.main.getByText(list.empty))}`
  }

  async complaints(): Promise<readonly string[]> {
    const complaints = this.portal.main.getByRole('alert').getByRole('listitem')
    await complaints.first().waitFor()
    return this.portal.readAll(complaints)
  }

  async heading(): Promise<string> {
    await this.methodField().waitFor()
    return (await this.portal.readAll(this.portal.main.locator('header').locator('h1, p'))).join(' ')
  }

  async lines(): Promise<readonly string[]> {
    const lines = this.portal.main.getByRole('list', { name: summary.lines }).getByRole('listitem')
    await lines.first().waitFor()
    return this.portal.readAll(lines)
  }

  async total(): Promise<string> {
    const total = this.portal.main.getByRole('region', { name: summary.total }).locator('p').first()
    await total.waitFor()
    return (await this.portal.read(total)).replace(`${summary.total} `, '')
  }

  async methods(): Promise<readonly string[]> {
    await this.methodField().waitFor()
    return (await this.methodField().locator('option').allTextContents()).slice(1)
  }

  async offersOnlyBack(): Promise<boolean> {
    await this.methodField().waitFor()
    const links = await this.portal.readAll(this.portal.main.getByRole('link'))
    const buttons = await this.portal.main.getByRole('button').count()
    return buttons === 0 && links.join() === [summary.back, summary.goBack].join()
  }

  async receiptSentence(): Promise<string> {
    return this.portal.read(this.portal.main.getByText(paymentsTexts.noReceiptNeeded))
  }

  async cvu(): Promise<string> {
    return (await this.portal.read(this.portal.main.getByText(/^CVU\s*\d{22}$/))).replace(/\D/g, '')
  }

  async banks(): Promise<readonly string[]> {
    return this.portal.readAll(this.portal.main.getByRole('heading', { level: 3 }))
  }

  async cvuTrouble(): Promise<string> {
    return this.portal.read(this.portal.main.getByText(cvu.notAvailable))
  }

  async barcodeDigits(): Promise<string> {
    const picture = this.portal.main.getByRole('img', { name: /^Código de barras \d+$/ })
    await picture.waitFor()
    return this.portal.read(this.portal.main.getByText(/^\d+$/).filter({ visible: true }))
  }

  async digitsToDictate(): Promise<string> {
    await this.portal.main.getByText(cash.notDrawable).waitFor()
    return this.portal.read(this.portal.main.getByText(/^\d+$/).filter({ visible: true }))
  }

  async cards(): Promise<readonly string[]> {
    return this.portal.readAll(
      this.portal.main.locator('label > :not([aria-hidden])', { has: this.portal.page.getByRole('radio') }),
    )
  }

  async savedFiles(): Promise<readonly string[]> {
    return this.saved.map((download) => download.suggestedFilename())
  }

  async whereItGoesOn(): Promise<string> {
    const link = this.portal.main.getByRole('link', { name: creditCard.pay })
    if (await link.isVisible()) return addressOf((await link.getAttribute('href')) ?? '')
    await this.portal.page.waitForURL((url) => url.pathname !== paths.paymentSummary)
    return addressOf(this.portal.page.url())
  }

  async address(): Promise<string> {
    await this.portal.atRest()
    return addressOf(this.portal.page.url())
  }

  async result(): Promise<string> {
    await this.portal.atRest()
    const title = await this.portal.read(this.portal.heading)
    if (title === paymentsTexts.final.title) return title
    await this.portal.main.getByRole('link', { name: failureTexts.goHome }).waitFor()
    return this.portal.read(this.portal.heading)
  }

  async receipt(): Promise<readonly string[]> {
    await this.result()
    return this.portal.readAll(this.portal.main.locator('dl > div'))
  }

  async offersToPayAgain(): Promise<boolean> {
    await this.portal.atRest()
    const ways = this.portal.main.getByRole('link', { name: status.tryAgain })
    return (await ways.isVisible()) || (await this.methodField().isVisible())
  }

  private async arriveAtStatus(): Promise<void> {
    await this.portal.page.waitForURL((url) => url.pathname === paths.paymentStatus)
    await this.portal.heading.waitFor()
  }

  private methodField(): Locator {
    return this.portal.main.getByLabel(summary.method)
  }

  private button(name: string | RegExp): Locator {
    return this.portal.main.getByRole('button', { name })
  }
}

function addressOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
