/** The steps of a refinancing after its first screen, in their order. Source: REF-04. */
export type RefinancingStep = 'plan' | 'selfie' | 'card' | 'summary' | 'result'

/** How far one has come. */
export interface StepsDone {
  /** The lender said what is offered. */
  readonly hasProposal: boolean
  /** A plan was chosen, and its loan created. */
  readonly hasLoan: boolean
  /** The lender said that the customer is themselves. */
  readonly isValidated: boolean
  readonly hasCard: boolean
  readonly isPaid: boolean
}

/**
 * The step that comes first for who wants that one; undefined where they may stay. What is paid is not paid again.
 * Source: REF-04, REF-11.
 */
export function stepBefore(wanted: RefinancingStep, done: StepsDone): 'home' | RefinancingStep | undefined {
  const reached = nextStep(done)
  return order.indexOf(wanted) <= order.indexOf(reached) && !(done.isPaid && wanted !== 'result')
    ? undefined
    : reached
}

/** After home, which comes before them all. */
const order: readonly ('home' | RefinancingStep)[] = ['plan', 'selfie', 'card', 'summary', 'result']

/** The furthest that the customer may go. */
function nextStep(done: StepsDone): 'home' | RefinancingStep {
  if (!done.hasProposal) return 'home'
  if (done.isPaid) return 'result'
  if (!done.hasLoan) return 'plan'
  if (!done.isValidated) return 'selfie'
  return done.hasCard ? 'summary' : 'card'
}
