import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { Panel } from '@/ui/kit/panel'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { DueRow } from './due-row'
import styles from './payments.module.css'
import { TransitionAmount } from './transition-amount'

const texts = paymentsTexts.summary

export interface DueCardProps {
  readonly rows: readonly DueRow[]
  readonly total: Cents
  /** What was paid and is part of it still. Source: PAY-20. */
  readonly notCounted: string | undefined
}

/** The amount due: the total, then its parts. Source: PAY-03, PAY-04. */
export function DueCard({ rows, total, notCounted }: DueCardProps) {
  return (
    <Panel label={texts.total}>
      <p className={styles['total']}>
        {texts.total}
        <TransitionAmount cents={total} />
      </p>
      {notCounted !== undefined && <p>{notCounted}</p>}
      <ul className={styles['lines']} aria-label={texts.lines}>
        {rows.map((row) => (
          <li key={row.title} className={styles['line']}>
            <span className={styles['lineTitle']}>{row.title}</span>
            {row.due !== undefined && <span className={styles['lineDetail']}>{row.due}</span>}
            <Amount cents={row.amount} />
            {row.paid !== undefined && <span className={styles['lineDetail']}>{row.paid}</span>}
            {row.punitive !== undefined && <span className={styles['lineDetail']}>{row.punitive}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
