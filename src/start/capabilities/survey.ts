import { OpenedSurveyStore } from '@/application/support/opened-survey.port'
import { SurveyGateway } from '@/application/support/survey.port'
import { StoredOpenedSurvey } from '@/adapters/device/stored/stored-opened-survey'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(SurveyGateway, async () => (await import('@/adapters/http/survey-gateway')).HttpSurveyGateway),
  bindAdapter(OpenedSurveyStore, StoredOpenedSurvey),
)
