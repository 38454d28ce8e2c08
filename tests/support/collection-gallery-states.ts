import { addresses } from '@/ui/addresses'
import type { DemoState } from '@/adapters/fake/demo-state'
import { demoAddressForPersona, demoStateWithNextCallAnswer, type GalleryState } from './gallery-tools'

const loanAddress = addresses.loan.createPath({ idLoan: 'p-71c4ae09' })
const summaryAddress = addresses.paymentSummary.createPath({ externalId: '40166205' })
const listCollectionsCallName = 'automatic-collection.listCollections'

/** Returns an automatic collection in which each attempt has the given result. */
function collectionWithAttempts(
  status: string,
  results: readonly (string | undefined)[],
  installmentNumber = 6,
): object {
  const days = ['2026-11-19', '2026-11-21', '2026-11-23']
  return {
    collectionId: `cobro-${installmentNumber}-${status}`,
    installmentNumber,
    date: '2026-11-19',
    amount: 21_340,
    status,
    attempts: results.map((result, position) => ({ date: days[position], result })),
  }
}

/**
 * Returns the gallery state of a loan for which the lender gives the answer `said` about automatic
 * collections.
 */
function loanStateWithCollectionsAnswer(name: string, said: object): GalleryState {
  const entry = { externalId: '40166205', status: 'ACTIVE', toCollect: [], past: [], ...said }
  return {
    name: `cobro-automatico-${name}`,
    address: demoAddressForPersona(
      'delia',
      loanAddress,
      demoStateWithNextCallAnswer(listCollectionsCallName, { status: 200, body: [entry] }),
    ),
  }
}

function paymentSummaryState(name: string, change: Partial<DemoState> = {}): GalleryState {
  return {
    name: `cobro-automatico-resumen-${name}`,
    address: demoAddressForPersona('delia', summaryAddress, change),
  }
}

/**
 * Gallery states of the screens that show an automatic collection, and of the screens on which the
 * customer pays the same installment themselves.
 */
export const collectionGalleryStates: readonly GalleryState[] = [
  { name: 'cobro-automatico-inicio', address: demoAddressForPersona('delia', addresses.home.createPath()) },
  { name: 'cobro-automatico-manana', address: demoAddressForPersona('delia', loanAddress) },
  {
    name: 'cobro-automatico-sin-saldo',
    address: demoAddressForPersona('delia', addresses.loan.createPath({ idLoan: 'p-0e6d92f3' })),
  },
  loanStateWithCollectionsAnswer('en-curso', {
    next: collectionWithAttempts('IN_PROCESS', ['REJECTED', 'IN_PROCESS', 'SCHEDULED']),
  }),
  loanStateWithCollectionsAnswer('sin-saber', {
    next: collectionWithAttempts('IN_PROCESS', ['NO_FUNDS', undefined, 'SCHEDULED']),
  }),
  loanStateWithCollectionsAnswer('terminados', {
    account: { kind: 'CVU', lastDigits: '6076' },
    past: [
      collectionWithAttempts('REFUNDED', ['COLLECTED', 'NOT_MADE', 'NOT_MADE'], 5),
      collectionWithAttempts('STOPPED', ['NOT_MADE', 'NOT_MADE', 'NOT_MADE'], 4),
      collectionWithAttempts('NOT_COLLECTED', ['NO_FUNDS', 'NO_FUNDS', 'REJECTED'], 3),
    ],
  }),
  paymentSummaryState('no-se-hace'),
  paymentSummaryState('ya-salio', { now: '2026-11-21T21:30:00-03:00' }),
  paymentSummaryState('se-devuelve', { set: { ifPaidByHand: 'REFUNDED' } }),
  paymentSummaryState('cuota-siguiente', { set: { ifPaidByHand: 'NEXT_INSTALLMENT' } }),
  paymentSummaryState('no-lo-dice', { set: { ifPaidByHand: 'NOT_SAID' } }),
  paymentSummaryState('no-se-sabe', demoStateWithNextCallAnswer(listCollectionsCallName, { status: 500 })),
  {
    name: 'cobro-automatico-juntas',
    address: demoAddressForPersona('delia', addresses.paymentBatch.createPath()),
  },
]
