import { surveyContract } from '@/adapters/contract/survey.contract'
import { caseOf, type ContractCase } from './contract-case'
import { good, marta } from './marta'

export const surveyAnswers: readonly ContractCase[] = [
  caseOf(surveyContract.isSurveyAnswered, {
    title: 'says whether it was answered',
    ...marta,
    input: { path: {} },
    expected: good,
  }),
]
