import { useEffect } from 'react'

/**
 * Calls `run` when the browser stores the page in its back-forward cache. The page may return from there
 * unchanged. Source: PAY-19.
 */
export function useOnPageHide(run: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', run)
    return () => window.removeEventListener('pagehide', run)
  }, [run])
}
