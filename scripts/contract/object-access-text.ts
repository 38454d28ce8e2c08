import type { ApiCall } from '@/adapters/contract/call'
import {
  isSecretParameterKind,
  type CallParameterRole,
  type SecretParameterKind,
  type CustomerObjectOwnership,
} from '@/adapters/contract/object-access'

/** Sentences for integrators that say to whom the objects in an API call belong, by kind of ownership. */
export const objectOwnershipTexts: Readonly<Record<CustomerObjectOwnership, string>> = {
  own: 'Sólo lo del cliente de la sesión. Un CUIT o un customerId que no es el suyo responde 403 FORBIDDEN, exista o no; un préstamo, una tarjeta o cualquier otra cosa que no es suya, lo mismo que si no existiera.',
  secret:
    'Lo de quien recibió el secreto, con sesión o sin ella. Sin el secreto, o con uno vencido, se responde lo mismo que si no hubiera nada.',
  'own-or-secret':
    'Lo del cliente de la sesión, o lo que nombra un secreto que no venció. Lo demás se responde como si no existiera.',
  anybody:
    'Lo de quien se nombra, sin que nadie pruebe quién es: por eso responde lo mínimo, y se limita cuántas veces se pide.',
  nobody: 'No es de nadie: se responde lo mismo a todos los clientes.',
}

const secretTexts: Readonly<Record<SecretParameterKind, string>> = {
  password: 'la contraseña',
  'sms-code': 'el código que llegó por SMS',
  'passkey-signature': 'la firma del desafío',
  'refresh-token': 'el token de renovación',
  'auto-login-link': 'el data del enlace de ingreso',
  'card-update-link': 'el data del enlace de la tarjeta',
  'refinancing-link': 'el hash del enlace de refinanciación',
  'new-loan-number':
    'el loanId de una refinanciación creada en las últimas 24 horas, que nadie puede adivinar',
  'identity-check': 'los dos números de la validación de identidad',
  'certificate-number': 'el jti de un certificado firmado',
  'own-order-key': 'la Idempotency-Key de lo que se pidió',
  'device-token': 'el token del dispositivo',
}

export function parameterRolesOfCall({
  objectAccess,
}: ApiCall): readonly (readonly [string, CallParameterRole])[] {
  return Object.entries(objectAccess.by ?? {})
}

/**
 * Returns a text for integrators that says to whom the objects in an API call belong, and which secret
 * the call requires.
 */
export function describeObjectAccessOfCall(call: ApiCall): string {
  const secrets = parameterRolesOfCall(call).flatMap(([place, role]) =>
    isSecretParameterKind(role) ? [`\`${place}\`, ${secretTexts[role]}`] : [],
  )
  const said = objectOwnershipTexts[call.objectAccess.ownership]
  return secrets.length === 0 ? said : `${said} El secreto: ${[...new Set(secrets)].join('; ')}.`
}
