export interface SurveyOption {
  readonly code: string
  readonly label: string
}

/**
 * A question of the satisfaction survey, which the customer answers with stars, by choosing an option or by
 * typing a text.
 */
export type SurveyQuestion = {
  readonly code: string
  /**
   * What the question is about, as a number. 1: the rating in stars. 2: the reason for the rating. 3:
   * whether the customer could do what they wanted. 4: what was missing.
   */
  readonly order: number
  readonly label: string
} & (
  | { readonly kind: 'stars'; readonly stars: readonly SurveyOption[] }
  | { readonly kind: 'choice'; readonly options: readonly SurveyOption[] }
  | { readonly kind: 'text' }
)

/** One round of the satisfaction survey. `runId` is the lender's number of the round. Source: SUP-03. */
export interface Survey {
  readonly runId: string
  readonly questions: readonly SurveyQuestion[]
}

/**
 * The customer's answers to the satisfaction survey: for each question code, the code of the chosen option or
 * the typed text.
 */
export type SurveyAnswers = ReadonlyMap<string, string>

export interface SurveyAnswerToSend {
  readonly questionCode: string
  readonly answer: { readonly option: string } | { readonly freeText: string }
}

const abilityQuestionNumber = 3
const whatWasMissingQuestionNumber = 4
/** Codes of the options that mean 'I could not do it' and 'I could do only a part'. */
const incompleteTaskOptionCodes: readonly string[] = ['r2', 'r3']

/**
 * Returns the survey questions to show, in order. The question about what was missing is shown only if
 * the customer could not do everything they wanted. Source: SUP-03.
 */
export function visibleSurveyQuestions(
  { questions }: Survey,
  answers: SurveyAnswers,
): readonly SurveyQuestion[] {
  const abilityQuestion = questions.find(({ order }) => order === abilityQuestionNumber)
  const answer = abilityQuestion && answers.get(abilityQuestion.code)?.toLowerCase()
  const missingIsAsked = answer !== undefined && incompleteTaskOptionCodes.includes(answer)
  return questions
    .filter(({ order }) => order !== whatWasMissingQuestionNumber || missingIsAsked)
    .sort((one, other) => one.order - other.order)
}

/**
 * Returns the required survey questions that the customer has not answered. Questions after the fourth
 * are optional. Source: SUP-03.
 */
export function unansweredSurveyQuestions(survey: Survey, answers: SurveyAnswers): readonly SurveyQuestion[] {
  return visibleSurveyQuestions(survey, answers).filter(
    (question) => question.order <= whatWasMissingQuestionNumber && answerOf(question, answers) === undefined,
  )
}

/**
 * Returns the answers that the satisfaction survey still accepts. Answers to questions that it no longer has
 * are left out, and so are answers with options that it no longer has.
 */
export function acceptedSurveyAnswers({ questions }: Survey, answers: SurveyAnswers): SurveyAnswers {
  return new Map(
    questions.flatMap((question) => {
      const answer = answers.get(question.code)
      return answer !== undefined && isAcceptedAnswer(question, answer) ? [[question.code, answer]] : []
    }),
  )
}

function isAcceptedAnswer(question: SurveyQuestion, answer: string): boolean {
  switch (question.kind) {
    case 'stars':
      return question.stars.some(({ code }) => code === answer)
    case 'choice':
      return question.options.some(({ code }) => code === answer)
    case 'text':
      return true
  }
}

/** Returns the survey answers to send to the lender: only those to questions that the portal shows. */
export function surveyAnswersToSend(survey: Survey, answers: SurveyAnswers): readonly SurveyAnswerToSend[] {
  return visibleSurveyQuestions(survey, answers).flatMap((question) => {
    const answer = answerOf(question, answers)
    if (answer === undefined) return []
    return [
      {
        questionCode: question.code,
        answer: question.kind === 'text' ? { freeText: answer } : { option: answer },
      },
    ]
  })
}

/**
 * Returns the customer's answer to a survey question. Undefined if they have not answered it or the
 * answer is blank.
 */
function answerOf(question: SurveyQuestion, answers: SurveyAnswers): string | undefined {
  const answer = answers.get(question.code)?.trim()
  return answer === '' ? undefined : answer
}
