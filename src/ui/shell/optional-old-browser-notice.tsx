import { useEffect, useState, type ComponentType } from 'react'

/**
 * The notice about an old browser, loaded on demand. If its code cannot be loaded, nothing is shown, because
 * the screens work without it.
 */
export function OptionalOldBrowserNotice() {
  const [notice, show] = useState<{ readonly Notice: ComponentType }>()
  useEffect(() => {
    import('./old-browser-notice').then(
      (code) => show({ Notice: code.OldBrowserNotice }),
      () => undefined,
    )
  }, [])
  return notice && <notice.Notice />
}
