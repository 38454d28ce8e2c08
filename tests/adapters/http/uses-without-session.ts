import { cuit } from '@/domain/shared/cuit'
import type { ConsumerRequestGateway } from '@/application/cancellation/consumer-request.port'
import type { AccountProtectionGateway } from '@/application/protection/protection.port'

const taxId = cuit('27284561231')
const passwordProof = { by: 'password', password: 'cuota2026' } as const
const passkeySignature = { credentialId: 'x', clientData: 'x', authenticatorData: 'x', signature: 'x' }

/** Functions, by method name, that each call one method of the gateway that protects a customer's account. */
export const accountProtectionMethodCallers = {
  reportLostPhone: (port: AccountProtectionGateway) => [
    port.reportLostPhone({ dni: '28456123', password: 'cuota2026' }),
  ],
  removeSessionOrPasskey: (port: AccountProtectionGateway) => [
    port.removeSessionOrPasskey(taxId, { kind: 'end-session', sessionId: 's-1' }, passwordProof),
    port.removeSessionOrPasskey(
      taxId,
      { kind: 'end-others' },
      { by: 'passkey', signature: passkeySignature },
    ),
    port.removeSessionOrPasskey(taxId, { kind: 'remove-passkey', passkeyId: 'p-1' }, passwordProof),
  ],
  reportUnrecognisedChange: (port: AccountProtectionGateway) => [
    port.reportUnrecognisedChange(taxId, 'phone'),
  ],
}

/** Functions, by method name, that each call one method of the gateway for consumer-law requests. */
export const consumerLawRequestMethodCallers = {
  sendRequest: (port: ConsumerRequestGateway) => [
    port.sendRequest({
      kind: 'revocation',
      dni: '28456123',
      fullName: 'Marta Giménez',
      contact: '1145556677',
    }),
  ],
}
