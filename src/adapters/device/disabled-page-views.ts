import type { PageViews } from '@/application/session/page-views.port'

/** Counts no page views. Used in the demo, and if the lender has configured no analytics. */
export class DisabledPageViewAnalytics implements PageViews {
  latest = ''

  reportScreen(routePattern: string): void {
    this.latest = routePattern
  }

  reportChosenService(): void {
    // Reports nothing.
  }
}
