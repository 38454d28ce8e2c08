import type { CreditLineRequestWithLoan } from '@/application/revolving-line/credit-line-loan-summary-query'
import type { CreditLineLoanBlocker } from '@/application/revolving-line/request-credit-line-loan'
import type { NotSentReason } from '@/application/shared/exactly-once'
import { formatBriefMoney } from '@/ui/kit/format'
import type { ToastRequest } from '@/ui/kit/toasts'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { creditLineLoanRequestTexts } from '@/ui/texts/credit-line-loan-request.texts'

const texts = creditLineLoanRequestTexts.plan

/**
 * Returns the toast (short message) that says why a request for a loan was not sent to the lender; undefined
 * if no toast is needed. `created` is a loan that another tab has created. If it is given, the toast says
 * that the selfie for it is missing. Source: REV-10.
 */
export function loanNotSentToast(
  reason: NotSentReason<CreditLineLoanBlocker>,
  created: CreditLineRequestWithLoan | undefined,
): ToastRequest | undefined {
  if (created) return { text: texts.selfieFirst(formatBriefMoney(created.amount)), tone: 'info' }
  switch (reason.kind) {
    case 'done-elsewhere':
      return { text: texts.doneElsewhere, tone: 'warn' }
    case 'line-changed':
      return { text: texts.creditLineChanged, tone: 'info' }
    case 'line-not-known':
      return { text: gatewayFailureText(reason.cause), tone: 'bad' }
    case 'in-progress':
      return { text: texts.inProgress, tone: 'info' }
    case 'unacknowledged':
    case 'newer-release':
    case 'other-card':
    case 'other-customer':
    case 'left':
      return undefined
  }
}
