import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { ClaimsScreen } from './claims-screen'
import { HelpScreen } from './help-screen'
import { SurveyScreen } from './survey-screen'

/** Asking for help and being asked: the screens lead to one another and come together. */
export const supportScreens = {
  claims: ClaimsScreen,
  survey: SurveyScreen,
  help: HelpScreen,
} satisfies Partial<Record<AddressName, ComponentType>>
