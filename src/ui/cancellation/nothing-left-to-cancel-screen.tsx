import type { Loan } from '@/domain/loans/loan'
import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { loanName } from '@/ui/loans/loan-name'
import { PaidOffLoanNotice } from '@/ui/payments/receipt/paid-off-loan'
import { HomeLink } from '@/ui/shell/home-link'
import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

/**
 * The screen for a loan that was paid off while the customer was about to cancel it or to pay its
 * cancellation. Source: CAN-03, CAN-04.
 */
export function NothingLeftToCancelScreen({ loan }: { readonly loan: Loan }) {
  return (
    <ResultScreen
      tone="good"
      title={cancellationTexts.nothingLeftTitle}
      subtitle={`${loanName(loan)} · ${cancellationTexts.pick.number(loan.externalId)}`}
    >
      <PaidOffLoanNotice externalId={loan.externalId} />
      <HomeLink variant="primary" />
      <ButtonLink to={addresses.myPayments.createPath()} variant="quiet" wide>
        {paymentsTexts.summary.seePayments}
      </ButtonLink>
    </ResultScreen>
  )
}
