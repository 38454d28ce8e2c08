import * as v from 'valibot'
import { accessContract } from '@/adapters/contract/access.contract'
import { toSession } from '@/adapters/http/session-mapper'
import { ask } from './ask'

/** The customer and the loan of every story. */
export const marta = { taxId: '27284561231', password: 'cuota2026', loan: '40128753' } as const

/** The session as the portal stores it on a device, and its access token. */
export interface Entrance {
  readonly stored: string
  readonly token: string
}

/** Logs Marta in on another device. */
export async function logIn(lender: string): Promise<Entrance> {
  const address = `${lender}/users/${marta.taxId}/login?isAuthFromApp=false`
  const answer = await ask(address, { method: 'POST', body: { password: marta.password } })
  const session = toSession(v.parse(accessContract.logInWithPassword.answer, answer))
  return { stored: JSON.stringify({ version: 1, value: session }), token: session.tokens.access }
}

/** Returns those of the keys that were charged in the end. */
export async function chargedAmong(
  keys: Iterable<string>,
  { lender, token }: { readonly lender: string; readonly token: string },
): Promise<ReadonlySet<string>> {
  const charged = new Set<string>()
  for (const key of keys) {
    const address = `${lender}/payments/status?idempotencyKey=${encodeURIComponent(key)}`
    const { status } = Object(await ask(address, { token }))
    if (status === 'APPROVED') charged.add(key)
  }
  return charged
}
