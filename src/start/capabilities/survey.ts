import { OpenedSurveyStore } from '@/application/support/opened-survey.port'
import { SurveyGateway } from '@/application/support/survey.port'
import { StoredSurveyOpenedFlag } from '@/adapters/device/stored/stored-survey-opened-flag'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(
    SurveyGateway,
    async () => (await import('@/adapters/http/survey-gateway')).HttpSurveyGateway,
  ),
  createAdapterBinding(OpenedSurveyStore, StoredSurveyOpenedFlag),
)
