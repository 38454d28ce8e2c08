import type { CellphoneProblem } from '@/domain/access/cellphone'
import type {
  ChangePhoneNumberFailure,
  IdentityCheckNoLongerValidFailure,
  SendCodeToNewPhoneNumberFailure,
} from '@/application/access/phone-change.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import { accessTexts } from './access.texts'
import { gatewayFailureText } from './failures.texts'
import { unconfirmedOperationText } from './unconfirmed.texts'

export const phoneChangeTexts = {
  whoseFirst: 'Para cambiar tu celular, primero decinos quién sos.',
  intro: {
    title: 'Cambiá tu celular',
    lead: 'Para cuidar tu cuenta, primero validamos que seas vos con una selfie.',
    of: (name: string, taxId: string) => `${name} · CUIT ${taxId}`,
    ofTaxId: (taxId: string) => `CUIT ${taxId}`,
    steps: [
      'Tené a mano tu DNI y buscá un lugar con buena luz.',
      'Sacate una selfie sin anteojos, gorra ni barbijo.',
      'Al volver, escribí tu nuevo celular y el código que te enviamos.',
    ],
    submit: 'Continuar con la selfie',
    back: 'Volver',
  },
  desktop: {
    scan: 'La selfie se saca con el celular. Escaneá este código con la cámara para seguir ahí.',
    picture: 'Código QR para seguir el cambio de celular en tu teléfono',
    noPicture:
      'La selfie se saca con el celular. No pudimos dibujar el código QR: copiá el enlace y abrilo ahí.',
    copyLink: 'Copiar el enlace',
    done: 'Ya lo cambié en mi celular',
  },
  checking: {
    title: 'Estamos validando tu identidad',
    lead: 'Puede tardar unos segundos. No cierres esta pantalla.',
    label: 'Consultando el resultado de la selfie',
  },
  noMatch: {
    title: 'No pudimos confirmar que seas vos',
    subtitle:
      'La selfie no coincide con los datos de tu DNI. Probá otra vez con buena luz, o escribinos por chat.',
    retry: 'Sacarme otra selfie',
  },
  notValidated: {
    title: 'No pudimos validar tu identidad',
    subtitle: 'La validación no se completó. Tu celular sigue siendo el mismo.',
    restart: 'Empezar de nuevo',
  },
  phone: {
    title: 'Escribí tu nuevo celular',
    lead: 'Validamos tu identidad. Ahora te enviamos un código por SMS al número nuevo.',
    label: 'Celular',
    hint: 'Código de área sin 0 y número sin 15. Por ejemplo: 1123456789.',
    submit: 'Enviarme el código',
    numberNotValid: 'No pudimos enviar un código a ese número. Revisalo y probá de nuevo.',
  },
  code: {
    title: 'Ingresá el código',
    submit: 'Cambiar mi celular',
    otherNumber: 'Cambiar el número',
    unsure: 'No sabemos si cambió tu celular.',
    mayBeChanged: ', pero puede que ya sea el nuevo. Probá de nuevo: no cambia nada si ya estaba.',
  },
  notChanged: {
    title: 'No pudimos cambiar tu celular',
    subtitle:
      'Ese número no se puede usar para tu cuenta. Puede que ya esté registrado. Tu celular sigue siendo el mismo.',
    otherNumber: 'Usar otro número',
  },
  mayBeChangedBefore:
    'Puede que ya haya cambiado en el intento que quedó sin respuesta. Si no es así, probá de nuevo o escribinos por chat.',
  checkOver: {
    'identity-check-used': {
      title: 'Esta validación ya se usó',
      subtitle:
        'Sirve para un solo cambio, y puede que tu celular ya haya cambiado. Para cambiarlo otra vez, validá tu identidad de nuevo.',
    },
    'identity-check-expired': {
      title: 'La validación venció',
      subtitle: 'Tu celular sigue siendo el mismo. Validá tu identidad de nuevo para cambiarlo.',
    },
    retry: 'Validar mi identidad',
    toLogin: 'Volver al ingreso',
  },
  changed: {
    title: 'Cambiaste tu celular',
    subtitle: (phone: string) =>
      `Desde ahora te escribimos al ${phone}. Por tu seguridad, le avisamos del cambio a tu celular anterior.`,
    toLogin: 'Continuar',
    toHome: 'Ir al inicio',
  },
} as const

/** A failure of the phone change after which the customer may type the code again. */
export type RetryablePhoneChangeFailure = Exclude<
  ChangePhoneNumberFailure,
  IdentityCheckNoLongerValidFailure | { readonly kind: 'phone-not-changed' }
>

export function cellphoneProblemText(problem: CellphoneProblem): string {
  switch (problem) {
    case 'required':
      return 'El celular es requerido'
    case 'not-digits':
      return 'El celular tiene solo números'
    case 'too-long':
      return 'El celular tiene hasta 12 números'
    case 'leading-zero':
      return 'Escribí el código de área sin el 0'
    case 'mobile-prefix':
      return 'Escribí el número sin el 15'
    case 'country-prefix':
      return 'Escribí el número sin el 549'
    case 'length':
      return 'El celular lleva el código de área: son al menos 10 números'
  }
}

export function sendCodeToNewPhoneFailureText(
  failure: Exclude<SendCodeToNewPhoneNumberFailure, IdentityCheckNoLongerValidFailure>,
): string {
  if (failure.kind === 'number-not-valid') return phoneChangeTexts.phone.numberNotValid
  return gatewayFailureText(failure, accessTexts.code.tooMany)
}

/**
 * Returns the message for a customer whose phone number was not changed, or possibly not. If it was surely
 * not changed, the message says that the SMS code is wrong or could not be checked. Source: ACC-22.
 */
export function changePhoneFailureText(failure: RetryablePhoneChangeFailure): string {
  if (failure.kind === 'wrong-code') return 'El código es incorrecto'
  const { unsure, mayBeChanged } = phoneChangeTexts.code
  if (mayRequestHaveBeenDone(failure)) return `${unsure} ${unconfirmedOperationText(failure, mayBeChanged)}`
  return `El código es incorrecto o no lo pudimos comprobar. ${gatewayFailureText(failure)}`
}

export function phoneChangeIdentityFailureText(failure: GatewayFailure | undefined): string {
  return failure ? gatewayFailureText(failure) : phoneChangeTexts.notValidated.subtitle
}
