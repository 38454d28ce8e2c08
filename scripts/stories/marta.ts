import * as v from 'valibot'
import { accessContract } from '@/adapters/contract/access.contract'
import { toSession } from '@/adapters/http/session-mapper'
import { requestSandbox } from './request-sandbox'

/** The customer and the loan of every story. */
export const storyCustomer = { taxId: '27284561231', password: 'cuota2026', loan: '40128753' } as const

/** The session as the portal stores it on a device, and its access token. */
export interface LoggedInSession {
  readonly stored: string
  readonly token: string
}

/** Logs Marta in on another device. */
export async function logStoryCustomerIn(lender: string): Promise<LoggedInSession> {
  const address = `${lender}/users/${storyCustomer.taxId}/login?isAuthFromApp=false`
  const answer = await requestSandbox(address, { method: 'POST', body: { password: storyCustomer.password } })
  const session = toSession(v.parse(accessContract.logInWithPassword.answer, answer))
  return { stored: JSON.stringify({ version: 1, value: session }), token: session.tokens.access }
}

/** Returns those of the keys that were charged in the end. */
export async function chargedKeysAmong(
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
