export interface SurveyOption {
  readonly code: string
  readonly label: string
}

/** A question as it is asked, whatever the lender calls its kind. */
export type SurveyQuestion = {
  readonly code: string
  /** What it asks for: 1 stars, 2 the reason, 3 whether the customer could, 4 what was missing. */
  readonly order: number
  readonly label: string
} & (
  | { readonly kind: 'stars'; readonly stars: readonly SurveyOption[] }
  | { readonly kind: 'choice'; readonly options: readonly SurveyOption[] }
  | { readonly kind: 'text' }
)

/** Source: SUP-03. */
export interface Survey {
  readonly runId: string
  readonly questions: readonly SurveyQuestion[]
}

/** Answers by the question's code: the code of the chosen option, or the text. */
export type SurveyAnswers = ReadonlyMap<string, string>

export interface SurveyResult {
  readonly code: string
  readonly answer: { readonly option: string } | { readonly freeText: string }
}

const abilityQuestionOrder = 3
const whatWasMissingOrder = 4
/** Could not, or only partly. */
const whatWasMissingIsAsked: readonly string[] = ['r2', 'r3']

/** What is asked, in order: what was missing only of who could not do everything. Source: SUP-03. */
export function askedQuestions({ questions }: Survey, answers: SurveyAnswers): readonly SurveyQuestion[] {
  const abilityQuestion = questions.find(({ order }) => order === abilityQuestionOrder)
  const answer = abilityQuestion && answers.get(abilityQuestion.code)?.toLowerCase()
  const missingIsAsked = answer !== undefined && whatWasMissingIsAsked.includes(answer)
  return questions
    .filter(({ order }) => order !== whatWasMissingOrder || missingIsAsked)
    .sort((one, other) => one.order - other.order)
}

/** What is asked and was not answered; what comes after the fourth may be left out. Source: SUP-03. */
export function unansweredQuestions(survey: Survey, answers: SurveyAnswers): readonly SurveyQuestion[] {
  return askedQuestions(survey, answers).filter(
    (question) => question.order <= whatWasMissingOrder && answerOf(question, answers) === undefined,
  )
}

/** What is sent: of what is asked, what was answered. */
export function surveyResults(survey: Survey, answers: SurveyAnswers): readonly SurveyResult[] {
  return askedQuestions(survey, answers).flatMap((question) => {
    const answer = answerOf(question, answers)
    if (answer === undefined) return []
    return [
      { code: question.code, answer: question.kind === 'text' ? { freeText: answer } : { option: answer } },
    ]
  })
}

/** Without an option that it does not have, and without spaces only. */
function answerOf(question: SurveyQuestion, answers: SurveyAnswers): string | undefined {
  const answer = answers.get(question.code)?.trim()
  return answer === '' ? undefined : answer
}
