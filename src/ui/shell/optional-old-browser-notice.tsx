import { useEffect, useState, type ComponentType } from 'react'

/** The notice of an old browser; nothing if its code does not load, because the screens work without it. */
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
