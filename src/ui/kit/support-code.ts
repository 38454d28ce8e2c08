/**
 * Returns the code of this page, which the customer gives the support team. A script in the HTML page creates
 * it. Undefined if that script did not run, or outside a browser. Source: OPS-04.
 */
export function supportCode(): string | undefined {
  return globalThis.document?.documentElement.dataset['supportCode']
}

/** Returns the reference of an error screen, followed by the code of this page for the support team. */
export function withSupportCode(reference?: string): string {
  return [reference, supportCode()].filter(Boolean).join(' · ')
}
