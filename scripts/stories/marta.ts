import * as v from 'valibot'
import { accessContract } from '@/adapters/contract/access.contract'
import { toSession } from '@/adapters/http/session-mapper'
import { requestSandbox } from './request-sandbox'

/**
 * The customer of every payment story (a random sequence of actions and faults), and the loan of which they
 * pay an installment.
 */
export const storyCustomer = { taxId: '27284561231', password: 'cuota2026', loan: '40128753' } as const

/** A customer's session as the portal stores it on a device, and its access token. */
export interface LoggedInSession {
  readonly stored: string
  readonly token: string
}

/**
 * Logs the customer of the payment stories in at the fake lender, as on another device. Returns the new
 * session.
 */
export async function logStoryCustomerIn(lender: string): Promise<LoggedInSession> {
  const address = `${lender}/users/${storyCustomer.taxId}/login?isAuthFromApp=false`
  const answer = await requestSandbox(address, { method: 'POST', body: { password: storyCustomer.password } })
  const session = toSession(v.parse(accessContract.logInWithPassword.answer, answer))
  return { stored: JSON.stringify({ version: 1, value: session }), token: session.tokens.access }
}

/** Returns those of the given idempotency keys for which the lender has charged the customer. */
export async function chargedIdempotencyKeys(
  keys: Iterable<string>,
  { lender, token }: { readonly lender: string; readonly token: string },
): Promise<ReadonlySet<string>> {
  const charged = new Set<string>()
  for (const key of keys) {
    const address = `${lender}/payments/status?idempotencyKey=${encodeURIComponent(key)}`
    const { status } = Object(await requestSandbox(address, { token }))
    if (status === 'APPROVED') charged.add(key)
  }
  return charged
}
