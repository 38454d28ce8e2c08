import { inject, injectable } from 'inversify'
import { ExternalVisitStore } from '@/application/session/external-visit-store.port'
import { PageViewReporter } from '@/application/session/page-view-reporter.port'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { readCommonQueryParameters } from '@/ui/common-query-parameters'
import { PortalViewModel } from './portal-view-model'

/**
 * Records which screens the customer visits. Start it before the route guard: the guard may redirect at
 * once, and the first address would be lost. Source: SES-04, SES-05.
 */
@injectable()
export class ScreenVisitRecorder {
  constructor(
    @inject(PortalViewModel) private readonly portal: PortalViewModel,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ExternalVisitStore) private readonly externalVisits: ExternalVisitStore,
    @inject(PageViewReporter) private readonly pageViews: PageViewReporter,
  ) {}

  onMount(): () => void {
    const stops = [
      this.navigation.onChange(() => this.recordExternalVisit()),
      this.portal.onScreenVisit((name) => this.pageViews.reportScreenVisit(addresses[name].path)),
    ]
    this.recordExternalVisit()
    return () => {
      for (const stop of stops) stop()
    }
  }

  /**
   * Records that the customer came from outside the portal, if the query of the address says so
   * (`externalRequest`). Source: SES-04.
   */
  private recordExternalVisit(): void {
    if (readCommonQueryParameters(this.navigation).isExternalRequest)
      this.externalVisits.recordExternalVisit()
  }
}
