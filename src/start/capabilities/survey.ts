import { OpenedSurveyStore } from '@/application/support/opened-survey.port'
import { SurveyGateway } from '@/application/support/survey.port'
import { StoredSurveyOpenedFlag } from '@/adapters/device/stored/stored-survey-opened-flag'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(SurveyGateway, async () => (await import('@/adapters/http/survey-gateway')).HttpSurveyGateway),
  bindAdapter(OpenedSurveyStore, StoredSurveyOpenedFlag),
)
