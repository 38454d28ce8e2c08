import type { ReactNode } from 'react'
import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import styles from './title-with-amount.module.css'

interface TitleWithAmountProps {
  readonly amount: Cents | undefined
  readonly children: ReactNode
}

/**
 * The title of a row that shows an amount. The amount is at the end of the same line of text or, if
 * there is no room, below the title.
 */
export function TitleWithAmount({ amount, children }: TitleWithAmountProps) {
  return (
    <span className={styles['head']}>
      <span>{children}</span> {amount !== undefined && <Amount cents={amount} />}
    </span>
  )
}
