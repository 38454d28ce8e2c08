import { accessContract } from '@/adapters/contract/access.contract'
import { passwordsContract } from '@/adapters/contract/passwords.contract'
import type { HttpClient } from '@/adapters/http/http-client'
import { successValueOrThrow } from './portal-client'
import { martaTaxId } from './marta'

/**
 * Changes Marta's password to `otraClave7`, then tries to log in with the argument `password`. Returns
 * the result of the login.
 */
export async function changePasswordAndLogIn(client: HttpClient, password: string) {
  const body = { newPass: 'otraClave7' }
  successValueOrThrow(await client.send(passwordsContract.setPassword, { path: {}, body }))
  return client.send(accessContract.logInWithPassword, {
    path: { customerTaxId: martaTaxId },
    query: { isAuthFromApp: 'false' },
    body: { password },
  })
}
