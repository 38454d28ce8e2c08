import { acceptedDownloadContentTypes, type ApiCall } from '@/adapters/contract/call'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { ApiAnswer } from '#passport/transport'
import type { CheckContext } from '#passport/check-context'
import {
  failedOutcome,
  outcomeOfProblems,
  notApplicableOutcome,
  passedOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'
import { findCallParameters, isOptionalAndNotOffered } from '#passport/optional-calls'
import { readOnlyCalls, type ReadOnlyCall } from '#passport/read-only-calls'
import { describeSchemaProblems } from '#passport/describe-schema-problems'
import { sendTokenRenewal } from './customer-sessions'
import { hasContentOfType, contentTypeOf } from './file-content'

const { access, session } = apiContracts

/**
 * Checks that the answers of the calls that open and renew a session, and of each read-only API call, match
 * their schemas in the API contract.
 */
export const answerShapeChecks: readonly Check[] = [
  {
    requirement: 'FORMA-1',
    callName: access.logInWithPassword.name,
    run: async (context) => outcomeOfShape(access.logInWithPassword, await context.logIn('owing')),
  },
  {
    requirement: 'FORMA-1',
    callName: session.refreshToken.name,
    run: async (context) => {
      const { answer } = await sendTokenRenewal(context, await context.openSession('owing'))
      return answer ? outcomeOfShape(session.refreshToken, answer) : failedOutcome('No hubo respuesta.')
    },
  },
  ...readOnlyCalls
    .filter(({ call }) => call.answer !== 'file')
    .map((readOnlyCall): Check => ({
      requirement: 'FORMA-1',
      callName: readOnlyCall.call.name,
      run: async (context) => checkAnswer(context, readOnlyCall, outcomeOfShape),
    })),
]

/** Checks that the content of each file that the API answers matches its content type. */
export const fileContentChecks: readonly Check[] = readOnlyCalls
  .filter(({ call }) => call.answer === 'file')
  .map((readOnlyCall) => ({
    requirement: 'ARCHIVO-1',
    callName: readOnlyCall.call.name,
    run: async (context) => checkAnswer(context, readOnlyCall, outcomeOfFile),
  }))

async function checkAnswer(
  context: CheckContext,
  readOnlyCall: ReadOnlyCall,
  findOutcome: (call: ApiCall, answer: ApiAnswer) => CheckOutcome,
): Promise<CheckOutcome> {
  const parameters = await findCallParameters(context, readOnlyCall)
  if (parameters === 'not-offered') return notApplicableOutcome('Respondió 501: no lo ofrece.')
  const { answer } = await context.sendAs(readOnlyCall.role, { call: readOnlyCall.call, ...parameters })
  if (!answer) return failedOutcome('No hubo respuesta.')
  if (isOptionalAndNotOffered(readOnlyCall, answer.status))
    return notApplicableOutcome(`Respondió ${answer.status}: no lo ofrece.`)
  return findOutcome(readOnlyCall.call, answer)
}

/** Returns whether an answer to an API call has the status and the fields of the API contract. */
export function outcomeOfShape(call: ApiCall, answer: ApiAnswer): CheckOutcome {
  if (call.mayBeAbsent && answer.status === 204) return passedOutcome
  const expectedStatus = call.successStatus ?? (call.answer === 'none' ? 204 : 200)
  const isEmptyWith200 = call.answer === 'none' && answer.status === 200
  if (answer.status !== expectedStatus && !isEmptyWith200)
    return failedOutcome(`Respondió ${answer.status}; se esperaba ${expectedStatus}.`)
  if (typeof call.answer === 'string') return passedOutcome
  if (answer.json === undefined) return failedOutcome('La respuesta no es JSON.')
  return outcomeOfProblems(describeSchemaProblems(call.answer, answer.json).slice(0, 10))
}

function outcomeOfFile(_: ApiCall, answer: ApiAnswer): CheckOutcome {
  if (answer.status !== 200) return failedOutcome(`Respondió ${answer.status}; se esperaba 200.`)
  const contentType = contentTypeOf(answer)
  if (!acceptedDownloadContentTypes.includes(contentType))
    return failedOutcome(`Content-Type es ${contentType === '' ? 'ninguno' : contentType}.`)
  return hasContentOfType(contentType, answer)
    ? passedOutcome
    : failedOutcome(`El contenido no es ${contentType}.`)
}
