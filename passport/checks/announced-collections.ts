import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import { fieldOf, listOrEmpty, type CheckContext } from '#passport/check-context'
import { runCheckOfOptionalCall } from '#passport/optional-calls'
import {
  CheckCouldNotRunError,
  failedOutcome,
  outcomeOfProblems,
  isNotOfferedStatus,
  notApplicableOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'

const { payments } = apiContracts
const { listCollections } = apiContracts['automatic-collection']

/**
 * Checks of what happens when the customer pays an installment that the lender will soon collect
 * automatically. Source: PAY-27.
 */
export const announcedCollectionChecks: readonly Check[] = [
  {
    requirement: 'COBRO-5',
    run: async (context) => runWithAnnouncedCollections(context, checkOutcomeIfPaidIsStated),
  },
  {
    requirement: 'COBRO-6',
    changeDescription:
      'un cobro a la tarjeta guardada de quien tiene un cobro automático avisado (collected), por el importe del cobro',
    run: async (context) => runWithAnnouncedCollections(context, checkPaymentStopsCollection),
  },
]

/** The next automatic collection of a loan, which the lender has announced to the customer. */
interface AnnouncedCollection {
  readonly externalId: string
  readonly collectionId: string
  readonly amountPesos: number
  /** Day of the next attempt to collect. */
  readonly nextAttemptDay: string
  /** JSON value about what happens to the collection if the customer pays the installment before it. */
  readonly ifPaid: unknown
}

/** Runs a check with the announced collections of the `collected` customer. It needs at least one. */
async function runWithAnnouncedCollections(
  context: CheckContext,
  run: (context: CheckContext, announced: readonly AnnouncedCollection[]) => Promise<CheckOutcome>,
): Promise<CheckOutcome> {
  return runCheckOfOptionalCall(context, listCollections, async () => {
    const { status, loans } = await requestCollectionList(context)
    if (isNotOfferedStatus(status)) return notApplicableOutcome('No ofrece el cobro automático.')
    const announced = loans.flatMap((loan) => readAnnouncedCollection(loan) ?? [])
    if (announced.length === 0) throw new CheckCouldNotRunError('No hay ningún cobro automático avisado.')
    return run(context, announced)
  })
}

async function requestCollectionList(context: CheckContext) {
  const { taxId } = await context.sessionOf('collected')
  const { answer } = await context.sendAs('collected', { call: listCollections, pathParameters: { taxId } })
  return { status: answer?.status, loans: listOrEmpty(answer?.json) }
}

function readAnnouncedCollection(loan: unknown): AnnouncedCollection | undefined {
  const next = fieldOf(loan, 'next')
  const attempt = listOrEmpty(fieldOf(next, 'attempts')).find(
    (each) => fieldOf(each, 'result') === 'SCHEDULED',
  )
  if (attempt === undefined) return undefined
  return {
    externalId: String(fieldOf(loan, 'externalId')),
    collectionId: String(fieldOf(next, 'collectionId')),
    amountPesos: Number(fieldOf(next, 'amount')),
    nextAttemptDay: String(fieldOf(attempt, 'date')),
    ifPaid: fieldOf(next, 'ifPaid'),
  }
}

/** The values of `ifPaid.outcome` that the API contract allows. */
const outcomesIfPaid: readonly unknown[] = ['STOPPED', 'REFUNDED', 'NEXT_INSTALLMENT']

async function checkOutcomeIfPaidIsStated(
  _: CheckContext,
  announced: readonly AnnouncedCollection[],
): Promise<CheckOutcome> {
  return outcomeOfProblems(
    announced.flatMap(({ collectionId, nextAttemptDay, ifPaid }) => {
      const [outcome, until] = [fieldOf(ifPaid, 'outcome'), fieldOf(ifPaid, 'until')]
      if (!outcomesIfPaid.includes(outcome))
        return [`El cobro ${collectionId} no dice qué pasa si se paga a mano.`]
      if (outcome !== 'STOPPED') return []
      const untilMilliseconds = Date.parse(String(until))
      if (Number.isNaN(untilMilliseconds))
        return [`El cobro ${collectionId} no dice hasta cuándo se detiene.`]
      // The end of the day of the attempt, in Buenos Aires.
      const isBeforeAttempt = untilMilliseconds <= Date.parse(`${nextAttemptDay}T23:59:59-03:00`)
      return isBeforeAttempt
        ? []
        : [`El cobro ${collectionId} se intenta el ${nextAttemptDay}, y dice que se detiene después.`]
    }),
  )
}

/**
 * Pays an installment that a stoppable collection would collect, and checks that the collection is stopped.
 */
async function checkPaymentStopsCollection(
  context: CheckContext,
  announced: readonly AnnouncedCollection[],
): Promise<CheckOutcome> {
  const stoppable = announced.find(({ ifPaid }) => fieldOf(ifPaid, 'outcome') === 'STOPPED')
  if (!stoppable) throw new CheckCouldNotRunError('Ningún cobro avisado se detiene si se paga a mano ahora.')
  const { externalId, collectionId, amountPesos } = stoppable
  const { answer } = await context.sendAs('collected', {
    call: payments.payWithSavedCard,
    pathParameters: { externalId },
    body: { debitCardId: await context.requestSavedCardId('collected'), installmentAmount: amountPesos },
    idempotencyKey: randomUUID(),
  })
  if (fieldOf(answer?.json, 'paymentSuccess') !== true)
    throw new CheckCouldNotRunError(`Pagar la cuota respondió ${answer?.status ?? 'nada'}.`)
  const { loans } = await requestCollectionList(context)
  const loan = loans.find((each) => fieldOf(each, 'externalId') === externalId)
  const collection = [fieldOf(loan, 'next'), ...listOrEmpty(fieldOf(loan, 'past'))].find(
    (each) => fieldOf(each, 'collectionId') === collectionId,
  )
  if (collection === undefined) return failedOutcome(`El cobro ${collectionId} no está más en la lista.`)
  const status = String(fieldOf(collection, 'status'))
  return outcomeOfProblems(
    status === 'STOPPED'
      ? []
      : [`Dijo que el cobro ${collectionId} se detiene si se paga; se pagó y está ${status}.`],
  )
}
