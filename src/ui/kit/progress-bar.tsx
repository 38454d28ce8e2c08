import { useId, type ReactNode } from 'react'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  readonly value: number
  readonly max: number
  /** Text that says what the bar measures, such as `4 de 12 cuotas pagas`. */
  readonly children: ReactNode
}

export function ProgressBar({ value, max, children }: ProgressBarProps) {
  const id = useId()
  return (
    <span className={styles['progress']}>
      <progress className={styles['bar']} value={value} max={max} aria-labelledby={id} />
      <span id={id} className={styles['text']}>
        {children}
      </span>
    </span>
  )
}
