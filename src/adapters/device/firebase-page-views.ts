import type { PageViews } from '@/application/session/page-views.port'
import type { FirebaseProject } from './firebase-app'
import { pageViewParameters } from './page-view-parameters'

type Tell = (parameters: Readonly<Record<string, string>>) => void

/** Firebase analytics, fetched with the first screen that is told. Source: SES-05. */
export class FirebasePageViews implements PageViews {
  private telling: Promise<Tell | undefined> | undefined

  constructor(
    private readonly project: FirebaseProject,
    private readonly origin: string,
  ) {}

  report(routePattern: string): void {
    void this.tell(pageViewParameters(this.origin, routePattern))
  }

  private async tell(parameters: Readonly<Record<string, string>>): Promise<void> {
    this.telling ??= this.begin(parameters)
    try {
      const tell = await this.telling
      tell?.(parameters)
    } catch {
      // A visit that could not be counted is no matter for the customer.
    }
  }

  private async begin(first: Readonly<Record<string, string>>): Promise<Tell | undefined> {
    const { startAnalytics } = await import('./firebase-analytics')
    return startAnalytics(this.project, first)
  }
}
