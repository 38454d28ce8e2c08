import { port } from '@/application/shared/port'

/** The service that the customer chose. Source: OFF-05. */
export type ServiceChoice = 'recharge' | 'pay-bills'

/** Reports visited screens to the lender's analytics, without any personal data or id. */
export interface PageViews {
  /** The route pattern that was reported last; empty before. Source: OPS-04. */
  readonly latest: string
  /** Reports a route pattern such as `/mis-prestamos/:idLoan`, without ids and query. Source: SES-05. */
  reportScreen(routePattern: string): void
  reportServiceChoice(choice: ServiceChoice): void
}
export const PageViews = port<PageViews>('PageViews')
