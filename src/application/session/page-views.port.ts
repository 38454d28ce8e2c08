/** Tells the lender's analytics which screens are visited, and never whose or which. */
export interface PageViews {
  /** The pattern of a route, `/mis-prestamos/:idLoan`: no id, no query. Source: SES-05. */
  report(routePattern: string): void
}
export const PageViews = Symbol('PageViews')
