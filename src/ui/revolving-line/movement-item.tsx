import { memo } from 'react'
import { Amount } from '@/ui/kit/amount'
import { InlineTextsWithDots } from '@/ui/kit/inline-texts-with-dots'
import type { CreditLineMovementRow } from './movement-row'
import styles from './revolving-line.module.css'

/**
 * A list item about one use of the revolving credit line. React renders it again only if `row` changes.
 * Source: REV-06.
 */
export const CreditLineMovementItem = memo(function CreditLineMovementItem({
  row,
}: {
  readonly row: CreditLineMovementRow
}) {
  return (
    <div className={styles['movement']}>
      <div className={styles['movementLine']}>
        <p className={styles['movementTitle']}>{row.title}</p>
        <p className={styles['movementTitle']}>
          <Amount cents={row.amount} />
        </p>
      </div>
      {row.counterpartName !== undefined && <p className={styles['movementName']}>{row.counterpartName}</p>}
      <p className={styles['movementFacts']}>
        <InlineTextsWithDots of={row.facts} />
      </p>
    </div>
  )
})
