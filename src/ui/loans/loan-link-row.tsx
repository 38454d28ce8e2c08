import { ChipFromContent } from '@/ui/kit/chip'
import { ProgressDrops } from '@/ui/kit/progress-drops'
import { LinkRow } from '@/ui/kit/link-row'
import { TitleWithAmount } from './title-with-amount'
import type { LoanRow } from './loan-row'
import styles from './loan-link-row.module.css'

/** A row of the list of loans: a link to the loan's screen. */
export function LoanLinkRow({ loan }: { readonly loan: LoanRow }) {
  return (
    <LinkRow
      to={loan.to}
      title={
        <TitleWithAmount amount={loan.amount}>
          <b className={styles['title']}>
            {loan.title}
            {loan.group && <span className={styles['group']}> {loan.group}</span>}
          </b>
        </TitleWithAmount>
      }
      detail={<Detail loan={loan} />}
    />
  )
}

function Detail({ loan }: { readonly loan: LoanRow }) {
  const { chip, installment, due, collection, progress } = loan
  return (
    <span className={styles['detail']}>
      <span className={styles['facts']}>
        <ChipFromContent chip={chip} /> {installment && <span>{installment}</span>} <span>{due}</span>{' '}
        {collection && <span>{collection}</span>}
      </span>{' '}
      {progress && (
        <ProgressDrops filled={progress.paid} count={progress.count}>
          {progress.text}
        </ProgressDrops>
      )}
    </span>
  )
}
