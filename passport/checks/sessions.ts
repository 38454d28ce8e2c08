import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import { fieldOf, type CheckContext } from '#passport/check-context'
import { failedOutcome, outcomeOfProblems, passedOutcome, type CheckOutcome } from '#passport/check-outcome'
import { findCallParameters, isOptionalAndNotOffered } from '#passport/optional-calls'
import { readOnlyCalls, type ReadOnlyCall } from '#passport/read-only-calls'
import { isAccessTokenAccepted, renewAccessToken } from './customer-sessions'

const { access, session } = apiContracts

const callsWithSession = readOnlyCalls.filter(({ call }) => call.access === 'session')

/** Checks of login, of the access and refresh tokens, and of data that only its owner may read. */
export const sessionChecks: readonly Check[] = [
  { requirement: 'SESION-1', run: checkLoginReturnsRequestedCustomer },
  {
    requirement: 'ERROR-3',
    changeDescription: 'un ingreso fallido de quien está al día, y uno bueno después',
    run: checkWrongPasswordCode,
  },
  { requirement: 'SESION-2', run: async (context) => checkSessionIsRequired(context, undefined) },
  { requirement: 'SESION-3', run: async (context) => checkSessionIsRequired(context, 'no-es-un-token') },
  { requirement: 'SESION-4', run: checkRenewedToken },
  { requirement: 'SESION-5', run: checkConcurrentRenewals },
  { requirement: 'SESION-6', run: checkRenewalAfterLogout },
  { requirement: 'GUARDAR-2', run: checkLogoutClearsCache },
  { requirement: 'AJENO-1', run: checkOtherCustomersDataIsRefused },
]

async function checkLoginReturnsRequestedCustomer(context: CheckContext): Promise<CheckOutcome> {
  const requestedTaxId = context.profile.customers.owing?.taxId
  const { taxId } = await context.openSession('owing')
  return outcomeOfProblems(taxId === requestedTaxId ? [] : [`Se ingresó como ${taxId}.`])
}

async function checkWrongPasswordCode(context: CheckContext): Promise<CheckOutcome> {
  const { taxId: customerTaxId } = await context.sessionOf('upToDate')
  const { answer } = await context.transport.send({
    call: access.logInWithPassword,
    pathParameters: { customerTaxId },
    queryParameters: { isAuthFromApp: 'false' },
    body: { password: 'no-es-la-contraseña-1' },
  })
  // A successful login ends the server's count of wrong passwords.
  await context.openSession('upToDate')
  const code = String(fieldOf(answer?.json, 'code'))
  return outcomeOfProblems(
    code === 'LOGIN_INVALID_USER_OR_PASSWORD'
      ? []
      : [`Respondió ${answer?.status ?? 'nada'} con code ${code}.`],
  )
}

/**
 * Checks that each read-only call that needs a session answers 401 without a valid access token.
 * `accessToken` is an invalid access token; if it is undefined, no token is sent. An optional call that the
 * lender does not offer may answer 404 or 501 instead.
 */
async function checkSessionIsRequired(
  context: CheckContext,
  accessToken: string | undefined,
): Promise<CheckOutcome> {
  const problems: string[] = []
  for (const readOnlyCall of callsWithSession) {
    const parameters = await findCallParameters(context, readOnlyCall)
    if (parameters === 'not-offered') continue
    const { call } = readOnlyCall
    const { answer } = await context.transport.send({
      call,
      ...parameters,
      ...(accessToken === undefined ? {} : { accessToken }),
    })
    if (answer?.status !== 401 && !isOptionalAndNotOffered(readOnlyCall, answer?.status))
      problems.push(`${call.name} respondió ${answer?.status ?? 'nada'}.`)
  }
  return outcomeOfProblems(problems)
}

async function checkRenewedToken(context: CheckContext): Promise<CheckOutcome> {
  const { status, accessToken } = await renewAccessToken(context, await context.openSession('owing'))
  if (accessToken === undefined)
    return failedOutcome(`Renovar respondió ${status ?? 'nada'}, sin accessToken.`)
  return (await isAccessTokenAccepted(context, accessToken))
    ? passedOutcome
    : failedOutcome('El token renovado no vale.')
}

async function checkConcurrentRenewals(context: CheckContext): Promise<CheckOutcome> {
  const customerSession = await context.openSession('owing')
  const concurrent = await Promise.all([
    renewAccessToken(context, customerSession),
    renewAccessToken(context, customerSession),
  ])
  const repeated = await renewAccessToken(context, customerSession)
  const accessTokens = [...concurrent, repeated].map(({ accessToken }) => accessToken)
  const problems = await Promise.all(
    accessTokens.map(async (accessToken, index) => {
      if (accessToken === undefined) return [`La renovación ${index + 1} no dio un token.`]
      return (await isAccessTokenAccepted(context, accessToken))
        ? []
        : [`El token de la renovación ${index + 1} no vale.`]
    }),
  )
  return outcomeOfProblems(problems.flat())
}

async function checkRenewalAfterLogout(context: CheckContext): Promise<CheckOutcome> {
  const customerSession = await context.openSession('owing')
  await context.transport.send({ call: session.logOut, body: { refreshToken: customerSession.refreshToken } })
  const { status } = await renewAccessToken(context, customerSession)
  return outcomeOfProblems(
    status === 401 || status === 403 ? [] : [`Renovar respondió ${status ?? 'nada'}; se esperaba 401 o 403.`],
  )
}

async function checkLogoutClearsCache(context: CheckContext): Promise<CheckOutcome> {
  const { refreshToken } = await context.openSession('owing')
  const { answer } = await context.transport.send({ call: session.logOut, body: { refreshToken } })
  const clearedStorage = answer?.headers.get('Clear-Site-Data') ?? 'ninguno'
  return outcomeOfProblems(clearedStorage === '"cache"' ? [] : [`Clear-Site-Data es ${clearedStorage}.`])
}

/**
 * Checks that the session of another customer cannot read the data of the customer who is named in a call.
 */
async function checkOtherCustomersDataIsRefused(context: CheckContext): Promise<CheckOutcome> {
  const problems: string[] = []
  for (const readOnlyCall of callsWithSession.filter(readsIdentifiedCustomerData)) {
    const otherRole = readOnlyCall.role === 'upToDate' ? 'owing' : 'upToDate'
    const parameters = await findCallParameters(context, readOnlyCall)
    if (parameters === 'not-offered') continue
    const { answer } = await context.sendAs(otherRole, { call: readOnlyCall.call, ...parameters })
    if (answer === undefined || answer.status < 400)
      problems.push(`${readOnlyCall.call.name} respondió ${answer?.status ?? 'nada'}.`)
  }
  return outcomeOfProblems(problems)
}

/** Returns whether a call reads the data of a customer whom its path names. */
function readsIdentifiedCustomerData({ call }: ReadOnlyCall): boolean {
  return call.objectAccess.ownership === 'own' && call.path.includes('{')
}
