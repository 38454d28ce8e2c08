/**
 * The code of this page, which the customer gives the support team; the script of the page creates it.
 * Undefined if that script did not run, or outside a browser. Source: OPS-04.
 */
export function supportCode(): string | undefined {
  return globalThis.document?.documentElement.dataset['supportCode']
}

/** The reference of an error screen, followed by the code of this page. */
export function withSupportCode(reference?: string): string {
  return [reference, supportCode()].filter(Boolean).join(' · ')
}
