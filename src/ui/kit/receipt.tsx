import type { ReactNode } from 'react'
import type { Cents } from '@/domain/shared/money'
import { Amount } from './amount'
import { DataList, type DataRow } from './data-list'
import styles from './receipt.module.css'

export interface ReceiptProps {
  readonly label: string
  /** How it stands: a `Chip`. */
  readonly chip?: ReactNode
  /** What the amount is, for those who do not see that it is large: `Importe`. */
  readonly amountLabel: string
  readonly amount: Cents
  readonly rows: readonly DataRow[]
  /** A word under the amount. */
  readonly children?: ReactNode
}

/** Paper with a torn edge: the amount large, then what proves it. Source: PAY-22. */
export function Receipt({ label, chip, amountLabel, amount, rows, children }: ReceiptProps) {
  return (
    <section className={styles['receipt']} aria-label={label}>
      {chip}
      <p>
        <span className="visually-hidden">{amountLabel} </span>
        <Amount cents={amount} size="hero" />
      </p>
      {children}
      <DataList rows={rows} />
    </section>
  )
}
