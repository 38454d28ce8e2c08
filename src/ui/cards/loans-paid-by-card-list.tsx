import type { ReactNode } from 'react'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import type { Cents } from '@/domain/shared/money'
import type { AsyncState, StateWithPhase } from '@/ui/kit/async-state'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Amount } from '@/ui/kit/amount'
import { InlineTextsWithDots } from '@/ui/kit/inline-texts-with-dots'
import { FocusKeeper } from '@/ui/kit/focus-keeper'
import { Stack } from '@/ui/kit/stack'
import { loanName } from '@/ui/loans/loan-name'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { loanIdentifyingTexts } from './loan-identifying-texts'
import styles from './my-cards.module.css'

/**
 * A list of the loans that are paid with a card, with the amount that the card is charged for each. Source:
 * CAR-04, CAR-06, CAR-08.
 */
export function LoansPaidByCardList({
  loans,
  label,
}: {
  readonly loans: readonly CardPayableLoan[]
  readonly label: string
}) {
  return (
    <ul className={styles['loans']} aria-label={label}>
      {loans.map((loan) => (
        <li key={loan.externalId} className={styles['loan']}>
          <span className={styles['text']}>
            <span className={styles['title']}>{loanName(loan)}</span>
            <span className={styles['facts']}>
              <InlineTextsWithDots of={loanIdentifyingTexts(loan)} />
            </span>
          </span>
          <span className={styles['amount']}>
            <Amount cents={loan.installmentAmount} />
          </span>
        </li>
      ))}
    </ul>
  )
}

interface LoansPaidByCardSectionProps {
  readonly title: string
  readonly children: ReactNode
}

/**
 * The loans that are paid with a card, under a title. While the loans are loaded again, the focus stays in
 * this section. Source: CAR-04, CAR-08.
 */
export function LoansPaidByCardSection({ title, children }: LoansPaidByCardSectionProps) {
  return (
    <FocusKeeper label={title}>
      <Stack>
        <h2 className={styles['heading']}>{title}</h2>
        {children}
      </Stack>
    </FocusKeeper>
  )
}

interface LoansPaidByCardAsyncBoundaryProps<Shown extends StateWithPhase> {
  readonly asyncState: AsyncState<Shown>
  readonly children: (shown: Shown) => ReactNode
}

/**
 * Shows the loans that are paid with a card. Until they are loaded, shows a placeholder; if loading fails,
 * an error. Source: CAR-04, CAR-08.
 */
export function LoansPaidByCardAsyncBoundary<Shown extends StateWithPhase>({
  asyncState,
  children,
}: LoansPaidByCardAsyncBoundaryProps<Shown>) {
  const { loading } = myCardsTexts.detail
  return (
    <AsyncBoundary
      asyncState={asyncState}
      skeleton={{ shape: 'row', count: 2, label: loading }}
      failureNoticeProps={{ announcedIn: 'toast' }}
    >
      {children}
    </AsyncBoundary>
  )
}

interface TotalChargedToCardProps {
  readonly total: Cents
  readonly label: string
  readonly hint: string
}

/** The total that a card is charged for its loans. Source: CAR-06, CAR-08. */
export function TotalChargedToCard({ total, label, hint }: TotalChargedToCardProps) {
  return (
    <div className={styles['total']} role="group" aria-label={label}>
      <p className={styles['title']}>{label}</p>
      <p>
        <Amount cents={total} size="large" />
      </p>
      <p className={styles['facts']}>{hint}</p>
    </div>
  )
}
