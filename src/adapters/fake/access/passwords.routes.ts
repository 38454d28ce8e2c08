import type { passwordsContract } from '@/adapters/contract/passwords.contract'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { maxWrongPasswords } from '@/adapters/fake/shared/records'
import { createInvalidRequestRefusal, createRefusal } from '@/adapters/fake/shared/refusal'

const proofRequiredRefusal = createRefusal(
  409,
  'PASSWORD_PROOF_REQUIRED',
  'Necesitamos tu contraseña actual.',
)
const wrongCurrentPasswordRefusal = createRefusal(
  409,
  'WRONG_CURRENT_PASSWORD',
  'La contraseña actual es incorrecta.',
)

const passwordPattern = /^[a-zñ0-9]{6,}$/i
const passwordWithSymbolsPattern = /^[\u0021-\u007Eñ]{8,}$/i

export const passwordsHandlers: ContractHandlers<typeof passwordsContract> = {
  /**
   * Sets the customer's password, and lets a customer whom wrong passwords had blocked sign in with it.
   * Requires the current password or a sign-in by code or passkey within the last 15 minutes. Source: ACC-36.
   */
  setPassword({ body, customer, isIdentityRecentlyVerified, lender }) {
    const { id, password, failedPasswords } = customer
    const accepted = lender.overrides.passwordsWithSymbols ? passwordWithSymbolsPattern : passwordPattern
    if (!accepted.test(body.newPass)) return createInvalidRequestRefusal('newPass')
    if (!isIdentityRecentlyVerified) {
      if (password === undefined || body.currentPass === undefined) return proofRequiredRefusal
      if (failedPasswords >= maxWrongPasswords) return wrongCurrentPasswordRefusal
      if (body.currentPass !== password) {
        lender.store.customers.change(id, { failedPasswords: failedPasswords + 1 })
        return wrongCurrentPasswordRefusal
      }
    }
    lender.store.customers.change(id, { password: body.newPass, failedPasswords: 0 })
    if (password !== undefined) lender.accountProtection.blockAccountChangesForOneDay(id, 'PASSWORD_CHANGED')
    return undefined
  },
}
