import { useEffect } from 'react'

/**
 * Calls `run` when the page stops being visible, because the customer opens another tab or app, or locks the
 * screen. Source: QRP-09.
 */
export function useOnBrowserTabHidden(run: () => void): void {
  useEffect(() => {
    const check = (): void => {
      if (document.visibilityState === 'hidden') run()
    }
    document.addEventListener('visibilitychange', check)
    window.addEventListener('pagehide', run)
    return () => {
      document.removeEventListener('visibilitychange', check)
      window.removeEventListener('pagehide', run)
    }
  }, [run])
}
