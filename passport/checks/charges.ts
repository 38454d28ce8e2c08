import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/exchange'
import { field, listOf, text, type Lab, type SignedIn } from '#passport/lab'
import { fail, found, type Outcome } from '#passport/outcome'

const { payments, session } = apiContracts

const oneCharge = 'un cobro a la tarjeta guardada de quien debe, por chargedPesos'

/** Checks that the lender charges a card only once, whatever happens to its answer. Source: PAY-16. */
export const chargeChecks: readonly Check[] = [
  {
    requirement: 'CLAVE-1',
    writes: oneCharge,
    run: async (lab) => once(lab, async (send) => [await send(), await send()]),
  },
  {
    requirement: 'CLAVE-2',
    writes: oneCharge,
    run: async (lab) => once(lab, (send) => Promise.all([send(), send(), send()])),
  },
  { requirement: 'CLAVE-3', writes: oneCharge, run: afterRenewal },
  { requirement: 'CLAVE-4', writes: oneCharge, run: afterLostAnswer },
  { requirement: 'CLAVE-5', writes: oneCharge, run: otherRequest },
  { requirement: 'CLAVE-6', writes: oneCharge, run: statusByKey },
  { requirement: 'CLAVE-7', writes: oneCharge, run: checkListedPayment },
  {
    requirement: 'SESION-7',
    writes: 'nada, si el servidor cumple: un cobro con un token que no vale',
    run: unauthorized,
  },
  {
    requirement: 'AJENO-2',
    writes: 'nada, si el servidor cumple: un cobro al préstamo de otro',
    run: someoneElsesLoan,
  },
]

interface Charge {
  readonly idempotencyKey: string
  readonly externalId: string
  readonly debitCardId: string
  readonly amount: number
}

async function newCharge(lab: Lab): Promise<Charge> {
  const { externalId } = await lab.owedLoan()
  return {
    idempotencyKey: randomUUID(),
    externalId,
    debitCardId: await lab.savedCardId('owing'),
    amount: lab.profile.chargedPesos,
  }
}

async function charged(
  lab: Lab,
  { idempotencyKey, externalId, debitCardId, amount }: Charge,
  how: { readonly token?: string; readonly leaveAfter?: number } = {},
): Promise<Exchange> {
  const { accessToken } = await lab.signedIn('owing')
  return lab.transport.send({
    call: payments.payWithSavedCard,
    path: { externalId },
    body: { debitCardId, installmentAmount: amount },
    idempotencyKey,
    token: accessToken,
    ...how,
  })
}

/** Returns the number of payments of a loan that the lender lists. */
async function listed(lab: Lab, externalId: string): Promise<number> {
  const { taxId } = await lab.signedIn('owing')
  const { answer } = await lab.as('owing', { call: payments.listPayments, path: { taxId } })
  return listOf(answer?.json).filter((each) => field(each, 'externalId') === externalId).length
}

/** Sends the same charge as often as `how` does; the result must be one charge, with one answer. */
async function once(
  lab: Lab,
  how: (send: () => Promise<Exchange>) => Promise<readonly Exchange[]>,
): Promise<Outcome> {
  const charge = await newCharge(lab)
  const before = await listed(lab, charge.externalId)
  const exchanges = await how(async () => charged(lab, charge))
  return found([
    ...differences(exchanges),
    ...(await chargeProblems(lab, charge, before)),
    ...(await statusProblems(lab, charge)),
  ])
}

async function chargeProblems(lab: Lab, { externalId }: Charge, before: number): Promise<readonly string[]> {
  const charges = (await listed(lab, externalId)) - before
  return charges === 1 ? [] : [`La lista de pagos tiene ${charges} pagos nuevos; se esperaba uno.`]
}

async function statusProblems(lab: Lab, { idempotencyKey }: Charge): Promise<readonly string[]> {
  const { status } = await statusOf(lab, idempotencyKey)
  return status === 'APPROVED' ? [] : [`El estado de la clave es ${String(status)}; se esperaba APPROVED.`]
}

/** A 409 without a code says that the first one is not over yet. */
function differences(exchanges: readonly Exchange[]): readonly string[] {
  const answers = exchanges.flatMap(({ answer }) => answer ?? [])
  const decided = answers.filter(({ status, json }) => !(status === 409 && field(json, 'code') === undefined))
  const approved = decided.filter(({ json }) => field(json, 'paymentSuccess') === true)
  const said = new Set(decided.map(({ status, json }) => JSON.stringify([status, json])))
  return [
    ...(approved.length === 0 ? ['Ninguna respuesta aprobó el cobro.'] : []),
    ...(said.size > 1 ? [`Las respuestas no son iguales: ${[...said].join(' y ')}.`] : []),
  ]
}

