import { Progress } from './progress'
import { classNames } from './class-names'
import styles from './drops.module.css'
import type { ReactNode } from 'react'

export interface DropsProps {
  /** How many are done. */
  readonly filled: number
  readonly count: number
  /** What is counted, in words: `4 de 12 cuotas pagas`. */
  readonly children: ReactNode
  /** They were filled just now: large, and they fill as they show. */
  readonly celebrated?: boolean
}

/** More do not fit in a row of a phone: they are a bar. */
const mostDrops = 12

/** The brand's drop an installment, filled when it is paid. All of it may stand within a line of text, as in a row. */
export function Drops({ filled, count, children, celebrated = false }: DropsProps) {
  if (count > mostDrops)
    return (
      <Progress value={filled} max={count}>
        {children}
      </Progress>
    )
  return (
    <span className={classNames(styles['drops'], celebrated && styles['celebrated'])}>
      <span className={styles['row']} aria-hidden="true">
        {Array.from({ length: count }, (_, position) => (
          <span
            key={position}
            className={classNames(styles['drop'], position < filled && styles['filled'])}
          />
        ))}
      </span>
      <span className={styles['text']}>{children}</span>
    </span>
  )
}
