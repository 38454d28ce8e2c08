import { ButtonLink } from '@/ui/kit/button'
import { ChipFromContent } from '@/ui/kit/chip'
import { ProgressDrops } from '@/ui/kit/progress-drops'
import { Panel } from '@/ui/kit/panel'
import { PartialPaymentLink } from '@/ui/payments/choose/partial-payment-link'
import { PayLink } from '@/ui/payments/choose/pay-link'
import { AnimatedAmount } from '@/ui/payments/choose/animated-amount'
import { loansTexts } from '@/ui/texts/loans.texts'
import { OnDemandAmountDueExplanationLink } from './on-demand-amount-due-explanation-link'
import type { LoanDetail } from './loan-detail'
import styles from './loan-summary-panel.module.css'

/**
 * The panel at the top of a loan's screen: the amount that is overdue or falls due next, and the pay button.
 * Source: LOA-03, LOA-04, LOA-13.
 */
export function LoanSummaryPanel({
  loan: { summary, payButton, overdueDebt, explanationInput, progress },
}: {
  readonly loan: LoanDetail
}) {
  const { chip, amountDueCaption, amountDue, collectionDayText, dueText, pendingPaymentText, notes } = summary
  return (
    <Panel movesToNextScreen label={loansTexts.loan.lead} chip={<ChipFromContent chip={chip} />}>
      <div>
        {amountDueCaption && <p className={styles['caption']}>{amountDueCaption}</p>}
        {amountDue !== undefined && (
          <p>
            <AnimatedAmount cents={amountDue} />
          </p>
        )}
        {collectionDayText && <p className={styles['due']}>{collectionDayText}</p>}
        <p className={styles['due']}>{dueText}</p>
      </div>
      {progress && (
        <p>
          <ProgressDrops filledCount={progress.paidCount} count={progress.installmentCount}>
            {progress.text}
          </ProgressDrops>
        </p>
      )}
      {pendingPaymentText !== undefined && <p>{pendingPaymentText}</p>}
      {payButton && <LoanPayButton payButton={payButton} />}
      {overdueDebt && <PartialPaymentLink {...overdueDebt} />}
      {explanationInput && <OnDemandAmountDueExplanationLink {...explanationInput} />}
      {notes.length > 0 && (
        <div className={styles['notes']}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </Panel>
  )
}

interface LoanPayButtonProps {
  readonly payButton: NonNullable<LoanDetail['payButton']>
}

function LoanPayButton({ payButton: { to, externalId, text, amount, isQuiet } }: LoanPayButtonProps) {
  if (amount !== undefined)
    return (
      <PayLink to={to} loanExternalId={externalId} amount={amount}>
        {text}
      </PayLink>
    )
  return (
    <ButtonLink to={to} variant={isQuiet ? 'quiet' : 'primary'} wide>
      {text}
    </ButtonLink>
  )
}
