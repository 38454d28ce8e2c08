import { documentsTexts } from '@/ui/texts/documents.texts'
import { followLink } from '#features/support/tasks/follow-link'
import { textContaining, type Page, type PageElement } from '#features/support/page'

const texts = documentsTexts.couponBook

export class LoanDocumentsTasks {
  constructor(private readonly page: Page) {}

  /** Chooses the loan whose coupon book is requested, by its label. */
  async chooseLoan(name: string): Promise<void> {
    await this.page.main.role('radio', { name: textContaining(name) }).setChecked()
  }

  /** Confirms that the customer has read the warning about direct debit. */
  async acknowledgeDebitWarning(): Promise<void> {
    await this.page.main.role('button', { name: textContaining(texts.acknowledge) }).press()
  }

  async downloadCouponBook(): Promise<void> {
    await this.press(this.bookButton())
  }

  /** Presses a download on a loan's screen, by the document's name. */
  async download(paper: string): Promise<void> {
    const papers = this.page.main.role('region', { name: textContaining(documentsTexts.papers.title) })
    await papers.waitToAppear()
    const link = papers.role('link', { name: textContaining(paper) })
    if (await link.isPresent()) await followLink(this.page, link, texts.title)
    else await this.press(papers.role('button', { name: textContaining(paper) }))
  }

  /** Returns the loans whose coupon book can be requested. */
  async loanLabels(): Promise<readonly string[]> {
    const radios = this.page.main.role('radio')
    await radios.first().waitToAppear()
    return this.page.main.css('label').containing(this.page.role('radio')).visibleTexts()
  }

  /** Returns the text that says why no coupon book can be downloaded. */
  async unavailableText(): Promise<string> {
    const words = this.page.main.role('status').css('p')
    await words.first().waitToAppear()
    return (await words.visibleTexts()).join(' ')
  }

  /** Returns the loan whose coupon book can be downloaded. */
  async downloadableCouponBook(): Promise<string> {
    await this.bookButton().waitToAppear()
    const words = await this.page.main.role('status').visibleText()
    return words.replace(/^La cuponera de (.*) está lista\.$/, '$1')
  }

  /** Returns the message shown if there is no loan with a coupon book. */
  async noLoansMessage(): Promise<string> {
    const title = this.page.main.role('heading', { name: texts.emptyTitle })
    return `${await title.visibleText()} ${await this.page.main.text(texts.empty).visibleText()}`
  }

  async offersCouponBook(): Promise<boolean> {
    await this.page.main.role('radio').first().waitToAppear()
    return this.bookButton().isPresent()
  }

  /** Returns the documents offered for download on a loan's screen. */
  async offeredDownloads(): Promise<readonly string[]> {
    const papers = this.page.main.role('region', { name: textContaining(documentsTexts.papers.title) })
    await papers.waitToAppear()
    const words = await papers.css('a, button').visibleTexts()
    return words.map((word) => word.replace(`${documentsTexts.papers.download} `, ''))
  }

  /** Returns each invoice except the latest: its date and number, its total and its file. */
  async earlierInvoices(): Promise<readonly string[]> {
    const table = this.page.main.role('table')
    await table.waitToAppear()
    return table.role('row').containing(this.page.role('rowheader')).visibleTexts()
  }

  /** Waits until that many files were opened in another tab. Returns their number. */
  countOpenedFiles(atLeast: number): Promise<number> {
    return this.page.device.countOpenedTabs(atLeast)
  }

  openedFileTypes(): Promise<readonly string[]> {
    return this.page.device.openedFileTypes()
  }

  blockNewTabs(): Promise<void> {
    return this.page.device.blockNewTabs()
  }

  /** Presses a download button, and waits until it opens a tab or shows a message. */
  private async press(button: PageElement): Promise<void> {
    const notices = this.page.role('region', { name: textContaining('Avisos') }).css('p')
    await button.press()
    await notices.first().waitToAppear()
  }

  private bookButton(): PageElement {
    return this.page.main.role('button', { name: textContaining(texts.download) })
  }
}
