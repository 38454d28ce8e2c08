import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/exchange'
import { field, listOf, needed, text, type Lab } from '#passport/lab'
import { differences } from './same-answers'
import { CouldNotRun, found, isNotOffered, notApplicable, type Outcome } from '#passport/outcome'
import type { Role } from '#passport/profile'

const { payments } = apiContracts
const automaticCollection = apiContracts['automatic-collection']

/**
 * Checks of automatic collection: its activation, its deactivation, and the next collection. Source:
 * COL-01 to COL-03.
 */
export const collectionChecks: readonly Check[] = [
  {
    requirement: 'COBRO-1',
    writes: 'el alta y la baja del cobro automático de un préstamo de quien está al día',
    run: async (lab) => withJoinable(lab, joinsOnce),
  },
  {
    requirement: 'COBRO-2',
    writes: 'dos altas y dos bajas del cobro automático de un préstamo de quien está al día',
    run: async (lab) => withJoinable(lab, leavesOnce),
  },
  {
    requirement: 'COBRO-3',
    writes: 'nada, si el servidor cumple: un alta con una contraseña equivocada, y un ingreso bueno después',
    run: async (lab) => withJoinable(lab, needsProof),
  },
  { requirement: 'COBRO-4', run: nextCollections },
]

/** A loan of the customer who is up to date, and two checks of the account it would be collected from. */
interface Joinable {
  readonly externalId: string
  readonly account: string
  readonly checkId: string
  readonly otherCheckId: string
}

/** Leaves the loan as it was, however the check ends. */
async function withJoinable(
  lab: Lab,
  run: (lab: Lab, joinable: Joinable) => Promise<Outcome>,
): Promise<Outcome> {
  const { status, loans } = await listed(lab)
  if (isNotOffered(status)) return notApplicable('No ofrece el cobro automático.')
  const isFree = (each: unknown) =>
    field(each, 'status') === 'AVAILABLE' && listOf(field(each, 'toCollect')).length > 0
  const externalId = needed(
    text(field(loans.find(isFree), 'externalId')),
    'Quien está al día no tiene ningún préstamo que se pueda cobrar así.',
  )
  const account = needed(lab.profile.account, 'El perfil no dice de qué cuenta se cobraría (account).')
  const checkId = await checkedAccount(lab, externalId, account)
  if (checkId === 'not-offered') return notApplicable('No deja activar el cobro automático.')
  const otherCheckId = await checkedAccount(lab, externalId, account)
  try {
    return await run(lab, { externalId, account, checkId, otherCheckId })
  } finally {
    await leave(lab, { externalId })
  }
}

async function listed(lab: Lab, role: Role = 'upToDate') {
  const { taxId } = await lab.signedIn(role)
  const { answer } = await lab.as(role, { call: automaticCollection.listCollections, path: { taxId } })
  return { status: answer?.status, loans: listOf(answer?.json) }
}

/** How the list shows that loan. */
async function joiningOf(lab: Lab, externalId: string) {
  const { loans } = await listed(lab)
  const loan = loans.find((each) => field(each, 'externalId') === externalId)
  return { status: field(loan, 'status'), joiningId: text(field(loan, 'joiningId')) }
}

async function checkedAccount(lab: Lab, externalId: string, account: string): Promise<string> {
  const { taxId } = await lab.signedIn('upToDate')
  const { answer } = await lab.as('upToDate', {
    call: automaticCollection.checkAccount,
    path: { taxId },
    body: { externalId, account },
  })
  if (isNotOffered(answer?.status)) return 'not-offered'
  const checkId = text(field(answer?.json, 'checkId'))
  if (checkId !== undefined) return checkId
  const code = text(field(answer?.json, 'code')) ?? 'ninguno'
  throw new CouldNotRun(
    `La comprobación de la cuenta respondió ${answer?.status ?? 'nada'} con code ${code}: revisá account en el perfil.`,
  )
}

interface Joining {
  readonly checkId: string
  readonly idempotencyKey: string
  /** The customer's own, unless another is tried. */
  readonly password?: string
}

async function join(
  lab: Lab,
  { externalId }: Joinable,
  { checkId, idempotencyKey, password }: Joining,
): Promise<Exchange> {
  const { taxId } = await lab.signedIn('upToDate')
  const currentPass = password ?? lab.profile.customers.upToDate?.password
  return lab.as('upToDate', {
    call: automaticCollection.join,
    path: { taxId },
    body: { externalId, checkId, proof: { currentPass } },
    idempotencyKey,
  })
}

async function leave(
  lab: Lab,
  body: { readonly externalId: string; readonly joiningId?: string },
  idempotencyKey: string = randomUUID(),
): Promise<Exchange> {
  const { taxId } = await lab.signedIn('upToDate')
  return lab.as('upToDate', { call: automaticCollection.leave, path: { taxId }, body, idempotencyKey })
}

