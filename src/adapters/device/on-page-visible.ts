/**
 * Calls `run` when the page becomes visible again: from another app or tab, by the back button, or after it
 * was frozen.
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
