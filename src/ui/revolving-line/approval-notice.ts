import { inject, injectable } from 'inversify'
import { UnfinishedLineLoan } from '@/application/revolving-line/unfinished-line-loan'
import { formatBriefMoney } from '@/ui/kit/format'
import { Toasts } from '@/ui/kit/toasts'
import { lineRequestTexts } from '@/ui/texts/line-request.texts'

/** Shows a customer who signs in again that the loan was approved, and continues with it. Source: REV-10. */
@injectable()
export class ApprovalNotice {
  constructor(
    @inject(UnfinishedLineLoan) private readonly unfinished: UnfinishedLineLoan,
    @inject(Toasts) private readonly toasts: Toasts,
  ) {}

  /** Makes the approved loan the current request. Returns false if there is none. */
  resume(): boolean {
    const loan = this.unfinished.resume()
    if (!loan) return false
    const text = lineRequestTexts.plan.approvedMeanwhile(formatBriefMoney(loan.amount))
    this.toasts.show({ text, tone: 'good' })
    return true
  }
}
