import type { PageViewReporter } from '@/application/session/page-view-reporter.port'

/** Counts no page views. Used in the demo, and if the lender has configured no analytics. */
export class DisabledPageViewAnalytics implements PageViewReporter {
  lastRoutePattern = ''

  reportScreenVisit(routePattern: string): void {
    this.lastRoutePattern = routePattern
  }

  reportChosenService(): void {
    // Reports nothing.
  }
}
