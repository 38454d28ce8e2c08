import type { Result } from '@/domain/shared/result'
import type { Survey } from '@/domain/support/survey'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type {
  SurveyAnswersRequest,
  SendSurveyAnswersFailure,
  FindSurveyFailure,
  SurveyGateway,
} from '@/application/support/survey.port'
import { surveyContract as calls } from '@/adapters/contract/survey.contract'
import { HttpGateway, ignoreResponseBody } from './http-gateway'
import { toNotOfferedFailure } from './to-not-offered'
import { toSurvey, toSurveyAnswerBody } from './survey-mapper'

export class HttpSurveyGateway extends HttpGateway implements SurveyGateway {
  survey(): Promise<Result<Survey, FindSurveyFailure>> {
    return this.askWithFailures(
      calls.findSurvey,
      {},
      { toValue: toSurvey, refusalFailures: toNotOfferedFailure },
    )
  }

  sendAnswers(survey: SurveyAnswersRequest): Promise<Result<void, SendSurveyAnswersFailure>> {
    return this.askWithFailures(
      calls.answerSurvey,
      { body: toSurveyAnswerBody(survey), onBehalfOf: survey.onBehalfOf },
      {
        toValue: ignoreResponseBody,
        refusalFailures: { SURVEY_ALREADY_ANSWERED: { kind: 'already-answered' } },
      },
    )
  }

  skip(customerId: string): Promise<Result<void, GatewayFailure>> {
    return this.ask(
      calls.skipSurvey,
      { body: { userId: customerId }, outlivesPage: true },
      ignoreResponseBody,
    )
  }

  isAnswered(): Promise<Result<boolean, GatewayFailure>> {
    return this.ask(calls.isSurveyAnswered, {}, ({ answered }) => answered)
  }
}
