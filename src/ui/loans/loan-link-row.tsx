import { Amount } from '@/ui/kit/amount'
import { Chip } from '@/ui/kit/chip'
import { Drops } from '@/ui/kit/drops'
import { LinkRow } from '@/ui/kit/link-row'
import type { LoanRow } from './loan-row'
import styles from './loan-link-row.module.css'

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
    />
  )
}

function Detail({ loan }: { readonly loan: LoanRow }) {
  const { chip, lead, due, collection, progress } = loan
  return (
    <span className={styles['detail']}>
      <Chip tone={chip.tone}>{chip.text}</Chip>
      {lead && (
        <span>
          <span>{lead.caption}</span>{' '}
          <span className={styles['amount']}>
            <Amount cents={lead.amount} size="large" />
          </span>
        </span>
      )}
      <span>{due}</span>
      {collection && <span>{collection}</span>}
      {progress && (
        <Drops filled={progress.paid} count={progress.count}>
          {progress.text}
        </Drops>
      )}
    </span>
  )
}
