import type { surveyContract } from '@/adapters/contract/survey.contract'
import type { Handlers } from './handler'

export const surveyHandlers: Handlers<typeof surveyContract> = {
  isSurveyAnswered({ lender }) {
    return { answered: lender.arrangements.surveyAnswered ?? false }
  },
}
