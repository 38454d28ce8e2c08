import type { RegisterBiometricUnlockFailure } from '@/application/access/register-biometric-unlock'
import { gatewayFailureText } from './failures.texts'

/** Texts for setting up the login with the device's fingerprint or face. Source: ACC-28. */
export const passkeyRegistrationTexts = {
  title: 'Ingresá más rápido la próxima vez',
  lead: 'Con la huella, el rostro o el código de este dispositivo, sin escribir tu contraseña.',
  reasons: [
    'Tu huella y tu rostro no salen de este dispositivo: nosotros no los recibimos.',
    'Tu contraseña sigue sirviendo como siempre.',
    'Podés desactivarlo cuando quieras desde Mis datos.',
  ],
  elsewhere: 'Ya ingresás con huella o rostro en otro dispositivo. Podés sumar este.',
  neverAskAgain: 'No volver a preguntarme en este dispositivo',
  submit: 'Activar huella o rostro',
  skip: 'Ahora no',
  done: 'Listo. La próxima vez podés ingresar con tu huella o rostro.',
  failed: 'Ocurrió un error al intentar registrar el metodo de desbloqueo',
  notSupportedTitle: 'Acá no se puede usar huella ni rostro',
  notSupported:
    'Para activarlo, configurá primero el bloqueo de pantalla de tu dispositivo o entrá desde tu celular.',
  goHome: 'Ir al inicio',
} as const

/**
 * Returns the message for a customer who could not set up a passkey on their device; undefined if they
 * cancelled. Source: ACC-28.
 */
export function registerPasskeyFailureText(failure: RegisterBiometricUnlockFailure): string | undefined {
  switch (failure.kind) {
    case 'cancelled':
      return undefined
    case 'session-ended':
      return gatewayFailureText(failure)
    case 'not-supported':
    case 'failed':
    case 'no-answer':
    case 'unreadable':
    case 'server-failure':
      return passkeyRegistrationTexts.failed
  }
}
