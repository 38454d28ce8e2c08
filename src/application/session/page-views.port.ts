/** What was chosen among the other services. Source: OFF-05. */
export type ServiceChoice = 'recharge' | 'pay-bills'

/** Tells the lender's analytics which screens are visited, and never whose or which. */
export interface PageViews {
  /** The pattern of a route, `/mis-prestamos/:idLoan`: no id, no query. Source: SES-05. */
  report(routePattern: string): void
  reportChoice(choice: ServiceChoice): void
}
export const PageViews = Symbol('PageViews')
