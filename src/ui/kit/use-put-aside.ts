import { useEffect } from 'react'

/** Runs when the browser puts the page aside: it may come back as it was. Source: PAY-19. */
export function usePutAside(run: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', run)
    return () => window.removeEventListener('pagehide', run)
  }, [run])
}

/** Runs when the page cannot be seen any more: it may never come back. */
export function useOutOfSight(run: () => void): void {
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
