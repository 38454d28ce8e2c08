/**
 * Names of the chunks (script files) that the portal's service worker stores when it is installed: those that
 * every screen needs, and those of the five main journeys (login, home, loans, paying an installment, my
 * payments).
 */
export const chunksPrecachedAtInstall: readonly string[] = [
  'vendor',
  'first-visit',
  'mount',
  'rolldown-runtime',
  // Without it the portal of a lender that uses its keys could not be opened with no network. Source: OPS-05.
  'rarely-used-configuration',
  'shared',
  'more-shared',
  'http-adapters',
  'register-service-worker',
  'next-screens',
  'dni-form',
  'arrival-screens',
  'entry-screens',
  'portal-frame',
  'home-screen',
  'home-dialogs',
  'loan-screens',
  'payment-screens',
  'payment-submission-screens',
  'my-payments-screen',
]

/**
 * Returns whether the service worker stores the given file, such as `assets/home-screen-1a2b3c4.js`, when it
 * is installed. A file that is neither a script nor a style is always stored.
 */
export function isPrecachedAtInstall(url: string): boolean {
  const [, chunk] = /^assets\/(.+)-[\w-]{7}\.(?:js|css)$/.exec(url) ?? []
  return chunk === undefined || chunksPrecachedAtInstall.includes(chunk)
}
