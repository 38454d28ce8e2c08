import type { InstallmentStatus } from '@/domain/loans/loan'
import { Amount } from '@/ui/kit/amount'
import { Chip } from '@/ui/kit/chip'
import { classNames } from '@/ui/kit/class-names'
import type { IconName } from '@/ui/kit/icon-svg-paths'
import type { Tone } from '@/ui/kit/tone'
import { loansTexts } from '@/ui/texts/loans.texts'
import type { InstallmentRow } from './installment-row'
import styles from './installment-list.module.css'

interface StatusLook {
  readonly tone: Tone | 'neutral'
  readonly icon: IconName
}

const lookByStatus: Record<InstallmentStatus, StatusLook> = {
  paid: { tone: 'good', icon: 'success' },
  partial: { tone: 'warn', icon: 'clock' },
  pending: { tone: 'info', icon: 'clock' },
  overdue: { tone: 'warn', icon: 'warning' },
  deferred: { tone: 'neutral', icon: 'calendar' },
}

interface InstallmentListProps {
  readonly rows: readonly InstallmentRow[]
  readonly label: string
}

export function InstallmentList({ rows, label }: InstallmentListProps) {
  return (
    <ol className={styles['list']} aria-label={label}>
      {rows.map((row) => (
        <li
          key={row.number}
          className={classNames(styles['row'], row.isCurrent && styles['current'])}
          aria-current={row.isCurrent || undefined}
        >
          <InstallmentRowContent row={row} />
        </li>
      ))}
    </ol>
  )
}

function InstallmentRowContent({ row }: { readonly row: InstallmentRow }) {
  return (
    <>
      <p className={styles['title']}>
        {row.title}
        {row.isCurrent && <span className={styles['currentLabel']}> {loansTexts.installments.current}</span>}
      </p>
      <p className={styles['amount']}>
        <Amount cents={row.amount} />
      </p>
      <p className={styles['detail']}>{row.dueDateText}</p>
      {row.status && <Chip {...lookByStatus[row.status.kind]}>{row.status.text}</Chip>}
      {row.notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
    </>
  )
}
