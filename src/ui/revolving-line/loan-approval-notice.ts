import { inject, injectable } from 'inversify'
import { UnfinishedLineLoan } from '@/application/revolving-line/unfinished-line-loan'
import { formatBriefMoney } from '@/ui/kit/format'
import { Toasts } from '@/ui/kit/toasts'
import { revolvingLineRequestTexts } from '@/ui/texts/line-request.texts'

/**
 * Tells a customer who comes back that their loan was approved meanwhile, and continues with that loan.
 * Source: REV-10.
 */
@injectable()
export class LoanApprovalNotice {
  constructor(
    @inject(UnfinishedLineLoan) private readonly unfinished: UnfinishedLineLoan,
    @inject(Toasts) private readonly toasts: Toasts,
  ) {}

  /**
   * Continues with the loan that the lender approved, and shows a toast about it. Returns false if there is
   * no such loan.
   */
  resumeApprovedLoan(): boolean {
    const loan = this.unfinished.resumeRequest()
    if (!loan) return false
    const text = revolvingLineRequestTexts.plan.approvedMeanwhile(formatBriefMoney(loan.amount))
    this.toasts.show({ text, tone: 'good' })
    return true
  }
}
