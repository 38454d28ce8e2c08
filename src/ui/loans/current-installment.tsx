import { Amount } from '@/ui/kit/amount'
import { ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Notice } from '@/ui/kit/notice'
import { loansTexts } from '@/ui/texts/loans.texts'
import type { LoanDetail } from './loan-detail'
import styles from './current-installment.module.css'

/** The amount, the date and the one thing to do next. Source: LOA-03, LOA-04. */
export function CurrentInstallment({ loan }: { readonly loan: LoanDetail }) {
  const { current } = loan
  return (
    <Card label={loansTexts.loan.next}>
      {current && (
        <div>
          <p className={styles['caption']}>{current.caption}</p>
          <p>
            <Amount cents={current.amount} size="hero" />
          </p>
          <p className={styles['due']}>{current.due}</p>
          {current.notes.map((note) => (
            <p key={note} className={styles['caption']}>
              {note}
            </p>
          ))}
        </div>
      )}
      {loan.overdue && <Notice tone="bad" title={loan.overdue} />}
      {loan.nothingDue && <Notice tone="good" title={loan.nothingDue} />}
      {loan.payTo && (
        <ButtonLink to={loan.payTo} wide>
          {loansTexts.loan.pay}
        </ButtonLink>
      )}
    </Card>
  )
}
