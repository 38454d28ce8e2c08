import type { MouseEvent } from 'react'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import styles from './skip-link.module.css'

/**
 * A link that skips the header and the menus: it leads to the element with the id `targetId`. That element
 * needs `tabindex="-1"`.
 */
export function SkipLink({ targetId }: { readonly targetId: string }) {
  // The address is not changed, because its fragment may have another purpose.
  function skip(event: MouseEvent) {
    event.preventDefault()
    document.getElementById(targetId)?.focus()
  }

  return (
    <a href={`#${targetId}`} className={styles['skipLink']} onClick={skip}>
      {basicComponentTexts.skipToContent}
    </a>
  )
}
