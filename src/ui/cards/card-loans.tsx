import type { CardLoan } from '@/domain/cards/card-loan'
import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
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
            <span className={styles['facts']}>{cardLoanFacts(loan)}</span>
          </span>
          <span className={styles['amount']}>
            <Amount cents={loan.installment} />
          </span>
        </li>
      ))}
    </ul>
  )
}

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
