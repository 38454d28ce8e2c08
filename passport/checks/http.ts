import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { ApiAnswer, Exchange } from '#passport/transport'
import { fieldOf, type CheckContext } from '#passport/check-context'
import { failedOutcome, outcomeOfProblems, passedOutcome, type CheckOutcome } from '#passport/check-outcome'

const { access, session, payments } = apiContracts

/** Checks of headers, of errors, and of requests from another origin (CORS). */
export const httpChecks: readonly Check[] = [
  { requirement: 'CORS-1', run: checkPreflight },
  {
    requirement: 'CORS-2',
    run: async (context) =>
      outcomeOfAnswers(await sendSuccessfulRequests(context), (answer) => findOriginProblem(answer, context)),
  },
  {
    requirement: 'CORS-3',
    run: async (context) =>
      outcomeOfAnswers(await sendFailingRequests(context), (answer) => findOriginProblem(answer, context)),
  },
  {
    requirement: 'CORS-4',
    run: async (context) => outcomeOfAnswers(await sendFailingRequests(context), findRetryAfterProblem),
  },
  {
    requirement: 'GUARDAR-1',
    run: async (context) =>
      outcomeOfAnswers(
        [...(await sendSuccessfulRequests(context)), ...(await sendFailingRequests(context))],
        findCachingProblem,
      ),
  },
  {
    requirement: 'FORMA-2',
    run: async (context) =>
      outcomeOfAnswers(
        [...(await sendSuccessfulRequests(context)), ...(await sendFailingRequests(context))],
        findContentTypeProblem,
      ),
  },
  {
    requirement: 'ERROR-1',
    run: async (context) => outcomeOfAnswers(await sendFailingRequests(context), findErrorShapeProblem),
  },
  { requirement: 'ERROR-2', run: checkUnknownDni },
]

/** Sends four calls that the start page of the portal needs, and that must succeed. */
async function sendSuccessfulRequests(context: CheckContext): Promise<readonly Exchange[]> {
  const { taxId } = await context.sessionOf('owing')
  const { externalId } = await context.requestLoanWithDebt()
  return [
    await context.transport.send({ call: access.findCredentials, pathParameters: { taxId } }),
    await context.sendAs('owing', { call: session.accountStatus, pathParameters: { taxId } }),
    await context.sendAs('owing', { call: payments.listPayableLoans }),
    await context.sendAs('owing', { call: payments.amountDue, pathParameters: { externalId } }),
  ]
}

/**
 * Sends three requests that must fail: one without a session (401), one for a loan that does not exist (404),
 * and one with a body of the wrong type.
 */
async function sendFailingRequests(context: CheckContext): Promise<readonly Exchange[]> {
  const { taxId: customerTaxId } = await context.sessionOf('owing')

  return [
    await context.transport.send({ call: session.accountStatus, pathParameters: { taxId: customerTaxId } }),
    await context.sendAs('owing', {
      call: payments.amountDue,
      pathParameters: { externalId: `${context.profile.nobodysDni}0` },
    }),
    await context.transport.send({
      call: session.refreshToken,
      pathParameters: { customerTaxId },
      body: [],
    }),
  ]
}

/** Returns the outcome of a check that looks for the same problem in several answers. */
function outcomeOfAnswers(
  exchanges: readonly Exchange[],
  findProblem: (answer: ApiAnswer) => string | undefined,
): CheckOutcome {
  return outcomeOfProblems(
    exchanges.flatMap(({ call, answer }) => {
      const problem = answer ? findProblem(answer) : 'no hubo respuesta'
      return problem === undefined ? [] : [`${call.name} (${answer?.status ?? 'sin estado'}): ${problem}.`]
    }),
  )
}

async function checkPreflight(context: CheckContext): Promise<CheckOutcome> {
  const { externalId } = await context.requestLoanWithDebt()
  const { answer } = await context.transport.sendPreflight(payments.payWithSavedCard, { externalId })
  if (!answer || answer.status >= 300) return failedOutcome(`OPTIONS respondió ${answer?.status ?? 'nada'}.`)
  const allowedMethods = headerValues(answer, 'Access-Control-Allow-Methods')
  const allowedHeaders = headerValues(answer, 'Access-Control-Allow-Headers')
  const originProblem = findOriginProblem(answer, context)
  return outcomeOfProblems([
    ...(originProblem === undefined ? [] : [`${originProblem}.`]),
    ...['get', 'post', 'put', 'delete']
      .filter((each) => !allowedMethods.has(each) && !allowedMethods.has('*'))
      .map((each) => `Falta el método ${each.toUpperCase()}.`),
    ...['authorization', 'content-type', 'idempotency-key']
      .filter((each) => !allowedHeaders.has(each))
      .map((each) => `Falta el encabezado ${each}.`),
  ])
}

/** Returns the values of a header that contains a list, in lower case. */
function headerValues({ headers }: ApiAnswer, name: string): ReadonlySet<string> {
  return new Set(
    (headers.get(name) ?? '')
      .toLowerCase()
      .split(',')
      .map((each) => each.trim()),
  )
}

function findOriginProblem(
  { headers }: ApiAnswer,
  { profile: { origin } }: CheckContext,
): string | undefined {
  const allowedOrigin = headers.get('Access-Control-Allow-Origin')
  return allowedOrigin === origin || allowedOrigin === '*'
    ? undefined
    : `Access-Control-Allow-Origin es ${allowedOrigin ?? 'ninguno'}`
}

function findRetryAfterProblem(answer: ApiAnswer): string | undefined {
  return headerValues(answer, 'Access-Control-Expose-Headers').has('retry-after')
    ? undefined
    : 'no deja leer Retry-After'
}

function findCachingProblem(answer: ApiAnswer): string | undefined {
  return headerValues(answer, 'Cache-Control').has('no-store')
    ? undefined
    : `Cache-Control es ${answer.headers.get('Cache-Control') ?? 'ninguno'}`
}

function findContentTypeProblem({ headers, bytes }: ApiAnswer): string | undefined {
  const contentType = headers.get('Content-Type')
  if (bytes.length === 0 || contentType?.split(';')[0] === 'application/json') return undefined
  return `Content-Type es ${contentType ?? 'ninguno'}`
}

function findErrorShapeProblem({ status, json }: ApiAnswer): string | undefined {
  if (status < 400 || status > 499) return `se esperaba un 4xx y respondió ${status}`
  const isComplete = typeof fieldOf(json, 'code') === 'string' && typeof fieldOf(json, 'message') === 'string'
  return isComplete ? undefined : 'el error no trae code y message'
}

async function checkUnknownDni(context: CheckContext): Promise<CheckOutcome> {
  const { answer } = await context.transport.send({
    call: access.findPeople,
    pathParameters: { dni: context.profile.nobodysDni },
  })
  if (!answer) return failedOutcome('No hubo respuesta.')
  if (answer.status === 200)
    return Array.isArray(answer.json) && answer.json.length === 0
      ? passedOutcome
      : failedOutcome('Alguien tiene ese DNI.')
  const code = String(fieldOf(answer.json, 'code'))
  return outcomeOfProblems(
    code === 'CUSTOMER_NOT_FOUND' ? [] : [`Respondió ${answer.status} con code ${code}.`],
  )
}
