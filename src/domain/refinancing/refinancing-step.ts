/**
 * The steps of a refinancing after its first screen, in the order in which the customer takes them.
 * Source: REF-04.
 */
export type RefinancingStep = 'plan' | 'selfie' | 'card' | 'summary' | 'result'

/** What the customer has already done in the refinancing. */
interface RefinancingStepsDone {
  /** Whether the portal has the lender's refinancing proposal. */
  readonly hasProposal: boolean
  /** Whether the customer chose a repayment plan and the lender created the loan for it. */
  readonly hasLoan: boolean
  /** Whether the lender confirmed the customer's identity. */
  readonly isValidated: boolean
  readonly hasCard: boolean
  readonly isPaid: boolean
}

/**
 * Returns the refinancing step that the portal shows instead of the wanted step: the furthest one that
 * the customer may open. Undefined if they may open the wanted step. Once the customer has paid the down
 * payment, only the result can be opened. Source: REF-04, REF-11.
 */
export function refinancingStepToShow(
  wanted: RefinancingStep,
  done: RefinancingStepsDone,
): 'home' | RefinancingStep | undefined {
  const reached = furthestOpenStep(done)
  return stepOrder.indexOf(wanted) <= stepOrder.indexOf(reached) && !(done.isPaid && wanted !== 'result')
    ? undefined
    : reached
}

/**
 * The steps of a refinancing in the order in which the customer takes them. `home`, the first screen, is not
 * in the list, so it counts as before all of them.
 */
const stepOrder: readonly ('home' | RefinancingStep)[] = ['plan', 'selfie', 'card', 'summary', 'result']

/** Returns the furthest step that the customer may open. */
function furthestOpenStep(done: RefinancingStepsDone): 'home' | RefinancingStep {
  if (!done.hasProposal) return 'home'
  if (done.isPaid) return 'result'
  if (!done.hasLoan) return 'plan'
  if (!done.isValidated) return 'selfie'
  return done.hasCard ? 'summary' : 'card'
}
