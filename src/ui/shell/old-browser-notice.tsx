import { useState } from 'react'
import { Button } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { oldBrowserTexts as texts } from '@/ui/texts/old-browser.texts'
import styles from './public-frame.module.css'

/**
 * A notice that parts of the portal may look wrong, because the customer's browser is old. It closes
 * when the customer chooses to continue. Source: GEN-16.
 */
export function OldBrowserNotice() {
  const [isShown, show] = useState(true)
  if (!isShown) return undefined
  return (
    <aside aria-label={texts.title} className={styles['aboveFrame']}>
      <Notice
        tone="warn"
        title={texts.title}
        announced
        action={
          <Button variant="secondary" onPress={() => show(false)}>
            {texts.proceed}
          </Button>
        }
      >
        {texts.advice}
      </Notice>
    </aside>
  )
}
