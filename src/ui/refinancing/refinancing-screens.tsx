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
  refinancing: refinancingStep(RefinancingHomeScreen),
  refinancingPlan: refinancingStep(RefinancingPlanScreen),
  refinancingSelfie: refinancingStep(RefinancingSelfieScreen),
  refinancingCheck: refinancingStep(RefinancingIdentityCheckScreen),
  refinancingCard: refinancingStep(DownPaymentCardScreen),
  refinancingSummary: refinancingStep(RefinancingSummaryScreen),
  refinancingResult: refinancingStep(RefinancingResultScreen),
} satisfies Record<AddressNamesInChunk<'refinancing'>, ComponentType>

/**
 * Returns the screen of a step so that it starts again when its refinancing is discarded with the session.
 * Source: ACC-37.
 */
function refinancingStep(Screen: ComponentType): ComponentType {
  return observer(function RefinancingStep() {
    const { count } = useViewModel(DiscardedRefinancingCounter)
    return <Screen key={count} />
  })
}
