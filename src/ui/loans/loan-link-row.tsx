import { Amount } from '@/ui/kit/amount'
import { Chip } from '@/ui/kit/chip'
import { LinkRow } from '@/ui/kit/link-row'
import type { Tone } from '@/ui/kit/tone'
import type { LoanRow } from './loan-row'
import styles from './loan-link-row.module.css'

const tones: Record<LoanRow['standing'], Tone> = { overdue: 'warn', due: 'good', 'nothing-due': 'good' }

/** A loan of the list; all of it leads to the loan. */
export function LoanLinkRow({ loan }: { readonly loan: LoanRow }) {
  return (
    <LinkRow
      to={loan.to}
      title={
        <b className={styles['title']}>
          {loan.title}
          {loan.commerceName && <span className={styles['commerce']}> {loan.commerceName}</span>}
        </b>
      }
      detail={<Detail loan={loan} />}
      aside={loan.lead && <Lead lead={loan.lead} />}
    />
  )
}

function Detail({ loan }: { readonly loan: LoanRow }) {
  return (
    <span className={styles['detail']}>
      <Chip tone={tones[loan.standing]}>{loan.standingText}</Chip>
      <span>{loan.due}</span>
      {loan.collection && <span>{loan.collection}</span>}
      {loan.progress && <span>{loan.progress.text}</span>}
    </span>
  )
}

function Lead({ lead }: { readonly lead: NonNullable<LoanRow['lead']> }) {
  return (
    <span className={styles['lead']}>
      <span className={styles['caption']}>{lead.caption}</span> <Amount cents={lead.amount} size="large" />
    </span>
  )
}
