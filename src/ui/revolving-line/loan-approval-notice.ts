import { inject, injectable } from 'inversify'
import { UnfinishedCreditLineLoan } from '@/application/revolving-line/unfinished-credit-line-loan'
import { formatBriefMoney } from '@/ui/kit/format'
import { Toasts } from '@/ui/kit/toasts'
import { creditLineLoanRequestTexts } from '@/ui/texts/credit-line-loan-request.texts'

/**
 * Tells a customer who comes back to the portal that the lender has approved their loan in the meantime.
 * Continues with that loan. Source: REV-10.
 */
@injectable()
export class LoanApprovalNotice {
  constructor(
    @inject(UnfinishedCreditLineLoan) private readonly unfinishedLoan: UnfinishedCreditLineLoan,
    @inject(Toasts) private readonly toasts: Toasts,
  ) {}

  /**
   * Continues the request for a loan that the lender approved while the customer was away, and shows a toast
   * (short message) about that loan. Returns false if there is no such loan.
   */
  resumeApprovedLoan(): boolean {
    const loan = this.unfinishedLoan.resumeRequest()
    if (!loan) return false
    const text = creditLineLoanRequestTexts.plan.approvedMeanwhile(formatBriefMoney(loan.amount))
    this.toasts.show({ text, tone: 'good' })
    return true
  }
}
