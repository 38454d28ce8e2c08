import { randomUUID } from 'node:crypto'
import { contracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/exchange'
import { field, listOf, needed, text, type Lab } from '#passport/lab'
import { CouldNotRun, found, isNotOffered, notApplicable, type Outcome } from '#passport/outcome'

const { payments } = contracts
const automaticCollection = contracts['automatic-collection']

/** Joining and leaving automatic collection. Source: COL-01, COL-03. */
export const collectionChecks: readonly Check[] = [
  {
    requirement: 'COBRO-1',
    writes: 'el alta y la baja del cobro automático de un préstamo de quien está al día',
    run: async (lab) => withJoinable(lab, joinsOnce),
  },
]

/** A loan of the customer who is up to date, and two checks of the account it would be collected from. */
interface Joinable {
  readonly externalId: string
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
    return await run(lab, { externalId, checkId, otherCheckId })
  } finally {
    await leave(lab, { externalId })
  }
}

async function listed(lab: Lab) {
  const { taxId } = await lab.signedIn('upToDate')
  const { answer } = await lab.as('upToDate', { call: automaticCollection.listCollections, path: { taxId } })
  return { status: answer?.status, loans: listOf(answer?.json) }
}

/** How the list shows that loan. */
async function standing(lab: Lab, externalId: string) {
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

async function join(
  lab: Lab,
  { externalId }: Joinable,
  { checkId, idempotencyKey }: { readonly checkId: string; readonly idempotencyKey: string },
): Promise<Exchange> {
  const { taxId } = await lab.signedIn('upToDate')
  const currentPass = lab.profile.customers.upToDate?.password
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

/** Twice at once, and once more with another check of the account. */
async function joinsOnce(lab: Lab, joinable: Joinable): Promise<Outcome> {
  const idempotencyKey = randomUUID()
  const send = async (checkId: string) => join(lab, joinable, { checkId, idempotencyKey })
  const atOnce = await Promise.all([send(joinable.checkId), send(joinable.checkId)])
  const later = await send(joinable.otherCheckId)
  const operationId = text(field(later.answer?.json, 'operationId'))
  const { status, joiningId } = await standing(lab, joinable.externalId)
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

/** A 409 without a code says that the first one is not over yet. */
function differences(exchanges: readonly Exchange[]): readonly string[] {
  const said = exchanges
    .map(({ answer }) => ({ status: answer?.status, json: answer?.json }))
    .filter(({ status, json }) => !(status === 409 && field(json, 'code') === undefined))
    .map(({ status, json }) => JSON.stringify([status, json]))
  return new Set(said).size > 1 ? [`Las respuestas no son iguales: ${[...new Set(said)].join(' y ')}.`] : []
}
