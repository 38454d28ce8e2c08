import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { Answer, Exchange } from '#passport/exchange'
import { field, type Lab } from '#passport/lab'
import { fail, found, pass, type Outcome } from '#passport/outcome'

const { access, session, payments } = apiContracts

/** Headers, errors, and the answers to browsers of another origin. */
export const httpChecks: readonly Check[] = [
  { requirement: 'CORS-1', run: preflight },
  {
    requirement: 'CORS-2',
    run: async (lab) => eachAnswer(await some(lab), (answer) => originProblem(answer, lab)),
  },
  {
    requirement: 'CORS-3',
    run: async (lab) => eachAnswer(await errors(lab), (answer) => originProblem(answer, lab)),
  },
  { requirement: 'CORS-4', run: async (lab) => eachAnswer(await errors(lab), retryAfterProblem) },
  {
    requirement: 'GUARDAR-1',
    run: async (lab) => eachAnswer([...(await some(lab)), ...(await errors(lab))], cachingProblem),
  },
  {
    requirement: 'FORMA-2',
    run: async (lab) => eachAnswer([...(await some(lab)), ...(await errors(lab))], contentTypeProblem),
  },
  { requirement: 'ERROR-1', run: async (lab) => eachAnswer(await errors(lab), errorShapeProblem) },
  { requirement: 'ERROR-2', run: unknownDni },
]

/** Answers of success, of the four calls that home begins with. */
async function some(lab: Lab): Promise<readonly Exchange[]> {
  const { taxId } = await lab.signedIn('owing')
  const { externalId } = await lab.owedLoan()
  return [
    await lab.transport.send({ call: access.findCredentials, path: { taxId } }),
    await lab.as('owing', { call: session.accountStatus, path: { taxId } }),
    await lab.as('owing', { call: payments.listPayableLoans }),
    await lab.as('owing', { call: payments.amountDue, path: { externalId } }),
  ]
}

/** A 401, a 404 of the server, and what it says of a body that it cannot read. */
async function errors(lab: Lab): Promise<readonly Exchange[]> {
  const { taxId } = await lab.signedIn('owing')
  const nobodys = lab.profile.nobodysDni
  return [
    await lab.transport.send({ call: session.accountStatus, path: { taxId } }),
    await lab.as('owing', { call: payments.amountDue, path: { externalId: `${nobodys}0` } }),
    await lab.transport.send({ call: session.refreshToken, path: { customerTaxId: taxId }, body: [] }),
  ]
}

function eachAnswer(
  exchanges: readonly Exchange[],
  problemOf: (answer: Answer) => string | undefined,
): Outcome {
  return found(
    exchanges.flatMap(({ call, answer }) => {
      const problem = answer ? problemOf(answer) : 'no hubo respuesta'
      return problem === undefined ? [] : [`${call.name} (${answer?.status ?? 'sin estado'}): ${problem}.`]
    }),
  )
}

async function preflight(lab: Lab): Promise<Outcome> {
  const { externalId } = await lab.owedLoan()
  const { answer } = await lab.transport.preflight(payments.payWithSavedCard, { externalId })
  if (!answer || answer.status >= 300) return fail(`OPTIONS respondió ${answer?.status ?? 'nada'}.`)
  const methods = namesIn(answer, 'Access-Control-Allow-Methods')
  const headers = namesIn(answer, 'Access-Control-Allow-Headers')
  const origin = originProblem(answer, lab)
  return found([
    ...(origin === undefined ? [] : [`${origin}.`]),
    ...['get', 'post', 'put', 'delete']
      .filter((each) => !methods.has(each) && !methods.has('*'))
      .map((each) => `Falta el método ${each.toUpperCase()}.`),
    ...['authorization', 'content-type', 'idempotency-key']
      .filter((each) => !headers.has(each))
      .map((each) => `Falta el encabezado ${each}.`),
  ])
}

function namesIn({ headers }: Answer, name: string): ReadonlySet<string> {
  return new Set(
    (headers.get(name) ?? '')
      .toLowerCase()
      .split(',')
      .map((each) => each.trim()),
  )
}

function originProblem({ headers }: Answer, { profile: { origin } }: Lab): string | undefined {
  const allowed = headers.get('Access-Control-Allow-Origin')
  return allowed === origin || allowed === '*'
    ? undefined
    : `Access-Control-Allow-Origin es ${allowed ?? 'ninguno'}`
}

function retryAfterProblem(answer: Answer): string | undefined {
  return namesIn(answer, 'Access-Control-Expose-Headers').has('retry-after')
    ? undefined
    : 'no deja leer Retry-After'
}

function cachingProblem(answer: Answer): string | undefined {
  return namesIn(answer, 'Cache-Control').has('no-store')
    ? undefined
    : `Cache-Control es ${answer.headers.get('Cache-Control') ?? 'ninguno'}`
}

function contentTypeProblem({ headers, bytes }: Answer): string | undefined {
  const type = headers.get('Content-Type')
  if (bytes.length === 0 || type?.split(';')[0] === 'application/json') return undefined
  return `Content-Type es ${type ?? 'ninguno'}`
}

function errorShapeProblem({ status, json }: Answer): string | undefined {
  if (status < 400 || status > 499) return `se esperaba un 4xx y respondió ${status}`
  const isComplete = typeof field(json, 'code') === 'string' && typeof field(json, 'message') === 'string'
  return isComplete ? undefined : 'el error no trae code y message'
}

async function unknownDni(lab: Lab): Promise<Outcome> {
  const { answer } = await lab.transport.send({
    call: access.findPeople,
    path: { dni: lab.profile.nobodysDni },
  })
  if (!answer) return fail('No hubo respuesta.')
  if (answer.status === 200)
    return Array.isArray(answer.json) && answer.json.length === 0 ? pass : fail('Alguien tiene ese DNI.')
  const code = String(field(answer.json, 'code'))
  return found(code === 'CUSTOMER_NOT_FOUND' ? [] : [`Respondió ${answer.status} con code ${code}.`])
}
