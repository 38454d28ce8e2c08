import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { ClaimsScreen } from '@/ui/support/claims-screen'
import { HelpScreen } from '@/ui/support/help-screen'
import { PersonalDataScreen } from '@/ui/support/personal-data-screen'
import { SurveyScreen } from '@/ui/support/survey-screen'
import '@/start/capabilities/survey'
import '@/start/capabilities/support'

/**
 * The screens of help, claims and the survey. They lead to one another, so they are loaded as one chunk
 * (code file).
 */
export const supportScreens = {
  claims: ClaimsScreen,
  personalData: PersonalDataScreen,
  survey: SurveyScreen,
  help: HelpScreen,
} satisfies Record<AddressNamesInChunk<'support'>, ComponentType>
