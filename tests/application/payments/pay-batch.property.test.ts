import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { propertyTestTimeoutMilliseconds, propertyTestCaseCount } from '#tests/support/property-cases'
import { BatchPayingCustomer, type BatchChargeFault } from './a-batch-payer'
import { waitForQueuedTasks } from './a-tab'

const chargeCallName: CallName = 'payments.payWithSavedCard'

const callsAndFaultyAnswers: readonly (readonly [CallName, DemoNextCallAnswer])[] = [
  [chargeCallName, 'lost-answer'],
  [chargeCallName, 'network-error'],
  [chargeCallName, 'malformed'],
  [chargeCallName, { status: 409, code: 'INSUFFICIENT_FUNDS' }],
  [chargeCallName, { status: 403 }],
  [chargeCallName, { status: 500 }],
  [chargeCallName, { done: { status: 403 } }],
  [chargeCallName, { done: { status: 504 } }],
  [chargeCallName, { late: 2 }],
  [chargeCallName, { late: 12 }],
  [chargeCallName, { late: 6, resent: 403 }],
  ['payments.amountDue', { status: 500 }],
  ['payments.listPayments', 'malformed'],
  ['orders.recentOperations', { status: 500 }],
]

/** Steps that a random sequence of events around a payment of several loans may have. */
const batchSimulationSteps = {
  'pay-all': (marta, fault) => marta.payAllPreselectedLoans(0, fault),
  'pay-all-in-two-tabs': (marta, fault) =>
    Promise.all([marta.payAllPreselectedLoans(0, fault), marta.payAllPreselectedLoans(1)]),
  'pay-all-on-the-other-device': async (marta, fault) => {
    // A payment that has not arrived is unknown to another device.
    await marta.backEnd.deliverInterruptedRequests()
    await marta.payAllPreselectedLoans(2, fault)
    await marta.backEnd.deliverInterruptedRequests()
  },
  'close-after-the-first': (marta, fault) => marta.closePageAfterFirstCharge(fault),
  'pay-one-alone': (marta) => marta.payOnlyOneLoan(1),
  draw: (marta) => marta.renderLoanList(),
  'pay-as-drawn': (marta, fault) => marta.payFromRenderedLoanList(fault),
  ask: (marta) => marta.askLenderForOutcome(),
  'ask-in-the-other-tab': (marta) => marta.askLenderForOutcome(1),
  reload: async (marta) => marta.reload(),
  'a-transfer-comes-in': async (marta) => void marta.backEnd.receiveLoanPaymentTransfer('40097264'),
  arrive: (marta) => marta.backEnd.deliverInterruptedRequests(),
} satisfies Record<string, (marta: BatchPayingCustomer, fault?: BatchChargeFault) => Promise<unknown>>

type BatchSimulationStep = keyof typeof batchSimulationSteps

const batchEventsArbitrary = fc.array(
  fc.record({
    happening: fc.constantFrom(...(Object.keys(batchSimulationSteps) as BatchSimulationStep[])),
    fault: fc.option(fc.constantFrom(...callsAndFaultyAnswers), { nil: undefined }),
    at: fc.nat({ max: 2 }),
  }),
  { minLength: 1, maxLength: 8 },
)

it(
  'a batch charges each loan at most once, whatever fails, and shows the true result of each',
  async () => {
    await fc.assert(
      fc.asyncProperty(batchEventsArbitrary, fc.boolean(), async (story, appliesLater) => {
        const marta = await BatchPayingCustomer.createSignedIn()
        marta.backEnd.changeDemoState({ set: { appliesLater } })
        for (const { happening, fault, at: loanPosition } of story) {
          await batchSimulationSteps[happening](
            marta,
            fault && { loanPosition, call: fault[0], answer: fault[1] },
          )
          await waitForQueuedTasks()
          marta.backEnd.replaceDemoState({ ...marta.backEnd.demoState(), next: [] })
        }
        expect(await marta.findFalseStatementsOnScreens()).toEqual([])
        expect(await marta.findLoansChargedTwice()).toEqual([])
      }),
      { numRuns: propertyTestCaseCount },
    )
  },
  propertyTestTimeoutMilliseconds,
)
