import { announcedCollections } from '@/domain/automatic-collection/announced-collections'
import type { Loan } from '@/domain/loans/loan'
import { addresses } from '@/ui/addresses'
import { LinkRow } from '@/ui/kit/link-row'
import { RowList } from '@/ui/kit/row-list'
import { TitleWithAmount } from '@/ui/loans/title-with-amount'
import { loanName } from '@/ui/loans/loan-name'
import { automaticCollectionTexts as texts } from '@/ui/texts/automatic-collection.texts'
import { formatDateWithWeekday } from './collection-state'
import styles from './automatic-collection.module.css'

export interface UpcomingCollectionListProps {
  readonly loans: readonly Loan[]
}

/**
 * The list on the home screen of the amounts that the lender is about to collect automatically from the
 * customer's bank account. Source: COL-02.
 */
export function UpcomingCollectionList({ loans }: UpcomingCollectionListProps) {
  return (
    <section className={styles['section']} aria-labelledby="home-collections">
      <h2 id="home-collections" className={styles['homeTitle']}>
        {texts.title}
      </h2>
      <RowList labelledBy="home-collections">
        {announcedCollections(loans).map(({ loan, date, amount }) => (
          <li key={loan.loanId}>
            <LinkRow
              to={addresses.loan.createPath({ idLoan: loan.loanId })}
              title={<TitleWithAmount amount={amount}>{loanName(loan)}</TitleWithAmount>}
              detail={texts.onHome(formatDateWithWeekday(date))}
            />
          </li>
        ))}
      </RowList>
    </section>
  )
}
