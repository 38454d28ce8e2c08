import * as v from 'valibot'
import { accessContract } from '@/adapters/contract/access.contract'
import { toSession } from '@/adapters/http/session-mapper'
import { sendSandboxRequest } from './send-sandbox-request'

/**
 * The customer of every payment simulation (a random sequence of actions and faults), and the loan of which
 * they pay an installment.
 */
export const customerOfPaymentSimulations = {
  taxId: '27284561231',
  password: 'cuota2026',
  loan: '40128753',
} as const

/** A customer's session as the portal stores it on a device, and its access token. */
interface LoggedInSession {
  readonly storedSession: string
  readonly token: string
}

/**
 * Logs the customer of the payment simulations in at the fake lender, as on another device. Returns the new
 * session.
 */
export async function logInSimulatedCustomer(lender: string): Promise<LoggedInSession> {
  const address = `${lender}/users/${customerOfPaymentSimulations.taxId}/login?isAuthFromApp=false`
  const answer = await sendSandboxRequest(address, {
    method: 'POST',
    body: { password: customerOfPaymentSimulations.password },
  })
  const session = toSession(v.parse(accessContract.logInWithPassword.answer, answer))
  return { storedSession: JSON.stringify({ version: 1, value: session }), token: session.tokens.access }
}

/** Returns those of the given idempotency keys for which the lender has charged the customer. */
export async function findChargedIdempotencyKeys(
  keys: Iterable<string>,
  { lender, token }: { readonly lender: string; readonly token: string },
): Promise<ReadonlySet<string>> {
  const charged = new Set<string>()
  for (const key of keys) {
    const address = `${lender}/payments/status?idempotencyKey=${encodeURIComponent(key)}`
    const { status } = Object(await sendSandboxRequest(address, { token }))
    if (status === 'APPROVED') charged.add(key)
  }
  return charged
}
