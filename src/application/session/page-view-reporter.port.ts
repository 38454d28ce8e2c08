import { definePort } from '@/application/shared/port'

/** The service that the customer chose: a recharge of phone credit, or paying bills. Source: OFF-05. */
export type ChosenService = 'recharge' | 'pay-bills'

/** Reports visited screens to the lender's analytics, without any personal data or id. */
export interface PageViewReporter {
  /**
   * The route pattern of the screen that was reported last; empty before the first report. Source: OPS-04.
   */
  readonly lastRoutePattern: string
  /**
   * Reports that the customer visited a screen. The screen is named by its route pattern, such as
   * `/mis-prestamos/:idLoan`, without ids and query. Source: SES-05.
   */
  reportScreenVisit(routePattern: string): void
  reportChosenService(choice: ChosenService): void
}
export const PageViewReporter = definePort<PageViewReporter>('PageViewReporter')
