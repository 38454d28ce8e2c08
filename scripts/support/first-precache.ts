/**
 * What the live worker fetches when it is installed: the shell and the five main journeys, which are entering, home,
 * loans, paying an installment and my payments. Names of chunks, with their styles.
 */
const mainChunks = [
  'vendor',
  'first-visit',
  'mount',
  'rolldown-runtime',
  'shared',
  'more-shared',
  'http-adapters',
  'register-service-worker',
  'next-screens',
  'dni-form',
  'checked-by',
  'foreground-notices',
  'arrival-screens',
  'entry-screens',
  'portal-frame',
  'home-screen',
  'home-dialogs',
  'banner-carousel',
  'loan-screens',
  'payment-screens',
  'paying-screens',
  'qr-drawing',
  'paid-screens',
]

/** `url` as the worker lists it: `assets/home-screen-1a2b3c4d.js`. All that is no script and no style is of the shell. */
export function isOfFirstPrecache(url: string): boolean {
  const [, chunk] = /^assets\/(.+)-[\w-]{7}\.(?:js|css)$/.exec(url) ?? []
  return chunk === undefined || mainChunks.includes(chunk)
}
