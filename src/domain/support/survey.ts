export interface SurveyOption {
  readonly code: string
  readonly label: string
}

/** A question as it is asked, whatever the lender calls its kind. */
export type SurveyQuestion = {
  readonly code: string
  /** What it asks for: 1 stars, 2 the reason, 3 whether she could, 4 what was missing. */
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

export interface SurveyResult {
  readonly code: string
  readonly answer: { readonly option: string } | { readonly freeText: string }
}
