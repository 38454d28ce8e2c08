import type { PageViews } from '@/application/session/page-views.port'

/** Reports nothing. Used if no analytics is configured. */
export class NoPageViews implements PageViews {
  latest = ''

  reportScreen(routePattern: string): void {
    this.latest = routePattern
  }

  reportServiceChoice(): void {
    // Reports nothing.
  }
}
