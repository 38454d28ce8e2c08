import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/kit/use-view-model'
import { LineAmountStep } from './line-amount-step'
import { LineIdentityCheckStep } from './line-identity-check-step'
import { LinePlanStep } from './line-plan-step'
import { LineRequestViewModel } from './line-request-view-model'
import { LineSummaryStep } from './line-summary-step'

/**
 * The screen for requesting a loan of the revolving line, in five steps: amount, plan, identity, summary and
 * result. Source: REV-02.
 */
export const LineRequestScreen = observer(function LineRequestScreen() {
  const { step } = useViewModel(LineRequestViewModel)
  switch (step) {
    case 'leading':
      return null
    case 'importe':
      return <LineAmountStep />
    case 'cuotas':
      return <LinePlanStep />
    case 'identidad':
      return <LineIdentityCheckStep />
    case 'resumen':
      return <LineSummaryStep />
  }
})
