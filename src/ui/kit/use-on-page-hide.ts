import { useEffect } from 'react'

/**
 * Calls `run` when the customer leaves the page. The browser may store the page in its back-forward cache and
 * show it again later, unchanged. Source: PAY-19.
 */
export function useOnPageHide(run: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', run)
    return () => window.removeEventListener('pagehide', run)
  }, [run])
}
