import type { PageViews } from '@/application/session/page-views.port'

/** Reports nothing. Used if no analytics is configured. */
export class NoPageViews implements PageViews {
  report(): void {
    // Reports nothing.
  }

  reportChoice(): void {
    // Reports nothing.
  }
}
