import type { ConsumerRequestGateway } from '@/application/cancellation/consumer-request.port'
import type { ProtectionGateway } from '@/application/protection/protection.port'

/** A use of every method that protects an account. */
export const protectionUses = {
  reportLostPhone: (port: ProtectionGateway) => [
    port.reportLostPhone({ dni: '28456123', password: 'cuota2026' }),
  ],
}

/** A use of every method for the requests that consumer law grants. */
export const consumerRequestUses = {
  send: (port: ConsumerRequestGateway) => [
    port.send({ kind: 'revocation', dni: '28456123', fullName: 'Marta Giménez', contact: '1145556677' }),
  ],
}
