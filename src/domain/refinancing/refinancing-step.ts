/** The steps of a refinancing after its first screen, in their order. Source: REF-04. */
export type RefinancingStep = 'plan' | 'selfie' | 'card' | 'summary' | 'result'

/** What the customer has already done in the refinancing. */
export interface RefinancingStepsDone {
  /** Whether the lender's proposal is known. */
  readonly hasProposal: boolean
  /** Whether the customer chose a plan and its loan was created. */
  readonly hasLoan: boolean
  /** Whether the lender confirmed the customer's identity. */
  readonly isValidated: boolean
  readonly hasCard: boolean
  readonly isPaid: boolean
}

/**
 * Returns the refinancing step that the portal shows instead of the wanted one: the furthest that the
 * customer may open. Undefined if they may open the wanted step. Once the down payment is paid, only the
 * result can be opened. Source: REF-04, REF-11.
 */
export function refinancingStepToShow(
  wanted: RefinancingStep,
  done: RefinancingStepsDone,
): 'home' | RefinancingStep | undefined {
  const reached = nextStep(done)
  return order.indexOf(wanted) <= order.indexOf(reached) && !(done.isPaid && wanted !== 'result')
    ? undefined
    : reached
}

/** The steps in order. `home` comes before all of them. */
const order: readonly ('home' | RefinancingStep)[] = ['plan', 'selfie', 'card', 'summary', 'result']

/** Returns the furthest step that the customer may open. */
function nextStep(done: RefinancingStepsDone): 'home' | RefinancingStep {
  if (!done.hasProposal) return 'home'
  if (done.isPaid) return 'result'
  if (!done.hasLoan) return 'plan'
  if (!done.isValidated) return 'selfie'
  return done.hasCard ? 'summary' : 'card'
}
