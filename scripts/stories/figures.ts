import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { markdownTable } from '#scripts/support/measure-page'
import type { PaymentSimulation } from './payment-simulation'
import type { DetectedPaymentFault, PaymentSimulationVerdict } from './verdict'

export interface JudgedSimulation {
  readonly simulation: PaymentSimulation
  readonly verdict: PaymentSimulationVerdict
}

const faultColumns: readonly (readonly [DetectedPaymentFault, string])[] = [
  ['second charge', 'Segundo cobro'],
  ["false 'no se cobró nada'", '«No se cobró nada» falso'],
  ['another amount shown', 'Otro importe'],
]

/**
 * Returns the totals of all played payment simulations (random sequences of actions and faults), as a text
 * for docs/measure.md.
 */
export function formatSimulationTotals(all: readonly JudgedSimulation[]): string {
  const seeds = all.map(({ simulation }) => simulation.seed)
  const day = new Date().toLocaleDateString('es-AR', { timeZone: 'America/Argentina/Buenos_Aires' })
  const faulty = all.filter(({ verdict }) => verdict.faults.length > 0).length
  return `El ${day}: ${all.length} historias, semillas ${Math.min(...seeds)} a ${Math.max(...seeds)}, ${faulty} con una falla.`
}

/**
 * Returns a table of the outcomes of the payment simulations (random sequences of actions and faults). It
 * has a row for each fault that affected the first charge of a simulation.
 */
export function buildSimulationOutcomesTable(all: readonly JudgedSimulation[]): string {
  const byFault = Map.groupBy(all, ({ simulation }) => chargeFaultTitle(simulation.faultsOfCharges[0]))
  const rows = [...byFault].toSorted(([one], [other]) => one.localeCompare(other))
  return markdownTable(
    ['Qué pasó con el cobro', 'Historias', ...faultColumns.map(([, title]) => title)],
    [...rows, ['Todas', all] as const].map(([name, some]) => [
      name,
      some.length,
      ...faultColumns.map(([fault]) => some.filter(({ verdict }) => verdict.faults.includes(fault)).length),
    ]),
  )
}

function chargeFaultTitle(answer: DemoNextCallAnswer | undefined): string {
  if (answer === undefined) return 'Nada raro'
  if (typeof answer !== 'string') {
    if ('late' in answer) return 'resent' in answer ? 'El navegador lo mandó dos veces' : 'Llegó tarde'
    return 'done' in answer ? `Se cobró y respondió ${answer.done.status}` : `Respondió ${answer.status}`
  }
  switch (answer) {
    case 'lost-answer':
      return 'Se cobró y la respuesta se perdió'
    case 'network-error':
      return 'No llegó'
    case 'never':
      return 'No hubo respuesta'
    case 'malformed':
    case 'odd-entry':
      return 'La respuesta no se entendió'
    case 'captive-portal':
      return 'Contestó la red de un hotel'
  }
}
