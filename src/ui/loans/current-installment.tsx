import { Amount } from '@/ui/kit/amount'
import { ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { loansTexts } from '@/ui/texts/loans.texts'
import type { LoanDetail } from './loan-detail'
import styles from './current-installment.module.css'

/** What is owed of the loan or falls due next, and the one thing to do about it. Source: LOA-03, LOA-04, LOA-13. */
export function CurrentInstallment({ loan: { lead, pay } }: { readonly loan: LoanDetail }) {
  return (
    <Card label={loansTexts.loan.lead}>
      <div>
        {lead.caption && <p className={styles['caption']}>{lead.caption}</p>}
        {lead.amount !== undefined && (
          <p>
            <Amount cents={lead.amount} size="hero" />
          </p>
        )}
        <p className={styles['due']}>{lead.due}</p>
        {lead.notes.map((note) => (
          <p key={note} className={styles['caption']}>
            {note}
          </p>
        ))}
      </div>
      {pay && (
        <ButtonLink to={pay.to} wide>
          {pay.text}
        </ButtonLink>
      )}
    </Card>
  )
}
