import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { SeededRandom } from '#scripts/support/seeded-random'

/** What the customer does, or what happens to them, after they first press the pay button. */
export const paymentSimulationSteps = [
  'back',
  'reload',
  'second tab',
  'second device',
  'transfer comes in',
  'storage cleared',
  'logout elsewhere',
  'lender away',
  'waits',
  'asks again',
  'tries again',
] as const
export type PaymentSimulationStep = (typeof paymentSimulationSteps)[number]

/**
 * A payment simulation: a random sequence of what the customer does and of what goes wrong around a payment.
 * The seed decides everything in it.
 */
export interface PaymentSimulation {
  readonly seed: number
  /** Whether the customer presses the pay button twice in a row. */
  readonly pressesTwice: boolean
  /** Part of the amount due that the customer pays, in pesos. Undefined if they pay the whole amount. */
  readonly partialAmount: number | undefined
  readonly appliesPaymentsLater: boolean
  /** Faults of the first requests for a charge, in order: one fault for each request. */
  readonly faultsOfCharges: readonly DemoNextCallAnswer[]
  /** Faults of the first requests for the status of a payment, in order: one fault for each request. */
  readonly faultsOfStatusRequests: readonly DemoNextCallAnswer[]
  readonly steps: readonly PaymentSimulationStep[]
  /** Whether the customer pays once more if the portal says that a payment was made or may have been made. */
  readonly paysAgain: boolean
}

const chargeRequestFaults: readonly [DemoNextCallAnswer, ...DemoNextCallAnswer[]] = [
  'lost-answer',
  'network-error',
  'malformed',
  'captive-portal',
  'never',
  { late: 1 },
  { late: 4 },
  { late: 9 },
  ...[400, 403, 404, 500, 502, 503, 504, 408, 409, 429].map((status) => ({ done: { status } })),
  // The browser sends it again by itself, and the server refuses the second one while the first is pending.
  ...[400, 401, 403, 404, 408].map((resent) => ({ late: 6, resent })),
]

const statusRequestFaults: readonly [DemoNextCallAnswer, ...DemoNextCallAnswer[]] = [
  { status: 404 },
  { status: 500 },
  { status: 200, body: { status: 'SETTLED' } },
  { status: 200, body: { status: 'IN_PROCESS', transactionId: 7 } },
  'network-error',
  'captive-portal',
]

export function createSimulationFromSeed(seed: number): PaymentSimulation {
  const chance = new SeededRandom(seed)
  const several = <Each>(share: number, each: () => Each): readonly Each[] =>
    chance.isTrueWithProbability(share) ? Array.from({ length: chance.integerBetween(1, 2) }, each) : []
  return {
    seed,
    pressesTwice: chance.isTrueWithProbability(0.3),
    partialAmount: chance.isTrueWithProbability(0.2) ? 5000 : undefined,
    appliesPaymentsLater: chance.isTrueWithProbability(0.6),
    faultsOfCharges: several(0.75, () => chance.pickOne(chargeRequestFaults)),
    faultsOfStatusRequests: several(0.4, () => chance.pickOne(statusRequestFaults)),
    steps: Array.from({ length: chance.integerBetween(2, 4) }, () =>
      chance.pickOne(paymentSimulationSteps as readonly [PaymentSimulationStep, ...PaymentSimulationStep[]]),
    ),
    paysAgain: chance.isTrueWithProbability(0.15),
  }
}
