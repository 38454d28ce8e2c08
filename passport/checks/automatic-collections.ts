import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/transport'
import { fieldOf, listOrEmpty, requireValue, nonEmptyText, type CheckContext } from '#passport/check-context'
import { findAnswerDifferences } from './answer-differences'
import { requestOperationStatus } from './operation-status'
import {
  CheckCouldNotRunError,
  outcomeOfProblems,
  isNotOfferedStatus,
  notApplicableOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'
import type { TestCustomerRole } from '#passport/passport-profile'

const automaticCollectionContract = apiContracts['automatic-collection']

/**
 * Checks of automatic collection: joining it, leaving it, and the next collection. Source: COL-01 to COL-03.
 */
export const automaticCollectionChecks: readonly Check[] = [
  {
    requirement: 'COBRO-1',
    changeDescription: 'el alta y la baja del cobro automático de un préstamo de quien está al día',
    run: async (context) => runWithJoinableLoan(context, checkJoinsOnce),
  },
  {
    requirement: 'COBRO-2',
    changeDescription: 'dos altas y dos bajas del cobro automático de un préstamo de quien está al día',
    run: async (context) => runWithJoinableLoan(context, checkLeavesOnce),
  },
  {
    requirement: 'COBRO-3',
    changeDescription:
      'nada, si el servidor cumple: un alta con una contraseña equivocada, y un ingreso bueno después',
    run: async (context) => runWithJoinableLoan(context, checkPasswordIsRequired),
  },
  { requirement: 'COBRO-4', run: checkNextCollections },
]

/**
 * A loan of the `upToDate` customer for which they can join automatic collection, and two verifications by
 * the lender of the bank account from which it would collect the loan.
 */
interface JoinableLoan {
  readonly externalId: string
  /** CBU, CVU or alias of the bank account. */
  readonly account: string
  readonly accountCheckId: string
  readonly otherAccountCheckId: string
}

/**
 * Runs a check with a joinable loan. Afterwards the loan is not in automatic collection, even after an
 * error.
 */
async function runWithJoinableLoan(
  context: CheckContext,
  run: (context: CheckContext, loan: JoinableLoan) => Promise<CheckOutcome>,
): Promise<CheckOutcome> {
  const { status, loans } = await requestCollectionList(context)
  if (isNotOfferedStatus(status)) return notApplicableOutcome('No ofrece el cobro automático.')
  const isJoinable = (each: unknown) =>
    fieldOf(each, 'status') === 'AVAILABLE' && listOrEmpty(fieldOf(each, 'toCollect')).length > 0
  const externalId = requireValue(
    nonEmptyText(fieldOf(loans.find(isJoinable), 'externalId')),
    'Quien está al día no tiene ningún préstamo que se pueda cobrar así.',
  )
  const account = requireValue(
    context.profile.account,
    'El perfil no dice de qué cuenta se cobraría (account).',
  )
  const accountCheckId = await requestAccountCheckId(context, externalId, account)
  if (accountCheckId === 'not-offered') return notApplicableOutcome('No deja activar el cobro automático.')
  const otherAccountCheckId = await requestAccountCheckId(context, externalId, account)
  try {
    return await run(context, { externalId, account, accountCheckId, otherAccountCheckId })
  } finally {
    await leaveAutomaticCollection(context, { externalId })
  }
}

async function requestCollectionList(context: CheckContext, role: TestCustomerRole = 'upToDate') {
  const { taxId } = await context.sessionOf(role)
  const { answer } = await context.sendAs(role, {
    call: automaticCollectionContract.listCollections,
    pathParameters: { taxId },
  })
  return { status: answer?.status, loans: listOrEmpty(answer?.json) }
}

/**
 * Returns the status of automatic collection for a loan, and the id of its joining, from the lender's list.
 */
async function requestJoining(context: CheckContext, externalId: string) {
  const { loans } = await requestCollectionList(context)
  const loan = loans.find((each) => fieldOf(each, 'externalId') === externalId)
  return { status: fieldOf(loan, 'status'), joiningId: nonEmptyText(fieldOf(loan, 'joiningId')) }
}

/**
 * Asks the lender to verify the bank account, and returns the id of this verification. Throws
 * `CheckCouldNotRunError` if the lender does not accept the account.
 */
async function requestAccountCheckId(
  context: CheckContext,
  externalId: string,
  account: string,
): Promise<string> {
  const { taxId } = await context.sessionOf('upToDate')
  const { answer } = await context.sendAs('upToDate', {
    call: automaticCollectionContract.checkAccount,
    pathParameters: { taxId },
    body: { externalId, account },
  })
  if (isNotOfferedStatus(answer?.status)) return 'not-offered'
  const checkId = nonEmptyText(fieldOf(answer?.json, 'checkId'))
  if (checkId !== undefined) return checkId
  const code = nonEmptyText(fieldOf(answer?.json, 'code')) ?? 'ninguno'
  throw new CheckCouldNotRunError(
    `La comprobación de la cuenta respondió ${answer?.status ?? 'nada'} con code ${code}: revisá account en el perfil.`,
  )
}

interface JoinRequest {
  readonly accountCheckId: string
  readonly idempotencyKey: string
  /** Default: the customer's real password. */
  readonly password?: string
}

async function joinAutomaticCollection(
  context: CheckContext,
  { externalId }: JoinableLoan,
  { accountCheckId, idempotencyKey, password }: JoinRequest,
): Promise<Exchange> {
  const { taxId } = await context.sessionOf('upToDate')
  const currentPass = password ?? context.profile.customers.upToDate?.password
  return context.sendAs('upToDate', {
    call: automaticCollectionContract.join,
    pathParameters: { taxId },
    body: { externalId, checkId: accountCheckId, proof: { currentPass } },
    idempotencyKey,
  })
}

async function leaveAutomaticCollection(
  context: CheckContext,
  body: { readonly externalId: string; readonly joiningId?: string },
  idempotencyKey: string = randomUUID(),
): Promise<Exchange> {
  const { taxId } = await context.sessionOf('upToDate')
  return context.sendAs('upToDate', {
    call: automaticCollectionContract.leave,
    pathParameters: { taxId },
    body,
    idempotencyKey,
  })
}

/**
 * Sends the same request to join twice at the same time, and then a third time with another verification of
 * the account.
 */
async function checkJoinsOnce(context: CheckContext, loan: JoinableLoan): Promise<CheckOutcome> {
  const idempotencyKey = randomUUID()
  const send = async (accountCheckId: string) =>
    joinAutomaticCollection(context, loan, { accountCheckId, idempotencyKey })
  const concurrent = await Promise.all([send(loan.accountCheckId), send(loan.accountCheckId)])
  const repeated = await send(loan.otherAccountCheckId)
  const operationId = nonEmptyText(fieldOf(repeated.answer?.json, 'operationId'))
  const { status, joiningId } = await requestJoining(context, loan.externalId)
  const operationStatus = await requestOperationStatus(context, 'upToDate', idempotencyKey)
  return outcomeOfProblems([
    ...findAnswerDifferences([...concurrent, repeated]),
    ...(operationId === undefined ? ['La respuesta no trae operationId.'] : []),
    ...(status === 'ACTIVE' ? [] : [`Después del alta la lista dice ${String(status)}.`]),
    ...(joiningId === operationId
      ? []
      : [`La lista tiene el alta ${joiningId ?? 'sin número'}, y se respondió ${operationId ?? 'ninguna'}.`]),
    ...(operationStatus.operationId === operationId
      ? []
      : [`El estado de la clave trae operationId ${operationStatus.operationId ?? 'ninguno'}.`]),
  ])
}

/**
 * Checks that leaving takes effect immediately, that a repeated request gets the same answer, and that a
 * request to leave an earlier joining does not end a newer one.
 */
async function checkLeavesOnce(context: CheckContext, loan: JoinableLoan): Promise<CheckOutcome> {
  const { externalId, account, accountCheckId } = loan
  const joiningId = await createJoining(context, loan, accountCheckId)
  const idempotencyKey = randomUUID()
  const body = { externalId, joiningId }
  const first = await leaveAutomaticCollection(context, body, idempotencyKey)
  const joiningAfterLeave = await requestJoining(context, externalId)
  const repeated = await leaveAutomaticCollection(context, body, idempotencyKey)
  const operationId = nonEmptyText(fieldOf(first.answer?.json, 'operationId'))
  await createJoining(context, loan, await requestAccountCheckId(context, externalId, account))
  const late = await leaveAutomaticCollection(context, body)
  const code = String(fieldOf(late.answer?.json, 'code'))
  const newerJoining = await requestJoining(context, externalId)
  return outcomeOfProblems([
    ...(operationId === undefined
      ? [`La baja respondió ${first.answer?.status ?? 'nada'}, sin operationId.`]
      : []),
    ...(joiningAfterLeave.status === 'AVAILABLE'
      ? []
      : [`Después de la baja la lista dice ${String(joiningAfterLeave.status)}.`]),
    ...findAnswerDifferences([first, repeated]),
    ...(code === 'COLLECTION_NOT_ACTIVE' && newerJoining.status === 'ACTIVE'
      ? []
      : [
          `La baja de un alta anterior respondió ${late.answer?.status ?? 'nada'} con code ${code}, y la lista dice ${String(newerJoining.status)}.`,
        ]),
  ])
}

/** Joins automatic collection with a new idempotency key, and returns the id of the joining. */
async function createJoining(
  context: CheckContext,
  loan: JoinableLoan,
  accountCheckId: string,
): Promise<string> {
  const { answer } = await joinAutomaticCollection(context, loan, {
    accountCheckId,
    idempotencyKey: randomUUID(),
  })
  return requireValue(
    nonEmptyText(fieldOf(answer?.json, 'operationId')),
    `No se pudo activar: respondió ${answer?.status ?? 'nada'}.`,
  )
}

/** Checks that an open session is not enough to join: the lender also requires the correct password. */
async function checkPasswordIsRequired(context: CheckContext, loan: JoinableLoan): Promise<CheckOutcome> {
  const { externalId, accountCheckId } = loan
  const requestWithWrongPassword = {
    accountCheckId,
    idempotencyKey: randomUUID(),
    password: 'no-es-la-contraseña-1',
  }
  const { answer } = await joinAutomaticCollection(context, loan, requestWithWrongPassword)
  // A successful login ends the server's count of wrong passwords.
  await context.openSession('upToDate')
  const code = String(fieldOf(answer?.json, 'code'))
  const { status } = await requestJoining(context, externalId)
  return outcomeOfProblems([
    ...(code === 'PROOF_REFUSED' ? [] : [`Respondió ${answer?.status ?? 'nada'} con code ${code}.`]),
    ...(status === 'AVAILABLE' ? [] : ['Se activó con una contraseña equivocada.']),
  ])
}

/**
 * Checks that the list of loans shows the same next collection as the list of automatic collections. Source:
 * COL-02.
 */
async function checkNextCollections(context: CheckContext): Promise<CheckOutcome> {
  const role = context.profile.customers.collected ? 'collected' : 'owing'
  const { status, loans } = await requestCollectionList(context, role)
  if (isNotOfferedStatus(status)) return notApplicableOutcome('No ofrece el cobro automático.')
  const activeLoans = await context.requestActiveLoans('collected')
  const loansWithCollection = loans.filter(
    (each) => fieldOf(each, 'next') !== undefined && fieldOf(each, 'next') !== null,
  )
  if (loansWithCollection.length === 0)
    throw new CheckCouldNotRunError('No hay ningún cobro automático avisado.')
  return outcomeOfProblems(
    loansWithCollection.flatMap((each) => {
      const externalId = String(fieldOf(each, 'externalId'))
      const { date, amount } = readNextAttempt(fieldOf(each, 'next'))
      const nextCollection = activeLoans.find((loan) => loan.externalId === externalId)?.nextCollection
      if (nextCollection?.date === date && nextCollection?.amount === amount) return []
      const inLoanList = nextCollection ? `${nextCollection.amount} el ${nextCollection.date}` : 'nada'
      return [
        `Del préstamo ${externalId} la lista de cobros dice ${String(amount)} el ${String(date)}, y la de préstamos ${inLoanList}.`,
      ]
    }),
  )
}

/** Returns the amount of a collection, and the day of its first attempt without a result. */
function readNextAttempt(next: unknown) {
  const attempt = listOrEmpty(fieldOf(next, 'attempts')).find((each) =>
    ['SCHEDULED', 'IN_PROCESS'].includes(String(fieldOf(each, 'result'))),
  )
  return { date: fieldOf(attempt ?? next, 'date'), amount: fieldOf(next, 'amount') }
}
