import type { Locator } from 'playwright'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { receiptNotificationTexts } from '@/ui/texts/receipt-notification.texts'
import type { MyPaymentTasks, PaperTasks, ReceiptTasks } from '#features/support/tasks/papers.tasks'
import type { BrowserPortal } from './browser-portal'
import { OpenedTabs } from './opened-tabs'

const texts = documentsTexts.couponBook

/** Without a type chosen it only goes on. */
const sendButton = new RegExp(`^(${receiptNotificationTexts.send}|${receiptNotificationTexts.goOn})$`)

export class BrowserPapers implements PaperTasks {
  private readonly tabs: OpenedTabs

  constructor(private readonly portal: BrowserPortal) {
    this.tabs = new OpenedTabs(portal.stage.context)
  }

  async chooseLoan(name: string): Promise<void> {
    await this.portal.main.getByRole('radio', { name }).check()
  }

  async acknowledge(): Promise<void> {
    await this.portal.main.getByRole('button', { name: texts.acknowledge }).click()
  }

  async downloadCouponBook(): Promise<void> {
    await this.press(this.bookButton())
  }

  async download(paper: string): Promise<void> {
    const papers = this.portal.main.getByRole('region', { name: documentsTexts.papers.title })
    await papers.waitFor()
    const link = papers.getByRole('link', { name: paper })
    if (await link.isVisible()) await this.portal.pressTowards(link, texts.title)
    else await this.press(papers.getByRole('button', { name: paper }))
  }

  async retry(): Promise<void> {
    await this.portal.main.getByRole('button', { name: failureTexts.retry }).click()
    await this.portal.atRest()
  }

  async loans(): Promise<readonly string[]> {
    const radios = this.portal.main.getByRole('radio')
    await radios.first().waitFor()
    return this.portal.readAll(
      this.portal.main.locator('label', { has: this.portal.page.getByRole('radio') }),
    )
  }

  async notice(): Promise<string> {
    const words = this.portal.main.getByRole('status').locator('p')
    await words.first().waitFor()
    return (await this.portal.readAll(words)).join(' ')
  }

  async offersCouponBook(): Promise<boolean> {
    await this.portal.main.getByRole('radio').first().waitFor()
    return this.bookButton().isVisible()
  }

  async offered(): Promise<readonly string[]> {
    const papers = this.portal.main.getByRole('region', { name: documentsTexts.papers.title })
    await papers.waitFor()
    const words = await this.portal.readAll(papers.locator('a, button'))
    return words.map((word) => word.replace(`${documentsTexts.papers.download} `, ''))
  }

  openedFiles(atLeast: number): Promise<number> {
    return this.tabs.atLeast(atLeast)
  }

  lookAway(): void {
    this.tabs.lookAway()
  }

  async failure(): Promise<string> {
    return readFailure(this.portal)
  }

  /** It ends in another tab or in a notice. */
  private async press(button: Locator): Promise<void> {
    const notices = this.portal.page.getByRole('region', { name: 'Avisos' }).locator('p')
    this.tabs.look()
    await button.click()
    await notices.first().waitFor()
  }

  private bookButton(): Locator {
    return this.portal.main.getByRole('button', { name: texts.download })
  }
}

export class BrowserMyPayments implements MyPaymentTasks {
  constructor(private readonly portal: BrowserPortal) {}

  async seeMore(): Promise<void> {
    await this.portal.main.getByRole('button', { name: myPaymentsTexts.seeMore }).click()
  }

  async sendReceipt(): Promise<void> {
    const link = this.portal.main.getByRole('link', { name: myPaymentsTexts.sendReceipt })
    await this.portal.pressTowards(link, receiptNotificationTexts.title)
  }

  async retry(): Promise<void> {
    await this.portal.main.getByRole('button', { name: failureTexts.retry }).click()
  }

  async payments(): Promise<readonly string[]> {
    const rows = this.portal.main.getByRole('group', { name: myPaymentsTexts.all }).getByRole('listitem')
    await rows.first().waitFor()
    return (await rows.allTextContents()).length > 20 ? rows.allTextContents() : this.portal.readAll(rows)
  }

  async count(): Promise<string> {
    return this.portal.read(this.portal.main.getByRole('status'))
  }

  async emptyNotice(): Promise<string> {
    const title = this.portal.main.getByRole('heading', { level: 2 })
    await title.waitFor()
    return this.portal.read(title)
  }

  async failure(): Promise<string> {
    return readFailure(this.portal)
  }

  async waysOn(): Promise<readonly string[]> {
    return this.portal.readAll(this.portal.main.getByRole('link'))
  }
}

export class BrowserReceipts implements ReceiptTasks {
  constructor(private readonly portal: BrowserPortal) {}

  async chooseType(name: string): Promise<void> {
    await this.portal.main.getByRole('radio', { name }).check()
  }

  async chooseFile({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }): Promise<void> {
    await this.input().setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) })
    await this.portal.atRest()
  }

  async send(): Promise<void> {
    await this.portal.main.getByRole('button', { name: sendButton }).click()
    await this.portal.atRest()
  }

  async types(): Promise<readonly string[]> {
    const radios = this.portal.main.getByRole('radio')
    await radios.first().waitFor()
    return this.portal.readAll(
      this.portal.main.locator('label', { has: this.portal.page.getByRole('radio') }),
    )
  }

  async file(): Promise<string> {
    return this.portal.read(this.portal.main.locator('form').getByRole('status').first())
  }

  async complaints(): Promise<readonly string[]> {
    const complaints = this.portal.main.getByRole('alert').getByRole('listitem')
    await complaints.first().waitFor()
    return this.portal.readAll(complaints)
  }

  async trouble(): Promise<string> {
    const notice = this.portal.main.locator('form > :is([role="alert"], [role="status"])')
    const words = notice.filter({ hasText: receiptNotificationTexts.fileKept }).locator('p')
    await words.first().waitFor()
    return (await this.portal.readAll(words)).slice(0, 2).join(' ')
  }

  async instructions(): Promise<readonly string[]> {
    const card = this.portal.main.getByRole('region', { name: receiptNotificationTexts.ticket.title })
    return this.portal.readAll(card.locator('h2, p'))
  }

  async takesFile(): Promise<boolean> {
    return (await this.input().count()) > 0
  }

  async result(): Promise<string> {
    await this.portal.main.getByRole('link', { name: receiptNotificationTexts.seePayments }).waitFor()
    return this.portal.read(this.portal.heading)
  }

  async celebrationSeconds(motion: 'allowed' | 'reduced'): Promise<number> {
    await this.result()
    const { page } = this.portal
    await page.emulateMedia({ reducedMotion: motion === 'allowed' ? 'no-preference' : 'reduce' })
    // What falls within it leaves with it.
    const milliseconds = await page
      .locator('[aria-hidden="true"]')
      .evaluateAll((hidden) =>
        hidden.flatMap((each) =>
          each.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
        ),
      )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    return Math.max(0, ...milliseconds) / 1000
  }

  private input(): Locator {
    return this.portal.main.locator('input[type="file"]')
  }
}

async function readFailure(portal: BrowserPortal): Promise<string> {
  await portal.main.getByRole('button', { name: failureTexts.retry }).waitFor()
  return (await portal.readAll(portal.main.locator('p'))).join(' ')
}
