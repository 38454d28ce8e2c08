import type { MouseEvent } from 'react'
import { kitTexts } from '@/ui/texts/kit.texts'
import styles from './skip-link.module.css'

/** Leads past the bars, to the element with that id (it needs a tabindex of -1). */
export function SkipLink({ targetId }: { readonly targetId: string }) {
  // The address stays as it is: its fragment may carry something else.
  function skip(event: MouseEvent) {
    event.preventDefault()
    document.getElementById(targetId)?.focus()
  }

  return (
    <a href={`#${targetId}`} className={styles['skipLink']} onClick={skip}>
      {kitTexts.skipToContent}
    </a>
  )
}
