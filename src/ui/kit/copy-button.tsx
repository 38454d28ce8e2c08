import { useEffect, useState } from 'react'
import { copyingTexts } from '@/ui/texts/copying.texts'
import { Button, type ButtonVariant } from './button'
import styles from './copy-button.module.css'

interface CopyButtonProps {
  /** Label of the button. It names what the button copies, such as `Copiar el CVU`. */
  readonly label: string
  /** Called when the customer presses the button: copies the text. Returns false if copying failed. */
  readonly onCopy: () => Promise<boolean> | boolean
  readonly variant?: ButtonVariant
  readonly wide?: boolean
  /**
   * Text that screen readers read after the label of the button, and that is not visible: for example, the
   * account whose number is copied.
   */
  readonly hiddenText?: string
}

const copiedMessageMilliseconds = 3000

export function CopyButton({
  label,
  onCopy,
  variant = 'secondary',
  wide = false,
  ...named
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none')

  useEffect(() => {
    if (outcome !== 'copied') return undefined
    const timer = setTimeout(() => setOutcome('none'), copiedMessageMilliseconds)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    setOutcome((await onCopy()) ? 'copied' : 'failed')
  }

  return (
    <div className={styles['copy']}>
      <Button
        variant={variant}
        wide={wide}
        icon={outcome === 'copied' ? 'check' : 'copy'}
        onPress={() => void copy()}
        {...named}
      >
        {label}
      </Button>
      <p role="status" className={styles['outcome']}>
        {outcome === 'copied' && copyingTexts.copied}
        {outcome === 'failed' && copyingTexts.failed}
      </p>
    </div>
  )
}
