/**
 * Returns the support code of this page, which the customer gives the support team. A script in the HTML
 * page creates the code. Returns undefined if the script did not run, or outside a browser. Source: OPS-04.
 */
export function pageSupportCode(): string | undefined {
  return globalThis.document?.documentElement.dataset['supportCode']
}

/**
 * Returns the reference of an error, if there is one, followed by the support code of this page. The
 * customer gives both to the support team.
 */
export function errorReferenceWithSupportCode(reference?: string): string {
  return [reference, pageSupportCode()].filter(Boolean).join(' · ')
}
