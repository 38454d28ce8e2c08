import { documentsTexts } from '@/ui/texts/documents.texts'
import { followLink } from '#features/support/tasks/follow-link'
import { substringPattern, type Page, type PageElement } from '#features/support/page'

const couponBookTexts = documentsTexts.couponBook

export class LoanDocumentsTasks {
  constructor(private readonly page: Page) {}

  /** Chooses, by its label, the loan whose coupon book the customer requests. */
  async chooseLoan(name: string): Promise<void> {
    await this.page.main.getByRole('radio', { name: substringPattern(name) }).setChecked()
  }

  /** Confirms that the customer has read the warning about paying twice. */
  async acknowledgeWarning(): Promise<void> {
    await this.page.main.getByRole('button', { name: substringPattern(couponBookTexts.acknowledge) }).press()
  }

  async downloadCouponBook(): Promise<void> {
    await this.pressDownload(this.bookButton())
  }

  /** Presses the button or the link of the document with that name on a loan's screen. */
  async downloadDocument(paper: string): Promise<void> {
    const papers = this.page.main.getByRole('region', { name: substringPattern(documentsTexts.papers.title) })
    await papers.waitToAppear()
    const link = papers.getByRole('link', { name: substringPattern(paper) })
    if (await link.isPresent()) await followLink(this.page, link, couponBookTexts.title)
    else await this.pressDownload(papers.getByRole('button', { name: substringPattern(paper) }))
  }

  /** Returns the labels of the loans for which the customer can request a coupon book. */
  async loanLabels(): Promise<readonly string[]> {
    const radios = this.page.main.getByRole('radio')
    await radios.firstMatch().waitToAppear()
    return this.page.main.getByCss('label').filterByContent(this.page.getByRole('radio')).visibleTexts()
  }

  /** Returns the text that says why the coupon book cannot be downloaded. */
  async noCouponBookReason(): Promise<string> {
    const words = this.page.main.getByRole('status').getByCss('p')
    await words.firstMatch().waitToAppear()
    return (await words.visibleTexts()).join(' ')
  }

  /** Returns the name of the loan whose coupon book is ready to be downloaded. */
  async loanWithReadyCouponBook(): Promise<string> {
    await this.bookButton().waitToAppear()
    const words = await this.page.main.getByRole('status').visibleText()
    return words.replace(/^La cuponera de (.*) está lista\.$/, '$1')
  }

  /** Returns the message that the coupon book's screen shows if the customer has no active loan. */
  async noLoansMessage(): Promise<string> {
    const title = this.page.main.getByRole('heading', { name: couponBookTexts.emptyTitle })
    return `${await title.visibleText()} ${await this.page.main.getByText(couponBookTexts.empty).visibleText()}`
  }

  async isCouponBookOffered(): Promise<boolean> {
    await this.page.main.getByRole('radio').firstMatch().waitToAppear()
    return this.bookButton().isPresent()
  }

  /** Returns the documents offered for download on a loan's screen. */
  async downloadableDocuments(): Promise<readonly string[]> {
    const papers = this.page.main.getByRole('region', { name: substringPattern(documentsTexts.papers.title) })
    await papers.waitToAppear()
    const words = await papers.getByCss('a, button').visibleTexts()
    return words.map((word) => word.replace(`${documentsTexts.papers.download} `, ''))
  }

  /**
   * Returns the texts of the customer's invoices on screen, except the latest invoice. Each text has the
   * invoice's date, number and total, and the label of its download button.
   */
  async earlierInvoices(): Promise<readonly string[]> {
    const table = this.page.main.getByRole('table')
    await table.waitToAppear()
    return table.getByRole('row').filterByContent(this.page.getByRole('rowheader')).visibleTexts()
  }

  /** Waits until at least that many files were opened, each in a new tab. Returns the number of files. */
  countOpenedFiles(atLeast: number): Promise<number> {
    return this.page.device.countOpenedTabs(atLeast)
  }

  openedFileTypes(): Promise<readonly string[]> {
    return this.page.device.openedFileContentTypes()
  }

  blockNewTabs(): Promise<void> {
    return this.page.device.blockNewTabs()
  }

  /** Presses a download button, and waits until the portal shows a message about the download. */
  private async pressDownload(button: PageElement): Promise<void> {
    const notices = this.page.getByRole('region', { name: substringPattern('Avisos') }).getByCss('p')
    await button.press()
    await notices.firstMatch().waitToAppear()
  }

  private bookButton(): PageElement {
    return this.page.main.getByRole('button', { name: substringPattern(couponBookTexts.download) })
  }
}
