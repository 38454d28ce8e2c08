import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { ClaimsScreen } from './claims-screen'
import { HelpScreen } from './help-screen'
import { PersonalDataScreen } from './personal-data-screen'
import { SurveyScreen } from './survey-screen'

/** Screens of help, claims and survey, loaded as one chunk because they lead to one another. */
export const supportScreens = {
  claims: ClaimsScreen,
  personalData: PersonalDataScreen,
  survey: SurveyScreen,
  help: HelpScreen,
} satisfies Partial<Record<AddressName, ComponentType>>
