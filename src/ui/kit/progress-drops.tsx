import { ProgressBar } from './progress-bar'
import { classNames } from './class-names'
import styles from './progress-drops.module.css'
import type { ReactNode } from 'react'

interface ProgressDropsProps {
  /** Number of filled drops: the paid installments. */
  readonly filledCount: number
  readonly count: number
  /** Text that says what the drops count, such as `4 de 12 cuotas pagas`. */
  readonly children: ReactNode
  /**
   * Whether the customer has just paid the installments of the filled drops. In that case the drops are
   * drawn large and animated.
   */
  readonly celebrated?: boolean
}

/** Maximum number of drops that fit in a row on a phone. For a larger number, a bar is shown instead. */
const maxDrops = 12

/**
 * A row of drops, one for each installment of a loan, small enough for a line of text. The drops of paid
 * installments are filled.
 */
export function ProgressDrops({ filledCount, count, children, celebrated = false }: ProgressDropsProps) {
  if (count > maxDrops)
    return (
      <ProgressBar value={filledCount} max={count}>
        {children}
      </ProgressBar>
    )
  return (
    <span className={classNames(styles['drops'], celebrated && styles['celebrated'])}>
      <span className={styles['row']} aria-hidden="true">
        {Array.from({ length: count }, (_, position) => (
          <span
            key={position}
            className={classNames(styles['drop'], position < filledCount && styles['filled'])}
          />
        ))}
      </span>
      <span className={styles['text']}>{children}</span>
    </span>
  )
}