async function statusOf(lab: Lab, idempotencyKey: string) {
  const { answer } = await lab.as('owing', { call: payments.paymentStatus, query: { idempotencyKey } })
  return { status: field(answer?.json, 'status'), transactionId: text(field(answer?.json, 'transactionId')) }
}

async function afterRenewal(lab: Lab): Promise<Outcome> {
  const charge = await newCharge(lab)
  const before = await listed(lab, charge.externalId)
  const signedIn: SignedIn = await lab.signIn('owing')
  const first = await charged(lab, charge, { token: signedIn.accessToken })
  const { answer } = await lab.transport.send({
    call: session.refreshToken,
    path: { customerTaxId: signedIn.taxId },
    body: { refreshToken: signedIn.refreshToken },
  })
  const token = text(field(answer?.json, 'accessToken'))
  if (token === undefined) return fail('El token no se pudo renovar.')
  const second = await charged(lab, charge, { token })
  return found([...differences([first, second]), ...(await chargeProblems(lab, charge, before))])
}

/** Milliseconds after which a request is aborted. They are enough for the request to reach the server. */
const leaveMilliseconds = 40

async function afterLostAnswer(lab: Lab): Promise<Outcome> {
  const charge = await newCharge(lab)
  const before = await listed(lab, charge.externalId)
  await charged(lab, charge, { leaveAfter: leaveMilliseconds })
  const second = await charged(lab, charge)
  return found([...differences([second]), ...(await chargeProblems(lab, charge, before))])
}

async function otherRequest(lab: Lab): Promise<Outcome> {
  const charge = await newCharge(lab)
  const before = await listed(lab, charge.externalId)
  await charged(lab, charge)
  const { answer } = await charged(lab, { ...charge, amount: charge.amount + 1 })
  const code = field(answer?.json, 'code')
  const isRefused = answer?.status === 409 && code === 'IDEMPOTENCY_KEY_REUSED'
  return found([
    ...(isRefused ? [] : [`Respondió ${answer?.status ?? 'nada'} con code ${String(code)}.`]),
    ...(await chargeProblems(lab, charge, before)),
  ])
}

async function statusByKey(lab: Lab): Promise<Outcome> {
  const never = await statusOf(lab, randomUUID())
  const charge = await newCharge(lab)
  await charged(lab, charge)
  const { transactionId } = await statusOf(lab, charge.idempotencyKey)
  return found([
    ...(never.status === 'NOT_FOUND' ? [] : [`De una clave que nunca llegó dice ${String(never.status)}.`]),
    ...(await statusProblems(lab, charge)),
    ...(transactionId === undefined ? ['El estado no trae transactionId.'] : []),
  ])
}

async function checkListedPayment(lab: Lab): Promise<Outcome> {
  const charge = await newCharge(lab)
  const before = await listed(lab, charge.externalId)
  await charged(lab, charge)
  return found(await chargeProblems(lab, charge, before))
}

async function unauthorized(lab: Lab): Promise<Outcome> {
  const charge = await newCharge(lab)
  const before = await listed(lab, charge.externalId)
  const { answer } = await charged(lab, charge, { token: 'no-es-un-token' })
  const { status } = await statusOf(lab, charge.idempotencyKey)
  const charges = (await listed(lab, charge.externalId)) - before
  return found([
    ...(answer?.status === 401 ? [] : [`Respondió ${answer?.status ?? 'nada'}; se esperaba 401.`]),
    ...(status === 'NOT_FOUND' && charges === 0 ? [] : ['Se hizo lo pedido a pesar del 401.']),
  ])
}

async function someoneElsesLoan(lab: Lab): Promise<Outcome> {
  const charge = await newCharge(lab)
  const before = await listed(lab, charge.externalId)
  const { accessToken } = await lab.signedIn('upToDate')
  const { answer } = await charged(lab, charge, { token: accessToken })
  const charges = (await listed(lab, charge.externalId)) - before
  return found([
    ...(answer !== undefined && answer.status >= 400 ? [] : [`Respondió ${answer?.status ?? 'nada'}.`]),
    ...(charges === 0 ? [] : ['Se cobró.']),
  ])
}
