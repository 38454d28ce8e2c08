import fc from 'fast-check'
import {
  collectionActivationOperation,
  collectionDeactivationOperation,
} from '#tests/application/automatic-collection/a-changed-collection'
import { cardAdditionOperation, cardReplacementOperation } from '#tests/application/cards/a-changed-card'
import { shopLoanOperation, shopPaymentOperation } from '#tests/application/qr-payment/a-paid-shop'
import {
  downPaymentOperation,
  refinancingLoanOperation,
} from '#tests/application/refinancing/a-refinanced-debt'
import { creditLineLoanOperation } from '#tests/application/revolving-line/a-requested-loan'
import * as charging from '#tests/application/payments/payment-events'
import type { TestedOperation } from '#tests/application/shared/tested-operation'
import { runOperationEvents, createRandomOperationEvents } from '#tests/application/shared/operation-events'
import { printLines, readCommandLineOptions, exitWithError } from './support/command-line'
import { markdownTable, replaceMeasurementsPageSection } from './support/measure-page'

const options = readCommandLineOptions({
  /**
   * Total number of random simulations (sequences of actions and faults during an operation) to play. They
   * are divided among the kinds of operation.
   */
  count: { type: 'string', default: '1000' },
  /**
   * Seed from which all random simulations (sequences of actions and faults during an operation) are made.
   */
  seed: { type: 'string', default: '1' },
  /**
   * Name of a kind of operation, as in the printed table. Only simulations (sequences of actions and faults)
   * of that operation are played.
   */
  kind: { type: 'string' },
  /**
   * Command-line option: the totals of the played simulations (random sequences of actions and faults) are
   * written to docs/measure.md.
   */
  write: { type: 'boolean', default: false },
})

if (options.write && options.kind !== undefined) exitWithError('--write needs the stories of every kind')

/**
 * The verdict on a simulation (a random sequence of actions and faults during an operation): whether the
 * operation was done twice, and whether a screen showed something false.
 */
interface SimulationVerdict {
  readonly isDoneTwice: boolean
  readonly showedFalsehood: boolean
}

/** A kind of operation for which simulations (random sequences of actions and faults) are played. */
interface SimulationKind {
  readonly name: string
  /**
   * Plays `count` random simulations (sequences of actions and faults) of an operation. Returns the verdict
   * on each simulation. The same seed always makes the same simulations.
   */
  readonly playAndJudgeSimulations: (count: number, seed: number) => Promise<readonly SimulationVerdict[]>
}

/** Returns the kind of simulations for an operation other than paying an installment. */
function operationSimulationKind(name: string, thing: TestedOperation): SimulationKind {
  return {
    name,
    playAndJudgeSimulations: (count, seed) =>
      judgeSimulationsInTurn(
        fc.sample(createRandomOperationEvents(thing), { numRuns: count, seed }),
        async (story) => {
          const customer = await runOperationEvents(thing, story)
          const showedFalsehood = (await customer.findFalseStatementsOnScreens()).length > 0
          return { showedFalsehood, isDoneTwice: customer.operationExecutionCount > 1 }
        },
      ),
  }
}

/**
 * Returns the kind of simulations in which the customer pays an installment with the given payment method.
 */
function paymentSimulationKindOfMethod(name: string, card: 'saved' | 'new' | 'wallet'): SimulationKind {
  const eventsWithCard = charging.paymentEventsArbitrary.map((all) =>
    all.map((event) => withPaymentMethod(event, card)),
  )
  return paymentSimulationKindOfEvents(name, eventsWithCard)
}

/**
 * Returns the kind of simulations in which the customer pays an installment. The simulations are made of the
 * given random events.
 */
function paymentSimulationKindOfEvents(
  name: string,
  randomPaymentEvents: fc.Arbitrary<charging.PaymentSimulationEvent[]>,
): SimulationKind {
  const story = fc.tuple(randomPaymentEvents, charging.demoSettingsArbitrary)
  return {
    name,
    playAndJudgeSimulations: (count, seed) =>
      judgeSimulationsInTurn(fc.sample(story, { numRuns: count, seed }), async ([some, lender]) => {
        const customer = await charging.runPaymentEvents(some, lender)
        const showedFalsehood = (await customer.findFalseStatementsOnScreens()).length > 0
        return { showedFalsehood, isDoneTwice: await charging.isCustomerOvercharged(customer) }
      }),
  }
}

