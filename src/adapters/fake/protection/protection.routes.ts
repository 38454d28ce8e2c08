import type { protectionContract } from '@/adapters/contract/protection.contract'
import type { Handlers } from '@/adapters/fake/shared/handler'
import { refusal } from '@/adapters/fake/shared/refusal'

const notProved = refusal(
  409,
  'LOST_PHONE_NOT_PROVED',
  'No pudimos comprobar que seas vos. Revisá el DNI y la contraseña.',
)

export const protectionHandlers: Handlers<typeof protectionContract> = {
  /** A person who does not exist, a wrong password and a blocked person get the same answer. */
  reportLostPhone({ body, lender }) {
    const proved = lender.protection.provedBy(body.dni, body.password)
    for (const customer of proved) lender.protection.lock(customer)
    if (proved.length === 0) return notProved
    return { reportedAt: new Date(lender.clock.now()).toISOString() }
  },
}
