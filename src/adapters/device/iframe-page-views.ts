import type { PageViewReporter, ChosenService } from '@/application/session/page-view-reporter.port'
import type { AnalyticsIframe, AnalyticsIframeMessage } from './analytics-iframe'

/**
 * Counts page views with the lender's analytics page, which is loaded in a frame after the first screen.
 * The analytics page receives only route patterns and the service that the customer chose. If the frame
 * cannot be loaded, page views are not counted.
 * Source: SES-05.
 */
export class IframePageViewAnalytics implements PageViewReporter {
  lastRoutePattern = ''
  private frame: Promise<AnalyticsIframe | undefined> | undefined

  constructor(
    private readonly document: Document,
    private readonly address: string,
  ) {}

  reportScreenVisit(routePattern: string): void {
    this.lastRoutePattern = routePattern
    this.sendToFrame({ routePattern })
  }

  reportChosenService(choice: ChosenService): void {
    this.sendToFrame({ choice })
  }

  private sendToFrame(message: AnalyticsIframeMessage): void {
    this.frame ??= this.openFrame()
    void this.frame.then((frame) => frame?.send(message))
  }

  private async openFrame(): Promise<AnalyticsIframe | undefined> {
    try {
      const module = await import('./analytics-iframe')
      return new module.AnalyticsIframe(this.document, this.address)
    } catch {
      return undefined
    }
  }
}