/** Returns the event of a simulation, changed so that the customer pays with the given payment method. */
function withPaymentMethod(
  event: charging.PaymentSimulationEvent,
  cardKind: 'saved' | 'new' | 'wallet',
): charging.PaymentSimulationEvent {
  if (cardKind !== 'wallet') return { ...event, cardKind }
  return event.step === 'press' ? { ...event, step: 'wallet' } : event
}

async function judgeSimulationsInTurn<Simulation>(
  simulations: readonly Simulation[],
  judge: (simulation: Simulation) => Promise<SimulationVerdict>,
): Promise<readonly SimulationVerdict[]> {
  const verdicts: SimulationVerdict[] = []
  for (const simulation of simulations) verdicts.push(await judge(simulation))
  return verdicts
}

const everySimulationKind: readonly SimulationKind[] = [
  paymentSimulationKindOfMethod('Cuota, con una tarjeta guardada', 'saved'),
  paymentSimulationKindOfMethod('Cuota, con una tarjeta nueva', 'new'),
  paymentSimulationKindOfMethod('Cuota, con la billetera', 'wallet'),
  paymentSimulationKindOfEvents('Cuota que además se cobra de la cuenta', charging.collectionEventsArbitrary),
  operationSimulationKind('Préstamo de la línea', creditLineLoanOperation),
  operationSimulationKind('Préstamo de una compra', shopLoanOperation),
  operationSimulationKind('Pago a un comercio', shopPaymentOperation),
  operationSimulationKind('Préstamo de la refinanciación', refinancingLoanOperation),
  operationSimulationKind('Anticipo de la refinanciación', downPaymentOperation),
  operationSimulationKind('Tarjeta que se agrega', cardAdditionOperation),
  operationSimulationKind('Tarjeta que se reemplaza', cardReplacementOperation),
  operationSimulationKind('Cobro automático que se activa', collectionActivationOperation),
  operationSimulationKind('Cobro automático que se deja', collectionDeactivationOperation),
]

const chosenKinds = everySimulationKind.filter(
  ({ name }) => options.kind === undefined || name === options.kind,
)
const seed = Number(options.seed)
const simulationsPerKind = Math.ceil(Number(options.count) / chosenKinds.length)
const rows: (readonly [string, number, number, number])[] = []
for (const { name, playAndJudgeSimulations } of chosenKinds) {
  const verdicts = await playAndJudgeSimulations(simulationsPerKind, seed)
  const twice = verdicts.filter(({ isDoneTwice }) => isDoneTwice).length
  const untrue = verdicts.filter(({ showedFalsehood }) => showedFalsehood).length
  rows.push([name, verdicts.length, twice, untrue])
  printLines(`${name}: ${verdicts.length} stories, ${twice} done twice, ${untrue} with something false`)
}
const sumOfColumn = (column: 1 | 2 | 3): number => rows.reduce((sum, row) => sum + row[column], 0)
const totalRow = ['Todas', sumOfColumn(1), sumOfColumn(2), sumOfColumn(3)] as const
const todayText = new Date().toLocaleDateString('es-AR', { timeZone: 'America/Argentina/Buenos_Aires' })
const playedCountText = totalRow[1].toLocaleString('es-AR')
const resultsText = [
  `El ${todayText}: ${playedCountText} historias, semilla ${seed}, ${totalRow[2]} hechas dos veces, ${totalRow[3]} con algo falso.`,
  '',
  markdownTable(['Qué se pide', 'Historias', 'Hecho dos veces', 'Algo falso'], [...rows, totalRow]),
].join('\n')
if (options.write) await replaceMeasurementsPageSection('las historias de cada operación', resultsText)
process.exitCode = totalRow[1] > 0 && totalRow[2] + totalRow[3] === 0 ? 0 : 1
