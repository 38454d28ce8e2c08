import type { ReactNode } from 'react'
import type { Cents } from '@/domain/shared/money'
import { Amount } from './amount'
import { DataList, type DataRow } from './data-list'
import styles from './receipt.module.css'

interface ReceiptProps {
  readonly label: string
  /** A `Chip` that names the status of the payment. */
  readonly chip?: ReactNode
  /** Name of the amount for screen readers, such as `Importe`. */
  readonly amountLabel: string
  readonly amount: Cents
  readonly rows: readonly DataRow[]
  /** A short text under the amount of the receipt. */
  readonly children?: ReactNode
}

/**
 * A receipt that looks like paper with a torn edge: the amount in large type, and below it the details.
 * Source: PAY-22.
 */
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
