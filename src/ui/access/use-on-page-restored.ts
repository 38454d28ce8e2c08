import { useEffect } from 'react'

/** Calls `run` when the browser restores a page from its back-forward cache. */
export function useOnPageRestored(run: () => void): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) run()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [run])
}
