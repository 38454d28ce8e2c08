/**
 * Calls `run` whenever the page becomes visible or active again: the customer returns from another app or
 * tab or with the back button, or the browser shows a page that it had frozen. Returns a function that
 * unsubscribes.
 */
export function onPageVisible(window: Window, run: () => void): () => void {
  const { document } = window
  const cameBack = (): void => {
    if (document.visibilityState === 'visible') run()
  }
  const places = [
    [document, 'visibilitychange'],
    [document, 'resume'],
    [window, 'pageshow'],
    [window, 'focus'],
  ] as const
  for (const [place, type] of places) place.addEventListener(type, cameBack)
  return () => {
    for (const [place, type] of places) place.removeEventListener(type, cameBack)
  }
}
