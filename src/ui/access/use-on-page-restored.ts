import { useEffect } from 'react'

/**
 * Calls `run` when the browser shows a page again from its back-forward cache, for example after the
 * customer has pressed the back button.
 */
export function useOnBackForwardCacheRestore(run: () => void): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) run()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [run])
}
