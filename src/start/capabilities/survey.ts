import { OpenedSurvey } from '@/application/support/opened-survey.port'
import { StoredOpenedSurvey } from '@/adapters/device/stored/stored-opened-survey'
import { adapter, capability } from '@/start/composition'

export const survey = capability(adapter(OpenedSurvey, StoredOpenedSurvey))
