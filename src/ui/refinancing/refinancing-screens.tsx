import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { useViewModel } from '@/ui/kit/use-view-model'
import { DownPaymentCardScreen } from './down-payment-card-screen'
import { RefinancingIdentityCheckScreen } from './refinancing-identity-check-screen'
import { DiscardedRefinancingCounter } from './discarded-refinancing-counter'
import { RefinancingHomeScreen } from './refinancing-home-screen'
import { RefinancingPlanScreen } from './refinancing-plan-screen'
import { RefinancingResultScreen } from './refinancing-result-screen'
import { RefinancingSelfieScreen } from './refinancing-selfie-screen'
import { RefinancingSummaryScreen } from './refinancing-summary-screen'

/**
 * The screens of a refinancing. Their code is loaded together, because each screen leads to the next.
 * Source: REF-04.
 */
export const refinancingScreens = {
  refinancing: withRestartOnDiscard(RefinancingHomeScreen),
  refinancingPlan: withRestartOnDiscard(RefinancingPlanScreen),
  refinancingSelfie: withRestartOnDiscard(RefinancingSelfieScreen),
  refinancingCheck: withRestartOnDiscard(RefinancingIdentityCheckScreen),
  refinancingCard: withRestartOnDiscard(DownPaymentCardScreen),
  refinancingSummary: withRestartOnDiscard(RefinancingSummaryScreen),
  refinancingResult: withRestartOnDiscard(RefinancingResultScreen),
} satisfies Record<AddressNamesInChunk<'refinancing'>, ComponentType>

/**
 * Returns the given screen, wrapped so that it starts again when the refinancing is discarded because the
 * session changed. Source: ACC-37.
 */
function withRestartOnDiscard(Screen: ComponentType): ComponentType {
  return observer(function RefinancingStep() {
    const { count } = useViewModel(DiscardedRefinancingCounter)
    return <Screen key={count} />
  })
}
