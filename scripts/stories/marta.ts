import * as v from 'valibot'
import { accessContract } from '@/adapters/contract/access.contract'
import { toSession } from '@/adapters/http/session-mapper'
import { ask } from './ask'

/** Who pays in every story, and what. */
export const marta = { taxId: '27284561231', password: 'cuota2026', loan: '40128753' } as const

/** What the portal keeps of her on a device where she logged in, and her access token. */
export interface Entrance {
  readonly kept: string
  readonly token: string
}

/** Logs her in as another device of hers would. */
export async function logIn(lender: string): Promise<Entrance> {
  const address = `${lender}/users/${marta.taxId}/login?isAuthFromApp=false`
  const answer = await ask(address, { method: 'POST', body: { password: marta.password } })
  const session = toSession(v.parse(accessContract.logInWithPassword.answer, answer))
  return { kept: JSON.stringify({ version: 1, value: session }), token: session.tokens.access }
}

/** Of those keys, the ones that were really charged in the end. */
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
