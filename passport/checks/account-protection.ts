import { apiContracts } from '@/adapters/contract/contracts'
import type { ApiCall } from '@/adapters/contract/call'
import type { Check } from '#passport/check'
import type { ApiAnswer } from '#passport/transport'
import {
  fieldOf,
  listOrEmpty,
  requireValue,
  type CheckContext,
  type CustomerSession,
} from '#passport/check-context'
import { isNotImplemented } from '#passport/optional-calls'
import { endSession, isAccessTokenAccepted, isSessionOpen, requestDevices } from './customer-sessions'
import {
  CheckCouldNotRunError,
  failedOutcome,
  outcomeOfProblems,
  isNotOfferedStatus,
  notApplicableOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'

const { passwords, protection, session } = apiContracts

/**
 * End of a description, in Spanish: the check leaves the `guarded` customer unable to change their account.
 */
const blockedChangesDescription =
  'de quien se puede proteger (guarded): queda con los cambios en pausa hasta que lo liberes'

/**
 * Checks of what protects an account when another person knows its password or has the customer's phone.
 * Source: ACC-38 to ACC-41.
 */
export const accountProtectionChecks: readonly Check[] = [
  {
    requirement: 'PROTEGER-1',
    changeDescription: 'un aviso fallido de celular perdido de quien está al día, y un ingreso bueno después',
    run: checkSameAnswerForUnknownDni,
  },
  {
    requirement: 'PROTEGER-2',
    changeDescription:
      'el cierre de una sesión abierta por la prueba de quien está al día, y un intento fallido antes',
    run: checkOneSessionIsEnded,
  },
  {
    requirement: 'PROTEGER-3',
    changeDescription: `que no se reconoce un cambio de la cuenta ${blockedChangesDescription}`,
    run: async (context) => runWithGuardedCustomer(context, protection.disownChange, checkDisownedChange),
  },
  {
    requirement: 'PROTEGER-4',
    changeDescription: `el aviso de celular perdido ${blockedChangesDescription}`,
    run: async (context) =>
      runWithGuardedCustomer(context, protection.reportLostPhone, checkEverySessionIsEnded),
  },
  {
    requirement: 'PROTEGER-5',
    changeDescription: `el aviso de celular perdido, y después un cambio de la contraseña por la misma, ${blockedChangesDescription}`,
    run: async (context) =>
      runWithGuardedCustomer(context, protection.reportLostPhone, checkBlockedChangesAreRefused),
  },
]

/**
 * Checks that the report of a lost phone gets the same answer, byte for byte, with a DNI that no customer has
 * and with a wrong password, so the answer does not reveal who is a customer.
 */
async function checkSameAnswerForUnknownDni(context: CheckContext): Promise<CheckOutcome> {
  const customer = requireValue(context.profile.customers.upToDate, 'El perfil no dice quién es upToDate.')
  await context.sessionOf('upToDate')
  const answerForUnknownDni = await reportLostPhoneWithWrongPassword(context, context.profile.nobodysDni)
  if (isNotOfferedStatus(answerForUnknownDni?.status))
    return notApplicableOutcome('No toma avisos de celular perdido.')
  const answerForCustomer = await reportLostPhoneWithWrongPassword(context, customer.dni)
  // A successful login ends the server's count of wrong passwords.
  await context.openSession('upToDate')
  if (!answerForUnknownDni || !answerForCustomer) return failedOutcome('No hubo respuesta.')
  const code = String(fieldOf(answerForCustomer.json, 'code'))
  return outcomeOfProblems([
    ...(code === 'LOST_PHONE_NOT_PROVED' ? [] : [`Respondió ${answerForCustomer.status} con code ${code}.`]),
    ...(answerForUnknownDni.status === answerForCustomer.status
      ? []
      : [
          `De un DNI de nadie respondió ${answerForUnknownDni.status}, y de uno que existe ${answerForCustomer.status}.`,
        ]),
    ...(contentTypeHeaderOf(answerForUnknownDni) === contentTypeHeaderOf(answerForCustomer)
      ? []
      : ['El Content-Type no es el mismo.']),
    ...(Buffer.from(answerForUnknownDni.bytes).equals(answerForCustomer.bytes)
      ? []
      : ['Lo que se responde de un DNI de nadie y de uno que existe no es igual, byte por byte.']),
  ])
}

async function reportLostPhoneWithWrongPassword(
  context: CheckContext,
  dni: string,
): Promise<ApiAnswer | undefined> {
  const body = { dni, password: wrongPassword }
  const { answer } = await context.transport.send({ call: protection.reportLostPhone, body })
  return answer
}

function contentTypeHeaderOf({ headers }: ApiAnswer): string {
  return headers.get('Content-Type') ?? ''
}

const wrongPassword = 'no-es-la-contraseña-1'

/**
 * Checks that the customer ends one session from another, and that the server requires the correct password
 * for it. Source: ACC-39.
 */
async function checkOneSessionIsEnded(context: CheckContext): Promise<CheckOutcome> {
  const requestingSession = await context.openSession('upToDate')
  const otherSession = await context.openSession('upToDate')
  const { status } = await requestDevices(context, requestingSession)
  if (isNotOfferedStatus(status)) return notApplicableOutcome('No dice en qué dispositivos se ingresó.')
  const [requestingSessionId, otherSessionId] = [
    await requestDevices(context, requestingSession),
    await requestDevices(context, otherSession),
  ].map(({ currentSessionId }) => currentSessionId)
  if (
    requestingSessionId === undefined ||
    otherSessionId === undefined ||
    requestingSessionId === otherSessionId
  )
    return failedOutcome('La lista no dice con isCurrent cuál es la sesión que pregunta.')
  const refusedAnswer = await endSession(context, requestingSession, {
    sessionId: otherSessionId,
    currentPass: wrongPassword,
  })
  const code = String(fieldOf(refusedAnswer?.json, 'code'))
  const isOpenAfterRefusal = await isSessionOpen(context, otherSession)
  const currentPass = context.profile.customers.upToDate?.password ?? ''
  const acceptedAnswer = await endSession(context, requestingSession, {
    sessionId: otherSessionId,
    currentPass,
  })
  return outcomeOfProblems([
    ...(code === 'PROOF_REFUSED'
      ? []
      : [`Con otra contraseña respondió ${refusedAnswer?.status ?? 'nada'}.`]),
    ...(isOpenAfterRefusal ? [] : ['Una contraseña equivocada cerró la sesión.']),
    ...(acceptedAnswer !== undefined && acceptedAnswer.status < 300
      ? []
      : [`Cerrar respondió ${acceptedAnswer?.status ?? 'nada'}.`]),
    ...((await isSessionOpen(context, otherSession))
      ? ['La sesión que se cerró todavía se puede renovar.']
      : []),
    ...((await isSessionOpen(context, requestingSession))
      ? []
      : ['Se cerró también la sesión que lo pidió.']),
    ...((await requestDevices(context, requestingSession)).sessionIds.includes(otherSessionId)
      ? ['La sesión cerrada sigue en la lista.']
      : []),
  ])
}

/**
 * Runs a check that blocks the account changes of the `guarded` customer. If the profile does not name this
 * customer and the lender answers the call with 501 (Not Implemented), the outcome is 'not applicable'.
 */
async function runWithGuardedCustomer(
  context: CheckContext,
  call: ApiCall,
  run: (context: CheckContext) => Promise<CheckOutcome>,
): Promise<CheckOutcome> {
  const isCustomerMissing = context.profile.customers.guarded === undefined
  if (isCustomerMissing && (await isNotImplemented(context, call)))
    return notApplicableOutcome('No lo ofrece.')
  return run(context)
}

/**
 * Reports a change that the customer did not make. Checks that it ends their other sessions but not the
 * requesting one, and that further changes are blocked. Source: ACC-41.
 */
async function checkDisownedChange(context: CheckContext): Promise<CheckOutcome> {
  const requestingSession = await context.openSession('guarded')
  const otherSession = await context.openSession('guarded')
  const { answer } = await context.transport.send({
    call: protection.disownChange,
    pathParameters: { taxId: requestingSession.taxId },
    body: { change: 'PHONE' },
    accessToken: requestingSession.accessToken,
  })
  if (isNotOfferedStatus(answer?.status))
    return notApplicableOutcome('No se puede decir que un cambio no es propio.')
  return outcomeOfProblems([
    ...(answer !== undefined && answer.status < 300 ? [] : [`Respondió ${answer?.status ?? 'nada'}.`]),
    ...((await isSessionOpen(context, otherSession)) ? ['Otra sesión todavía se puede renovar.'] : []),
    ...((await isAccessTokenAccepted(context, requestingSession.accessToken))
      ? []
      : ['Se cerró también la sesión que lo pidió.']),
    ...((await requestBlockedChanges(context, requestingSession)).length > 0
      ? []
      : ['El estado de cuenta no dice qué cambios esperan.']),
  ])
}

/** Checks that the report of a lost phone ends every session, and that it can be repeated. Source: ACC-38. */
async function checkEverySessionIsEnded(context: CheckContext): Promise<CheckOutcome> {
  const earlierSessions = [await context.openSession('guarded'), await context.openSession('guarded')]
  const firstStatus = await reportLostPhone(context)
  if (firstStatus === 'not-offered') return notApplicableOutcome('No toma avisos de celular perdido.')
  const areEarlierSessionsOpen: boolean[] = []
  for (const each of earlierSessions) areEarlierSessionsOpen.push(await isSessionOpen(context, each))
  const repeatedStatus = await reportLostPhone(context)
  return outcomeOfProblems([
    ...(areEarlierSessionsOpen.includes(true) ? ['Una sesión de antes todavía se puede renovar.'] : []),
    ...(firstStatus === 200 && repeatedStatus === 200
      ? []
      : [`Respondió ${String(firstStatus)} y, al repetirlo, ${String(repeatedStatus)}; se esperaba 200.`]),
  ])
}

/**
 * Checks that the account status lists the blocked changes, and that the server refuses one.
 * Source: ACC-40.
 */
async function checkBlockedChangesAreRefused(context: CheckContext): Promise<CheckOutcome> {
  const status = await reportLostPhone(context)
  if (status === 'not-offered') return notApplicableOutcome('No toma avisos de celular perdido.')
  if (status !== 200)
    throw new CheckCouldNotRunError(`El aviso de celular perdido respondió ${String(status)}.`)
  const customerSession = await context.openSession('guarded')
  const blockedChanges = await requestBlockedChanges(context, customerSession)
  if (blockedChanges.length === 0) return failedOutcome('El estado de cuenta no dice qué cambios esperan.')
  if (!blockedChanges.includes('PASSWORD'))
    return notApplicableOutcome('No retiene el cambio de la contraseña.')
  // The new password is the current one, so nothing changes if the server does not block the change.
  const password = context.profile.customers.guarded?.password ?? ''
  const { answer } = await context.transport.send({
    call: passwords.setPassword,
    body: { newPass: password, currentPass: password },
    accessToken: customerSession.accessToken,
  })
  const code = String(fieldOf(answer?.json, 'code'))
  return outcomeOfProblems(
    answer?.status === 409 && code === 'OPERATION_HELD_BACK'
      ? []
      : [`Un cambio que espera respondió ${answer?.status ?? 'nada'} con code ${code}.`],
  )
}

/** Reports the lost phone of the `guarded` customer. Returns the status of the answer. */
async function reportLostPhone(context: CheckContext): Promise<number | 'not-offered' | undefined> {
  const guarded = requireValue(context.profile.customers.guarded, 'El perfil no dice quién es guarded.')
  const body = { dni: guarded.dni, password: guarded.password }
  const { answer } = await context.transport.send({ call: protection.reportLostPhone, body })
  return isNotOfferedStatus(answer?.status) ? 'not-offered' : answer?.status
}

/** Returns the changes of the account that the account status lists as blocked, such as `PASSWORD`. */
async function requestBlockedChanges(
  context: CheckContext,
  { taxId, accessToken }: CustomerSession,
): Promise<readonly unknown[]> {
  const { answer } = await context.transport.send({
    call: session.accountStatus,
    pathParameters: { taxId },
    accessToken,
  })
  return listOrEmpty(fieldOf(fieldOf(answer?.json, 'restriction'), 'waits'))
}
