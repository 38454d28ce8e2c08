import fc from 'fast-check'
import type { CallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { waitForQueuedTasks } from '#tests/application/payments/a-tab'
import type { TestedOperation } from './tested-operation'
import { OperationRequestingCustomer } from './simulated-customer'

const yearMilliseconds = 365 * 86_400_000

/**
 * Steps that a test may combine to a sequence of events around an operation. At the end of each
 * sequence, all pending requests arrive.
 */
const operationSimulationSteps = {
  press: (customer) => customer.pressOperationButton(),
  'press-twice': (customer) =>
    Promise.all([customer.pressOperationButton(), customer.pressOperationButton()]),
  'press-and-reload': (customer) => customer.pressButtonAndReload(),
  'press-and-leave': (customer) => customer.pressButtonAndLeaveBeforeSending(),
  'press-in-two-tabs': (customer) =>
    Promise.all([customer.pressOperationButton(0), customer.pressOperationButton(1)]),
  'press-in-the-other-tab': (customer) => customer.pressOperationButton(1),
  'press-on-an-old-screen': (customer) => customer.pressButtonOnOutdatedFirstScreen(),
  'press-for-another-plan': (customer) => customer.pressButtonWithOtherTerms(),
  'press-while-the-other-tab-asks': (customer) => customer.pressButtonDuringOtherTabQuery(),
  draw: (customer) => customer.renderOperationScreen(),
  'press-as-drawn': (customer) => customer.pressButtonOnRenderedScreen(),
  ask: (customer) => customer.askLenderForOutcome(),
  'ask-in-the-other-tab': (customer) => customer.askLenderForOutcome(1),
  reload: async (customer) => customer.reload(),
  'leave-and-enter': async (customer) => customer.signOutAndSignInAgain(),
  arrive: (customer) => customer.backEnd.deliverInterruptedRequests(),
} satisfies Record<string, (customer: OperationRequestingCustomer) => Promise<unknown>>

/**
 * Steps after which only the lender knows of an earlier operation: on another device, with deleted data
 * or with a wrong clock.
 */
const stepsThatHideOperation = {
  'press-on-the-other-device': (customer) => customer.pressButtonOnOtherDevice(),
  'clear-storage': (customer) => customer.clearStorage(),
  'clock-ahead': (customer) => customer.moveDeviceClock(yearMilliseconds),
  'clock-behind': (customer) => customer.moveDeviceClock(-yearMilliseconds),
} satisfies Record<string, (customer: OperationRequestingCustomer) => Promise<unknown>>

/**
 * Returns the faults of the lender: unusual answers to an operation and to the API calls around it, by
 * name of the fault.
 */
function faultsOf({
  callName,
  precedingCallNames,
  owner,
  refusalCode,
  hasEmptyAnswer,
}: TestedOperation): Readonly<Record<string, OperationFault>> {
  const status: CallName =
    owner.identifiedBy === 'session' ? 'payments.paymentStatus' : 'orders.statusWithoutSession'
  const ofOrder: Readonly<Record<string, DemoNextCallAnswer>> = {
    'lost-answer': 'lost-answer',
    'network-error': 'network-error',
    'captive-portal': 'captive-portal',
    malformed: 'malformed',
    'server-error': { status: 500 },
    conflict: { status: 409 },
    'conflict-of-another-word': { status: 409, code: 'OTRA_COSA' },
    forbidden: { status: 403 },
    refused: { status: 409, code: refusalCode },
    'late-2': { late: 2 },
    'late-6': { late: 6 },
    ...Object.fromEntries(
      [400, 401, 403, 404, 408].map((resent) => [`resent-${resent}`, { late: 6, resent }]),
    ),
    ...Object.fromEntries(
      [400, 401, 403, 404, 408, 409, 429, 500, 502, 503, 504].map((code) => [
        `done-then-${code}`,
        { done: { status: code } },
      ]),
    ),
    ...(hasEmptyAnswer ? {} : { 'done-then-cut': { done: { status: 200, body: {} } } }),
    'done-then-garbled': { done: { status: 200, body: 'OK' } },
  }
  const ofStatus: Readonly<Record<string, DemoNextCallAnswer>> = {
    'status-404': { status: 404 },
    'status-of-another-word': { status: 200, body: { status: 'PENDIENTE' } },
    'status-as-a-number': { status: 200, body: { status: 1 } },
  }
  return {
    ...faultsOfCall(callName, ofOrder),
    ...faultsOfCall(status, ofStatus),
    'not-seen': { callNames: precedingCallNames, answer: { status: 500 } },
    'seen-malformed': { callNames: precedingCallNames, answer: 'malformed' },
  }
}

interface OperationFault {
  readonly callNames: readonly CallName[]
  readonly answer: DemoNextCallAnswer
}

/** Returns the faults in which the lender gives one of the answers to this API call. */
function faultsOfCall(
  callName: CallName,
  answers: Readonly<Record<string, DemoNextCallAnswer>>,
): Readonly<Record<string, OperationFault>> {
  const named = Object.entries(answers).map(([name, answer]): readonly [string, OperationFault] => [
    name,
    { callNames: [callName], answer },
  ])
  return Object.fromEntries(named)
}

interface OperationSimulationEvent {
  readonly step: string
  readonly fault: string
}

/**
 * Creates a customer, runs the events one after another for this customer, and returns the customer. If an
 * event has a fault of the lender, the fault ends with that event.
 */
export async function runOperationEvents(
  operationKind: TestedOperation,
  story: readonly OperationSimulationEvent[],
): Promise<OperationRequestingCustomer> {
  const customer = await OperationRequestingCustomer.createSignedIn(operationKind)
  const acts: Readonly<Record<string, (customer: OperationRequestingCustomer) => Promise<unknown>>> = {
    ...operationSimulationSteps,
    ...stepsThatHideOperation,
  }
  const faults = faultsOf(operationKind)
  for (const { step, fault } of story) {
    const { callNames = [], answer } = faults[fault] ?? {}
    if (answer !== undefined)
      customer.backEnd.changeDemoState({ next: callNames.map((call) => ({ call, answer })) })
    await acts[step]?.(customer)
    await waitForQueuedTasks()
    customer.backEnd.replaceDemoState({ ...customer.backEnd.demoState(), next: [] })
  }
  return customer
}

export function createRandomOperationEvents(
  operationKind: TestedOperation,
): fc.Arbitrary<readonly OperationSimulationEvent[]> {
  const names = [
    ...Object.keys(operationSimulationSteps),
    ...(operationKind.isShownByLenderBeforeSending ? Object.keys(stepsThatHideOperation) : []),
  ]
  return fc.array(
    fc.record<OperationSimulationEvent>({
      step: fc.constantFrom(...names),
      fault: fc.constantFrom('none', 'none', ...Object.keys(faultsOf(operationKind))),
    }),
    { minLength: 1, maxLength: 10 },
  )
}

/**
 * Sequences of events that are rarely generated at random. For example, the operation arrives after a status
 * request and a retry, a retry finds that the operation was carried out, or the lender refuses a retry. In
 * the last one, the lender refuses the operation in the second tab, and the customer retries it on a screen
 * left open.
 */
const rareEventSequences: readonly (readonly OperationSimulationEvent[])[] = [
  [{ step: 'press-for-another-plan', fault: 'network-error' }],
  [
    { step: 'press', fault: 'late-6' },
    { step: 'ask', fault: 'none' },
    { step: 'press', fault: 'none' },
    { step: 'arrive', fault: 'none' },
  ],
  [
    { step: 'press', fault: 'late-6' },
    { step: 'ask', fault: 'none' },
    { step: 'press-in-two-tabs', fault: 'lost-answer' },
    { step: 'reload', fault: 'none' },
    { step: 'ask-in-the-other-tab', fault: 'none' },
  ],
  [
    { step: 'press', fault: 'late-6' },
    { step: 'ask', fault: 'none' },
    { step: 'press', fault: 'forbidden' },
    { step: 'press', fault: 'none' },
  ],
  [
    { step: 'press', fault: 'late-6' },
    { step: 'ask', fault: 'none' },
    { step: 'arrive', fault: 'none' },
    { step: 'press-while-the-other-tab-asks', fault: 'none' },
  ],
  [
    { step: 'press', fault: 'late-6' },
    { step: 'ask-in-the-other-tab', fault: 'none' },
    { step: 'press', fault: 'refused' },
    { step: 'press', fault: 'none' },
  ],
  [
    { step: 'press', fault: 'network-error' },
    { step: 'ask', fault: 'none' },
    { step: 'draw', fault: 'none' },
    { step: 'press-in-the-other-tab', fault: 'refused' },
    { step: 'press-as-drawn', fault: 'none' },
  ],
]
/**
 * Sequences of events in which an operation never arrives, is carried out on another device, and is
 * tried again on the first device.
 */
const rareTwoDeviceEventSequences: readonly (readonly OperationSimulationEvent[])[] = [
  [
    { step: 'press', fault: 'network-error' },
    { step: 'press-on-the-other-device', fault: 'none' },
    { step: 'ask-in-the-other-tab', fault: 'none' },
    { step: 'press-on-an-old-screen', fault: 'none' },
  ],
]

export function listExampleOperationEvents({
  isShownByLenderBeforeSending,
}: TestedOperation): [readonly OperationSimulationEvent[]][] {
  const stories = isShownByLenderBeforeSending
    ? [...rareEventSequences, ...rareTwoDeviceEventSequences]
    : rareEventSequences
  return stories.map((story) => [story])
}
