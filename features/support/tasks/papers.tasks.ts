import { documentsTexts } from '@/ui/texts/documents.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { receiptNotificationTexts } from '@/ui/texts/receipt-notification.texts'
import { inChromium } from '#features/support/in-chromium'
import { closedEntries } from '#features/support/closed-entries'
import { PaymentReceiptTasks } from '#features/support/tasks/payment-receipt.tasks'
import { containing, type FileToGive, type Page, type Part } from '#features/support/page'

const texts = documentsTexts.couponBook

/** Without a type chosen it only goes on. */
const sendButton = new RegExp(`^(${receiptNotificationTexts.send}|${receiptNotificationTexts.goOn})$`)

export class PapersTasks {
  constructor(private readonly page: Page) {}

  /** Chooses a loan for its coupon book, by what the menu calls it. */
  async chooseLoan(name: string): Promise<void> {
    await this.page.main.role('radio', { name: containing(name) }).check()
  }

  /** Says that she read the warning about direct debit. */
  async acknowledge(): Promise<void> {
    await this.page.main.role('button', { name: containing(texts.acknowledge) }).press()
  }

  async downloadCouponBook(): Promise<void> {
    await this.press(this.bookButton())
  }

  /** Presses a download on the screen of a loan. */
  async download(paper: string): Promise<void> {
    const papers = this.page.main.role('region', { name: containing(documentsTexts.papers.title) })
    await papers.appears()
    const link = papers.role('link', { name: containing(paper) })
    if (await link.isThere()) await goBy(this.page, link, texts.title)
    else await this.press(papers.role('button', { name: containing(paper) }))
  }

  async retry(): Promise<void> {
    await this.page.main.role('button', { name: containing(failureTexts.retry) }).press()
    await this.page.isAtRest()
  }

  /** What the menu calls each loan. */
  async loans(): Promise<readonly string[]> {
    const radios = this.page.main.role('radio')
    await radios.first().appears()
    return this.page.main.css('label').having(this.page.role('radio')).readAll()
  }

  /** What stands where the download would be. */
  async notice(): Promise<string> {
    const words = this.page.main.role('status').css('p')
    await words.first().appears()
    return (await words.readAll()).join(' ')
  }

  /** Of which loan the coupon book can be downloaded. */
  async readyBook(): Promise<string> {
    await this.bookButton().appears()
    const words = await this.page.main.role('status').read()
    return words.replace(/^La cuponera de (.*) está lista\.$/, '$1')
  }

  /** What is said without any loan. */
  async emptyNotice(): Promise<string> {
    const title = this.page.main.role('heading', { name: texts.emptyTitle })
    return `${await title.read()} ${await this.page.main.text(texts.empty).read()}`
  }

  async offersCouponBook(): Promise<boolean> {
    await this.page.main.role('radio').first().appears()
    return this.bookButton().isThere()
  }

  /** What is offered to download on the screen of a loan. */
  async offered(): Promise<readonly string[]> {
    const papers = this.page.main.role('region', { name: containing(documentsTexts.papers.title) })
    await papers.appears()
    const words = await papers.css('a, button').readAll()
    return words.map((word) => word.replace(`${documentsTexts.papers.download} `, ''))
  }

  /** Each invoice before the latest: its day and number, its total and its file. */
  async earlierInvoices(): Promise<readonly string[]> {
    const table = this.page.main.role('table')
    await table.appears()
    return table.role('row').having(this.page.role('rowheader')).readAll()
  }

  /** How many files were opened in another tab. */
  openedFiles(atLeast: number): Promise<number> {
    return this.page.device.openedTabs(atLeast)
  }

  openedTypes(): Promise<readonly string[]> {
    return this.page.device.openedTypes()
  }

  refuseTabs(): Promise<void> {
    return this.page.device.blockTabs()
  }

  /** Why they could not be loaded, and what to tell support. */
  async failure(): Promise<string> {
    return readFailure(this.page)
  }

  /** It ends in another tab or in a notice. */
  private async press(button: Part): Promise<void> {
    const notices = this.page.role('region', { name: containing('Avisos') }).css('p')
    await button.press()
    await notices.first().appears()
  }

  private bookButton(): Part {
    return this.page.main.role('button', { name: containing(texts.download) })
  }
}

export class MyPaymentsTasks {
  constructor(private readonly page: Page) {}

  async seeMore(): Promise<void> {
    await this.page.main.role('button', { name: containing(myPaymentsTexts.seeMore) }).press()
  }

  async goToYear(year: number): Promise<void> {
    await this.page.main
      .role('group', { name: containing(kitTexts.goToYear) })
      .role('button', { name: String(year) })
      .press()
  }

  /** The month that the list begins with. */
  async firstMonth(): Promise<string> {
    const months = this.page.main.role('group', { name: containing(myPaymentsTexts.all) }).role('heading')
    return months.first().read()
  }

