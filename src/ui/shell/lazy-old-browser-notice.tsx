import { useEffect, useState, type ComponentType } from 'react'

/**
 * The notice about an old browser; its code is loaded only when needed. If the code cannot be loaded,
 * nothing is shown, because the portal works without the notice.
 */
export function LazyOldBrowserNotice() {
  const [notice, show] = useState<{ readonly Notice: ComponentType }>()
  useEffect(() => {
    import('./old-browser-notice').then(
      (code) => show({ Notice: code.OldBrowserNotice }),
      () => undefined,
    )
  }, [])
  return notice && <notice.Notice />
}
