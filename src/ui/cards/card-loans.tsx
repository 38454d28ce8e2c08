import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { CardLoan } from '@/domain/cards/card-loan'
import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { Facts } from '@/ui/kit/facts'
import { FocusKeeper } from '@/ui/kit/focus-keeper'
import { Skeleton } from '@/ui/kit/skeleton'
import { Stack } from '@/ui/kit/stack'
import type { Waiting } from '@/ui/kit/waiting'
import { NotLoaded } from '@/ui/kit/not-loaded'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { cardLoanFacts, cardLoanTitle } from './card-words'
import styles from './my-cards.module.css'

/** Loans and what each costs every time. Source: CAR-04, CAR-06, CAR-08. */
export function CardLoans({ loans, label }: { readonly loans: readonly CardLoan[]; readonly label: string }) {
  return (
    <ul className={styles['loans']} aria-label={label}>
      {loans.map((loan) => (
        <li key={loan.externalId} className={styles['loan']}>
          <span className={styles['words']}>
            <span className={styles['title']}>{cardLoanTitle(loan)}</span>
            <span className={styles['facts']}>
              <Facts of={cardLoanFacts(loan)} />
            </span>
          </span>
          <span className={styles['amount']}>
            <Amount cents={loan.installment} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export interface CardLoansBlockProps {
  readonly title: string
  readonly children: ReactNode
}

/** What a card pays, under its title: the focus stays here when it is asked for again. Source: CAR-04, CAR-08. */
export function CardLoansBlock({ title, children }: CardLoansBlockProps) {
  return (
    <FocusKeeper label={title}>
      <Stack>
        <h2 className={styles['heading']}>{title}</h2>
        {children}
      </Stack>
    </FocusKeeper>
  )
}

export interface MissingCardLoansProps {
  readonly model: { readonly waiting: Waiting; readonly retry: () => Promise<void> }
  readonly phase: 'loading' | 'failed'
}

/** In the place of a card's loans, until they are there. Source: CAR-04, CAR-08. */
export const MissingCardLoans = observer(function MissingCardLoans({ model, phase }: MissingCardLoansProps) {
  const { loading, failed } = myCardsTexts.detail
  if (phase === 'loading') return <Skeleton shape="row" count={2} label={loading} note={model.waiting.note} />
  return <NotLoaded tone="bad" message={failed} onRetry={() => void model.retry()} heardFrom="toast" />
})

export interface CardTotalProps {
  readonly total: Cents
  readonly label: string
  readonly hint: string
}

/** What they cost together. Source: CAR-06, CAR-08. */
export function CardTotal({ total, label, hint }: CardTotalProps) {
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
