import type { PageViews } from '@/application/session/page-views.port'

/** Where no analytics is configured nobody is told. */
export class NoPageViews implements PageViews {
  report(): void {
    // Nothing leaves the portal.
  }

  reportChoice(): void {
    // Nor does this.
  }
}
