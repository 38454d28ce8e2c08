import type { PageViews } from '@/application/session/page-views.port'

/** Reports nothing: no analytics is configured. */
export class NoPageViews implements PageViews {
  report(): void {
    // Nothing leaves the portal.
  }

  reportChoice(): void {
    // Nor does this.
  }
}
