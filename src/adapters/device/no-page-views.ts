import type { PageViews } from '@/application/session/page-views.port'

/** Reports nothing. Used if no analytics is configured. */
export class NoPageViews implements PageViews {
  latest = ''

  report(routePattern: string): void {
    this.latest = routePattern
  }

  reportChoice(): void {
    // Reports nothing.
  }
}
