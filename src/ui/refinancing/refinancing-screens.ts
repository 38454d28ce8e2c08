import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { RefinancingCardScreen } from './refinancing-card-screen'
import { RefinancingCheckScreen } from './refinancing-check-screen'
import { RefinancingHomeScreen } from './refinancing-home-screen'
import { RefinancingPlanScreen } from './refinancing-plan-screen'
import { RefinancingResultScreen } from './refinancing-result-screen'
import { refinancingStep } from './refinancing-step'
import { RefinancingSelfieScreen } from './refinancing-selfie-screen'
import { RefinancingSummaryScreen } from './refinancing-summary-screen'

/** Steps of a refinancing, loaded as one chunk because each leads to the next. Source: REF-04. */
export const refinancingScreens = {
  refinancing: refinancingStep(RefinancingHomeScreen),
  refinancingPlan: refinancingStep(RefinancingPlanScreen),
  refinancingSelfie: refinancingStep(RefinancingSelfieScreen),
  refinancingCheck: refinancingStep(RefinancingCheckScreen),
  refinancingCard: refinancingStep(RefinancingCardScreen),
  refinancingSummary: refinancingStep(RefinancingSummaryScreen),
  refinancingResult: refinancingStep(RefinancingResultScreen),
} satisfies Partial<Record<AddressName, ComponentType>>
