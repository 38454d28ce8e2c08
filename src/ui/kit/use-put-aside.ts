import { useEffect } from 'react'

/** Runs when the browser puts the page aside: it may come back as it was. Source: PAY-19. */
export function usePutAside(run: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', run)
    return () => window.removeEventListener('pagehide', run)
  }, [run])
}
