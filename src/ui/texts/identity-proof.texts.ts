import type { SessionOrPasskeyRemovalFailure } from '@/application/protection/protection.port'
import type { IdentityProofFailure } from '@/application/protection/identity-prover'
import { gatewayFailureText } from './failures.texts'

/**
 * Texts of the dialog that asks the customer for their password or a passkey. The lender refuses a wrong
 * password and a blocked user in the same way. Source: ACC-13, ACC-39, COL-01.
 */
export const identityProofTexts = {
  password: 'Tu contraseña',
  passwordHint: 'La pedimos para estar seguros de que sos vos.',
  withPasskey: 'Usar huella o rostro',
  cancel: 'Cancelar',
  refused:
    'No pudimos comprobar que seas vos. Revisá la contraseña o probá de la otra forma. Si falló varias veces, puede estar bloqueada: elegí otra con un código.',
  /** Like `refused`, if the lender offers no passkeys. */
  passwordRefused:
    'No pudimos comprobar que seas vos. Revisá la contraseña. Si falló varias veces, puede estar bloqueada: elegí otra con un código.',
} as const

/**
 * Returns the text that says why nothing was changed after the dialog asked for the password or a
 * passkey; undefined if the customer cancelled.
 */
export function identityProofFailureText(
  failure: IdentityProofFailure | SessionOrPasskeyRemovalFailure,
): string | undefined {
  switch (failure.kind) {
    case 'cancelled':
      return undefined
    case 'proof-refused':
      return identityProofTexts.refused
    case 'no-passkeys':
      return 'Tu cuenta no tiene huella ni rostro. Usá la contraseña.'
    case 'not-supported':
    case 'failed':
      return 'La huella o el rostro no funcionó en este dispositivo. Usá la contraseña.'
    default:
      return gatewayFailureText(failure, 'Hubo muchos intentos.')
  }
}