  /** Goes to send the receipt of a payment that is not there. */
  async sendReceipt(): Promise<void> {
    const link = this.page.main.role('link', { name: containing(myPaymentsTexts.sendReceipt) })
    await goBy(this.page, link, receiptNotificationTexts.title)
  }

  async retry(): Promise<void> {
    await this.page.main.role('button', { name: containing(failureTexts.retry) }).press()
  }

  /** Each payment on screen: what, how much, when, how and its state. */
  async payments(): Promise<readonly string[]> {
    const rows = this.page.main.role('group', { name: containing(myPaymentsTexts.all) }).role('listitem')
    await rows.first().appears()
    return rows.readAll()
  }

  /** Says of that payment that it is none of hers. */
  async disown(payment: string): Promise<void> {
    await new PaymentReceiptTasks(this.page).openFromList(payment)
    await this.page.main.role('link', { name: containing(myPaymentsTexts.notRecognised) }).press()
  }

  /** How each payment on screen was made. */
  async waysPaid(): Promise<readonly string[]> {
    return (await this.payments()).map((words) => / · (.+?)(?: · \S+)? \$ /.exec(words)?.[1] ?? words)
  }

  /** How many are on screen, of how many. */
  async count(): Promise<string> {
    return this.page.main.role('status').read()
  }

  async emptyNotice(): Promise<string> {
    const title = this.page.main.role('heading', { level: 2 })
    await title.appears()
    return title.read()
  }

  /** Why they could not be loaded, and what to tell support. */
  async failure(): Promise<string> {
    return readFailure(this.page)
  }

  /** The ways on from the payments, but for those of each one. */
  async waysOn(): Promise<readonly string[]> {
    const links = await this.page.main.role('link').readAll()
    const rows = await this.page.main.role('listitem').role('link').readAll()
    return links.filter((words) => !rows.includes(words))
  }

  /** Those that are closed to her, each with its reason. */
  async closedWays(): Promise<readonly string[]> {
    await this.page.isAtRest()
    return closedEntries(this.page.main)
  }
}

export class ReceiptsTasks {
  constructor(private readonly page: Page) {}

  async chooseType(name: string): Promise<void> {
    await this.page.main.role('radio', { name: containing(name) }).check()
  }

  async chooseFile(file: FileToGive): Promise<void> {
    await this.input().give(file)
    await this.page.isAtRest()
  }

  async send(): Promise<void> {
    await this.page.main.role('button', { name: sendButton }).press()
    await this.page.isAtRest()
  }

  async types(): Promise<readonly string[]> {
    const radios = this.page.main.role('radio')
    await radios.first().appears()
    return this.page.main.css('label').having(this.page.role('radio')).readAll()
  }

  /** The file that is chosen, as the form names it; empty when there is none. */
  async file(): Promise<string> {
    return this.page.main.css('form').role('status').first().read()
  }

  async complaints(): Promise<readonly string[]> {
    const complaints = this.page.main.role('alert').role('listitem')
    await complaints.first().appears()
    return complaints.readAll()
  }

  /** What is said of a receipt that was not confirmed, its title first. */
  async trouble(): Promise<string> {
    const notice = this.page.main.css('form > :is([role="alert"], [role="status"])')
    const words = notice.having(receiptNotificationTexts.fileKept).css('p')
    await words.first().appears()
    return (await words.readAll()).slice(0, 2).join(' ')
  }

  /** What is told about a ticket. */
  async instructions(): Promise<readonly string[]> {
    const card = this.page.main.role('region', { name: containing(receiptNotificationTexts.ticket.title) })
    return card.css('h2, p').readAll()
  }

  /** What is said once it was sent. */
  async sentExplanation(): Promise<string> {
    await this.result()
    return this.page.main.css('header p').first().read()
  }

  async paymentsTarget(): Promise<string> {
    await this.result()
    return this.page.main.role('link', { name: receiptNotificationTexts.seePayments }).target()
  }

  async sendAnother(): Promise<void> {
    await this.page.main.role('button', { name: receiptNotificationTexts.sendAnother }).press()
    await this.page.isAtRest()
  }

  /** Whether a file can be chosen. */
  async takesFile(): Promise<boolean> {
    return (await this.input().count()) > 0
  }

  async result(): Promise<string> {
    await this.page.main.role('link', { name: containing(receiptNotificationTexts.seePayments) }).appears()
    return this.page.heading.read()
  }

  /** How long the celebration moves, in seconds; 0 where nothing moves. */
  async celebrationSeconds(motion: 'allowed' | 'reduced'): Promise<number> {
    await this.result()
    const page = inChromium(this.page)
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

  private input(): Part {
    return this.page.main.css('input[type="file"]')
  }
}

async function readFailure({ main }: Page): Promise<string> {
  await main.role('button', { name: failureTexts.retry }).appears()
  return (await main.css('p').readAll()).join(' ')
}

async function goBy(page: Page, link: Part, title: string): Promise<void> {
  await link.press()
  await page.main.role('heading', { level: 1, name: title }).appears()
}
