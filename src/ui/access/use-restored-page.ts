import { useEffect } from 'react'

/** Runs when the browser brings back a page that it kept as it was left. */
export function useRestoredPage(run: () => void): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) run()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [run])
}
