import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/kit/use-view-model'
import { CreditLineAmountStep } from './credit-line-amount-step'
import { CreditLineIdentityCheckStep } from './credit-line-identity-check-step'
import { CreditLinePlanStep } from './credit-line-plan-step'
import { CreditLineLoanRequestViewModel } from './credit-line-loan-request-view-model'
import { CreditLineSummaryStep } from './credit-line-summary-step'

/**
 * The screen for requesting a loan from the revolving credit line, in five steps: amount, plan,
 * identity, summary and result. Source: REV-02.
 */
export const CreditLineLoanRequestScreen = observer(function CreditLineLoanRequestScreen() {
  const { step } = useViewModel(CreditLineLoanRequestViewModel)
  switch (step) {
    case 'leading':
      return null
    case 'importe':
      return <CreditLineAmountStep />
    case 'cuotas':
      return <CreditLinePlanStep />
    case 'identidad':
      return <CreditLineIdentityCheckStep />
    case 'resumen':
      return <CreditLineSummaryStep />
  }
})