/** Sends it twice at the same time, and a third time with another check of the account. */
async function joinsOnce(lab: Lab, joinable: Joinable): Promise<Outcome> {
  const idempotencyKey = randomUUID()
  const send = async (checkId: string) => join(lab, joinable, { checkId, idempotencyKey })
  const atOnce = await Promise.all([send(joinable.checkId), send(joinable.checkId)])
  const later = await send(joinable.otherCheckId)
  const operationId = text(field(later.answer?.json, 'operationId'))
  const { status, joiningId } = await joiningOf(lab, joinable.externalId)
  const byKey = await lab.as('upToDate', { call: payments.paymentStatus, query: { idempotencyKey } })
  const known = text(field(byKey.answer?.json, 'operationId'))
  return found([
    ...differences([...atOnce, later]),
    ...(operationId === undefined ? ['La respuesta no trae operationId.'] : []),
    ...(status === 'ACTIVE' ? [] : [`Después del alta la lista dice ${String(status)}.`]),
    ...(joiningId === operationId
      ? []
      : [`La lista tiene el alta ${joiningId ?? 'sin número'}, y se respondió ${operationId ?? 'ninguna'}.`]),
    ...(known === operationId ? [] : [`El estado de la clave trae operationId ${known ?? 'ninguno'}.`]),
  ])
}

/** Leaves at once, and once for each key; a late request ends no newer enrolment. */
async function leavesOnce(lab: Lab, joinable: Joinable): Promise<Outcome> {
  const { externalId, account, checkId } = joinable
  const joiningId = await newJoining(lab, joinable, checkId)
  const idempotencyKey = randomUUID()
  const body = { externalId, joiningId }
  const first = await leave(lab, body, idempotencyKey)
  const after = await joiningOf(lab, externalId)
  const again = await leave(lab, body, idempotencyKey)
  const left = text(field(first.answer?.json, 'operationId'))
  await newJoining(lab, joinable, await checkedAccount(lab, externalId, account))
  const late = await leave(lab, body)
  const code = String(field(late.answer?.json, 'code'))
  const newer = await joiningOf(lab, externalId)
  return found([
    ...(left === undefined ? [`La baja respondió ${first.answer?.status ?? 'nada'}, sin operationId.`] : []),
    ...(after.status === 'AVAILABLE' ? [] : [`Después de la baja la lista dice ${String(after.status)}.`]),
    ...differences([first, again]),
    ...(code === 'COLLECTION_NOT_ACTIVE' && newer.status === 'ACTIVE'
      ? []
      : [
          `La baja de un alta anterior respondió ${late.answer?.status ?? 'nada'} con code ${code}, y la lista dice ${String(newer.status)}.`,
        ]),
  ])
}

async function newJoining(lab: Lab, joinable: Joinable, checkId: string): Promise<string> {
  const { answer } = await join(lab, joinable, { checkId, idempotencyKey: randomUUID() })
  return needed(
    text(field(answer?.json, 'operationId')),
    `No se pudo activar: respondió ${answer?.status ?? 'nada'}.`,
  )
}

/** An open session alone authorises nothing. */
async function needsProof(lab: Lab, joinable: Joinable): Promise<Outcome> {
  const { externalId, checkId } = joinable
  const wrong = { checkId, idempotencyKey: randomUUID(), password: 'no-es-la-contraseña-1' }
  const { answer } = await join(lab, joinable, wrong)
  // A good login ends the count of wrong passwords.
  await lab.signIn('upToDate')
  const code = String(field(answer?.json, 'code'))
  const { status } = await joiningOf(lab, externalId)
  return found([
    ...(code === 'PROOF_REFUSED' ? [] : [`Respondió ${answer?.status ?? 'nada'} con code ${code}.`]),
    ...(status === 'AVAILABLE' ? [] : ['Se activó con una contraseña equivocada.']),
  ])
}

/** The next collection is the same in both lists. Source: COL-02. */
async function nextCollections(lab: Lab): Promise<Outcome> {
  const role = lab.profile.customers.collected ? 'collected' : 'owing'
  const { status, loans } = await listed(lab, role)
  if (isNotOffered(status)) return notApplicable('No ofrece el cobro automático.')
  const shown = await lab.activeLoans('collected')
  const announced = loans.filter((each) => field(each, 'next') !== undefined && field(each, 'next') !== null)
  if (announced.length === 0) throw new CouldNotRun('No hay ningún cobro automático avisado.')
  return found(
    announced.flatMap((each) => {
      const externalId = String(field(each, 'externalId'))
      const { date, amount } = coming(field(each, 'next'))
      const next = shown.find((loan) => loan.externalId === externalId)?.nextCollection
      if (next?.date === date && next?.amount === amount) return []
      const said = next ? `${next.amount} el ${next.date}` : 'nada'
      return [
        `Del préstamo ${externalId} la lista de cobros dice ${String(amount)} el ${String(date)}, y la de préstamos ${said}.`,
      ]
    }),
  )
}

/** The day of the attempt that comes, and the amount. */
function coming(next: unknown) {
  const attempt = listOf(field(next, 'attempts')).find((each) =>
    ['SCHEDULED', 'IN_PROCESS'].includes(String(field(each, 'result'))),
  )
  return { date: field(attempt ?? next, 'date'), amount: field(next, 'amount') }
}
