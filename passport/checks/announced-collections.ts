import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import { field, listOf, type Lab } from '#passport/lab'
import { ifOffered } from '#passport/offered'
import { CouldNotRun, fail, found, isNotOffered, notApplicable, type Outcome } from '#passport/outcome'

const { payments } = apiContracts
const { listCollections } = apiContracts['automatic-collection']

/**
 * Checks of a payment by hand of an installment that the lender is about to collect automatically.
 * Source: PAY-27.
 */
export const announcedCollectionChecks: readonly Check[] = [
  { requirement: 'COBRO-5', run: async (lab) => withAnnounced(lab, saysWhatHappens) },
  {
    requirement: 'COBRO-6',
    writes:
      'un cobro a la tarjeta guardada de quien tiene un cobro automático avisado (collected), por el importe del cobro',
    run: async (lab) => withAnnounced(lab, keepsItsWord),
  },
]

/** The announced automatic collection of a loan. */
interface Announced {
  readonly externalId: string
  readonly collectionId: string
  readonly amount: number
  /** Day of the next attempt to collect. */
  readonly day: string
  readonly ifPaid: unknown
}

async function withAnnounced(
  lab: Lab,
  run: (lab: Lab, announced: readonly Announced[]) => Promise<Outcome>,
): Promise<Outcome> {
  return ifOffered(lab, listCollections, async () => {
    const { status, loans } = await listed(lab)
    if (isNotOffered(status)) return notApplicable('No ofrece el cobro automático.')
    const announced = loans.flatMap((loan) => announcedOf(loan) ?? [])
    if (announced.length === 0) throw new CouldNotRun('No hay ningún cobro automático avisado.')
    return run(lab, announced)
  })
}

async function listed(lab: Lab) {
  const { taxId } = await lab.signedIn('collected')
  const { answer } = await lab.as('collected', { call: listCollections, path: { taxId } })
  return { status: answer?.status, loans: listOf(answer?.json) }
}

function announcedOf(loan: unknown): Announced | undefined {
  const next = field(loan, 'next')
  const attempt = listOf(field(next, 'attempts')).find((each) => field(each, 'result') === 'SCHEDULED')
  if (attempt === undefined) return undefined
  return {
    externalId: String(field(loan, 'externalId')),
    collectionId: String(field(next, 'collectionId')),
    amount: Number(field(next, 'amount')),
    day: String(field(attempt, 'date')),
    ifPaid: field(next, 'ifPaid'),
  }
}

const outcomes: readonly unknown[] = ['STOPPED', 'REFUNDED', 'NEXT_INSTALLMENT']

async function saysWhatHappens(_: Lab, announced: readonly Announced[]): Promise<Outcome> {
  return found(
    announced.flatMap(({ collectionId, day, ifPaid }) => {
      const [outcome, until] = [field(ifPaid, 'outcome'), field(ifPaid, 'until')]
      if (!outcomes.includes(outcome)) return [`El cobro ${collectionId} no dice qué pasa si se paga a mano.`]
      if (outcome !== 'STOPPED') return []
      const last = Date.parse(String(until))
      if (Number.isNaN(last)) return [`El cobro ${collectionId} no dice hasta cuándo se detiene.`]
      // The whole day of the attempt, in Buenos Aires.
      const isInTime = last <= Date.parse(`${day}T23:59:59-03:00`)
      return isInTime ? [] : [`El cobro ${collectionId} se intenta el ${day}, y dice que se detiene después.`]
    }),
  )
}

async function keepsItsWord(lab: Lab, announced: readonly Announced[]): Promise<Outcome> {
  const stopped = announced.find(({ ifPaid }) => field(ifPaid, 'outcome') === 'STOPPED')
  if (!stopped) throw new CouldNotRun('Ningún cobro avisado se detiene si se paga a mano ahora.')
  const { externalId, collectionId, amount } = stopped
  const { answer } = await lab.as('collected', {
    call: payments.payWithSavedCard,
    path: { externalId },
    body: { debitCardId: await lab.savedCardId('collected'), installmentAmount: amount },
    idempotencyKey: randomUUID(),
  })
  if (field(answer?.json, 'paymentSuccess') !== true)
    throw new CouldNotRun(`Pagar la cuota respondió ${answer?.status ?? 'nada'}.`)
  const { loans } = await listed(lab)
  const loan = loans.find((each) => field(each, 'externalId') === externalId)
  const collection = [field(loan, 'next'), ...listOf(field(loan, 'past'))].find(
    (each) => field(each, 'collectionId') === collectionId,
  )
  if (collection === undefined) return fail(`El cobro ${collectionId} no está más en la lista.`)
  const status = String(field(collection, 'status'))
  return found(
    status === 'STOPPED'
      ? []
      : [`Dijo que el cobro ${collectionId} se detiene si se paga; se pagó y está ${status}.`],
  )
}
