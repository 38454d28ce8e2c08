import type { protectionContract } from '@/adapters/contract/protection.contract'
import { toPasskeyUserId } from '@/adapters/fake/access/passkeys.routes'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { isIdentityProved, identityNotProvedRefusal } from './identity-proof'
import { createRefusal } from '@/adapters/fake/shared/refusal'

const lostPhoneNotProvedRefusal = createRefusal(
  409,
  'LOST_PHONE_NOT_PROVED',
  'No pudimos comprobar que seas vos. Revisá el DNI y la contraseña.',
)

export const accountProtectionHandlers: ContractHandlers<typeof protectionContract> = {
  /**
   * Locks the account of a customer who has lost their phone and proves who they are by DNI and password. The
   * refusal is the same for an unknown person, a wrong password and a blocked person.
   */
  reportLostPhone({ body, lender }) {
    const proved = lender.accountProtection.findCustomersByPassword(body.dni, body.password)
    for (const customer of proved) lender.accountProtection.lockAccount(customer)
    if (proved.length === 0) return lostPhoneNotProvedRefusal
    return { reportedAt: formatUtcInstant(lender.clock.now()), passkeysPaused: true }
  },

  listDevices({ customer, sessionId, lender }) {
    return {
      sessions: lender.accountProtection.listSessions(customer, sessionId).map((each) => ({
        device: undefined,
        place: undefined,
        ...each,
        lastUsedAt: formatUtcInstant(each.lastUsedAt),
      })),
      passkeys: lender.passkeys.findCustomerPasskeys(customer.id).map(({ id, createdAt }, position) => ({
        id,
        name: `Huella o rostro ${position + 1}`,
        createdAt: createdAt === undefined ? undefined : formatUtcInstant(createdAt),
      })),
      userId: toPasskeyUserId(customer),
    }
  },

  async endSessions({ body, customer, sessionId, origin, lender }) {
    if (!(await isIdentityProved(body.proof, { customer, origin, lender }))) return identityNotProvedRefusal
    if (body.sessionId === undefined) lender.accountProtection.endOtherSessions(customer, sessionId)
    else lender.accountProtection.endSession(customer, body.sessionId)
    return undefined
  },

  async removePasskey({ body, customer, origin, lender }) {
    if (!(await isIdentityProved(body.proof, { customer, origin, lender }))) return identityNotProvedRefusal
    if (body.passkeyId === undefined) lender.passkeys.revokeAll(customer.id)
    else lender.passkeys.revoke(customer.id, body.passkeyId)
    return undefined
  },

  disownChange({ customer, sessionId, lender }) {
    lender.accountProtection.protectAfterUnrecognisedChange(customer, sessionId)
    return undefined
  },
}

function formatUtcInstant(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString()
}
