import { OpenedSurvey } from '@/application/support/opened-survey.port'
import { SurveyGateway } from '@/application/support/survey.port'
import { StoredOpenedSurvey } from '@/adapters/device/stored/stored-opened-survey'
import { adapter, bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(SurveyGateway, async () => (await import('@/adapters/http/survey-gateway')).HttpSurveyGateway),
  adapter(OpenedSurvey, StoredOpenedSurvey),
)
