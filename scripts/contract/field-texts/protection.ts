import type { SchemaDescriptions } from '@/adapters/contract/field-description'

/**
 * Texts that explain to integrators the fields of the API about account protection: devices, passkeys
 * and lost phones.
 */
export const accountProtectionFieldDescriptions: SchemaDescriptions = {
  ProtectionReportLostPhoneRequest: {
    password: {
      text: 'La contraseña, como la escribió el cliente. Se comprueba como la del ingreso.',
      example: 'cuota2026',
      format: 'password',
    },
  },
  ProtectionReportLostPhoneResponse: {
    reportedAt: 'Desde cuándo está protegida la cuenta. El portal muestra el día y la hora.',
    passkeysPaused:
      'Verdadero si ningún desbloqueo de antes ingresa ni prueba nada hasta que se liberen los cambios. Sin él, falso.',
  },
  ProtectionProof: {
    currentPass: {
      text: 'La contraseña actual, como la escribió el cliente.',
      example: 'cuota2026',
      format: 'password',
    },
    passkey: 'La firma de un desbloqueo, en vez de la contraseña.',
  },
  ProtectionProofPasskey: {
    id: { text: 'La credencial usada.', example: 'q7Vd0Jm2T8yKx4Rb9sLhPw' },
    clientDataJSONEncoded: 'clientDataJSON en base64url.',
    authenticatorDataEncoded: 'authenticatorData en base64url.',
    signatureEncoded: 'La firma en base64url.',
  },
  OpenSession: {
    id: { text: 'El identificador de la sesión, que vuelve para cerrarla.', example: 'chrome-android' },
    device: { text: 'El navegador y el sistema, para reconocerlo.', example: 'Chrome en Android' },
    place: { text: 'La ciudad desde la que se usó, según su dirección IP.', example: 'Morón, Buenos Aires' },
    lastUsedAt: 'Cuándo se usó por última vez.',
    isCurrent: 'Si es la sesión que pregunta.',
  },
  RegisteredPasskey: {
    id: { text: 'La credencial, en base64url.', example: 'q7Vd0Jm2T8yKx4Rb9sLhPw' },
    name: { text: 'Cómo la reconoce el cliente.', example: 'Huella o rostro 1' },
    createdAt: 'Desde cuándo está.',
  },
  ProtectionListDevicesResponse: {
    sessions: 'Las sesiones abiertas. El portal pone primero la de este dispositivo.',
    passkeys: 'Los desbloqueos registrados.',
    userId: { text: 'El userId de los desbloqueos, en base64url.', example: 'Yy04ZjIxZDA0Yg' },
  },
  ProtectionEndSessionsRequest: {
    sessionId: { text: 'La sesión que se cierra; sin ella, todas las otras.', example: 'chrome-android' },
    proof: 'Con qué demuestra el cliente quién es.',
  },
  ProtectionRemovePasskeyRequest: {
    passkeyId: { text: 'La credencial que se borra. Ausente, todas.', example: 'q7Vd0Jm2T8yKx4Rb9sLhPw' },
    proof: 'Con qué demuestra el cliente quién es.',
  },
  ProtectionDisownChangeRequest: {
    change:
      'Qué cambio no hizo: PHONE, el celular; PASSWORD, la contraseña; DEVICE, una huella o un dispositivo.',
  },
  AccountRestriction: {
    cause: {
      text: 'Por qué se retienen cambios. Uno que el portal no conoce se muestra sin explicar.',
      example: 'PHONE_CHANGED',
    },
    restrictedUntil: 'Hasta cuándo. Sin ella, hasta que lo libere el prestamista.',
    waits: 'Qué espera: PHONE, PASSWORD, CONTACT, DEVICE, CARD, ACCOUNT o NEW_DEBT.',
  },
}
