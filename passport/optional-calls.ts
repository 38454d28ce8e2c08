import type { ApiCall } from '@/adapters/contract/call'
import type { CheckContext } from './check-context'
import {
  CheckCouldNotRunError,
  isNotOfferedStatus,
  notApplicableOutcome,
  type CheckOutcome,
} from './check-outcome'
import type { CallParameters, ReadOnlyCall } from './read-only-calls'

/**
 * Runs a check of an optional API call. If the check cannot run because a test customer is missing, but the
 * lender answers the call with 501 (Not Implemented), the outcome is 'not applicable'.
 */
export async function runCheckOfOptionalCall(
  context: CheckContext,
  call: ApiCall,
  run: () => Promise<CheckOutcome>,
): Promise<CheckOutcome> {
  try {
    return await run()
  } catch (reason) {
    if (reason instanceof CheckCouldNotRunError && (await isNotImplemented(context, call)))
      return notApplicableOutcome('Respondió 501: no lo ofrece.')
    throw reason
  }
}

/**
 * Returns the parameters of an API call. Returns `not-offered` if no test customer has them and the
 * lender answers the call with 501. Throws `CheckCouldNotRunError` if only the test customer is missing.
 */
export async function findCallParameters(
  context: CheckContext,
  { call, findParameters }: ReadOnlyCall,
): Promise<CallParameters | 'not-offered'> {
  try {
    return await findParameters(context)
  } catch (reason) {
    if (reason instanceof CheckCouldNotRunError && (await isNotImplemented(context, call)))
      return 'not-offered'
    throw reason
  }
}

/**
 * Returns whether the lender answers an API call with 501 (Not Implemented), here to a request of the
 * `owing` customer with 0 for each path parameter.
 */
export async function isNotImplemented(context: CheckContext, call: ApiCall): Promise<boolean> {
  const zeros = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '0'])
  const { answer } = await context.sendAs('owing', { call, pathParameters: Object.fromEntries(zeros) })
  return answer?.status === 501
}

/**
 * Returns whether an API call is optional and the lender answered it with a status that means 'not
 * offered'.
 */
export function isOptionalAndNotOffered({ isRequired }: ReadOnlyCall, status: number | undefined): boolean {
  return !isRequired && isNotOfferedStatus(status)
}
