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
        <TitleWithAmount amount={loan.amountDue}>
          <b className={styles['title']}>
            {loan.title}
            {loan.kindCaption && <span className={styles['group']}> {loan.kindCaption}</span>}
          </b>
        </TitleWithAmount>
      }
      detail={<LoanRowDetail loan={loan} />}
    />
  )
}

function LoanRowDetail({ loan }: { readonly loan: LoanRow }) {
  const { chip, nextInstallmentText, dueText, collectionModeText, progress } = loan
  return (
    <span className={styles['detail']}>
      <span className={styles['facts']}>
        <ChipFromContent chip={chip} /> {nextInstallmentText && <span>{nextInstallmentText}</span>}{' '}
        <span>{dueText}</span> {collectionModeText && <span>{collectionModeText}</span>}
      </span>{' '}
      {progress && (
        <ProgressDrops filledCount={progress.paidCount} count={progress.installmentCount}>
          {progress.text}
        </ProgressDrops>
      )}
    </span>
  )
}
