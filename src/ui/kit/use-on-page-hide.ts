import { useEffect } from 'react'

/**
 * Calls `run` when the customer leaves the page and the browser stores it in its back-forward cache. The
 * browser may show the page again later, unchanged. Source: PAY-19.
 */
export function useOnPageHide(run: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', run)
    return () => window.removeEventListener('pagehide', run)
  }, [run])
}
