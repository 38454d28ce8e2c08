import type { PaymentSimulation } from './payment-simulation'
import type { PaymentSimulationRecorder } from './payment-simulation-recorder'

export type DetectedPaymentFault = 'second charge' | "false 'no se cobró nada'" | 'another amount shown'

export interface PaymentSimulationVerdict {
  readonly faults: readonly DetectedPaymentFault[]
  readonly chargeCount: number
}

/**
 * Amount due, in pesos, of the loan that the customer pays in every payment simulation (a random sequence of
 * actions and faults).
 */
const amountDue = 12_625

/**
 * Judges a played payment simulation (a random sequence of actions and faults). Returns what the portal did
 * wrong in it, and the number of charges. Source: PAY-16, PAY-20.
 */
export function judgeSimulation(
  story: PaymentSimulation,
  witness: PaymentSimulationRecorder,
  chargedKeys: ReadonlySet<string>,
): PaymentSimulationVerdict {
  const faults: DetectedPaymentFault[] = []
  const charged = [...chargedKeys].map((key) => witness.sentCharges.get(key)?.amount ?? amountDue)
  const total = charged.reduce((sum, amount) => sum + amount, 0)
  // After a partial payment that is applied at once, paying the rest is a different payment.
  const isRest = story.partialAmount !== undefined && !story.appliesPaymentsLater && total <= amountDue
  if (charged.length > 1 + witness.payAgainDecisionCount && !isRest) faults.push('second charge')
  const isFalse = witness.shownOutcomes.some(
    ({ outcome, idempotencyKey }) =>
      outcome === 'nothing charged' && idempotencyKey !== undefined && chargedKeys.has(idempotencyKey),
  )
  if (isFalse) faults.push("false 'no se cobró nada'")
  const isOther = witness.shownOutcomes.some(
    ({ outcome, amount }) => outcome === 'charged' && amount !== undefined && !charged.includes(amount),
  )
  if (isOther) faults.push('another amount shown')
  return { faults, chargeCount: charged.length }
}
