import type { PageEvent } from '@/application/shared/page-telemetry'

/**
 * The content of a page report, which the portal sends to an address of the lender. It contains nothing
 * else. Source: OPS-04.
 */
interface PageEventReport {
  /** The version of the portal that the page belongs to, such as `0.2.0`. */
  readonly release: string
  /** The support code of the page, which error screens show to the customer; empty if the page has none. */
  readonly supportCode: string
  readonly events: readonly PageEvent[]
}

/** Where the events of a page come from. */
interface PageReportSource extends Pick<PageEventReport, 'release'> {
  /**
   * Returns the support code that the page has now; empty if it has none. The code changes when another customer
   * signs in.
   */
  readonly supportCode: () => string
}

/**
 * Number of events after which a batch is sent. A smaller batch is sent when the customer leaves the page.
 */
const batchSize = 10
/** Maximum number of events that a page sends, so that an error in a loop does not flood the lender. */
const maxEvents = 50

type PageWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  readonly navigator: Pick<Navigator, 'sendBeacon'>
}

/**
 * Sends the page's events to the lender in batches. The last batch is sent even while the page is being
 * closed.
 */
export class PageTelemetrySender {
  private unsentEvents: readonly PageEvent[] = []
  private acceptedEventCount = 0
  /** The support code that the page had when the unsent events happened. */
  private supportCode = ''

  constructor(
    private readonly page: PageWindow,
    private readonly address: string,
    private readonly source: PageReportSource,
  ) {}

  /**
   * Starts to send the page's events. Whenever the customer leaves the page, the events that have not been
   * sent yet are sent. Returns a function that stops this.
   */
  start(): () => void {
    const { page } = this
    page.document.addEventListener('visibilitychange', this.flushIfHidden)
    page.addEventListener('pagehide', this.flush)
    return () => {
      page.document.removeEventListener('visibilitychange', this.flushIfHidden)
      page.removeEventListener('pagehide', this.flush)
    }
  }

  addEvent(event: PageEvent): void {
    if (this.acceptedEventCount >= maxEvents) return
    this.acceptedEventCount += 1
    const supportCode = this.source.supportCode()
    if (supportCode !== this.supportCode) this.flush()
    this.supportCode = supportCode
    this.unsentEvents = [...this.unsentEvents, event]
    if (this.unsentEvents.length >= batchSize) this.flush()
  }

  private readonly flushIfHidden = (): void => {
    if (this.page.document.visibilityState === 'hidden') this.flush()
  }

  private readonly flush = (): void => {
    if (this.unsentEvents.length === 0) return
    const { release } = this.source
    const report: PageEventReport = { release, supportCode: this.supportCode, events: this.unsentEvents }
    this.unsentEvents = []
    // As text, for which browsers ask no permission of another origin.
    this.page.navigator.sendBeacon(this.address, JSON.stringify(report))
  }
}
