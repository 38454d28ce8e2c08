import type { PageViews, ChosenService } from '@/application/session/page-views.port'
import type { PageViewsIframe, PageViewMessage } from './page-views-iframe'

/**
 * Counts page views with the lender's analytics page, which is loaded in a frame after the first screen.
 * The analytics page receives only route patterns and the service that the customer chose. If the frame
 * cannot be loaded, page views are not counted.
 * Source: SES-05.
 */
export class IframePageViewAnalytics implements PageViews {
  latest = ''
  private frame: Promise<PageViewsIframe | undefined> | undefined

  constructor(
    private readonly document: Document,
    private readonly address: string,
  ) {}

  reportScreen(routePattern: string): void {
    this.latest = routePattern
    this.say({ routePattern })
  }

  reportChosenService(choice: ChosenService): void {
    this.say({ choice })
  }

  private say(message: PageViewMessage): void {
    this.frame ??= this.open()
    void this.frame.then((frame) => frame?.send(message))
  }

  private async open(): Promise<PageViewsIframe | undefined> {
    try {
      const module = await import('./page-views-iframe')
      return new module.PageViewsIframe(this.document, this.address)
    } catch {
      return undefined
    }
  }
}
