import { useEffect } from 'react'

/** Calls `run` when the customer comes back to the page from another app or tab. */
export function useCallOnReturnToPage(run: () => void): void {
  useEffect(() => {
    const cameBack = (): void => {
      if (document.visibilityState === 'visible') run()
    }
    document.addEventListener('visibilitychange', cameBack)
    window.addEventListener('focus', cameBack)
    window.addEventListener('pageshow', cameBack)
    return () => {
      document.removeEventListener('visibilitychange', cameBack)
      window.removeEventListener('focus', cameBack)
      window.removeEventListener('pageshow', cameBack)
    }
  }, [run])
}
