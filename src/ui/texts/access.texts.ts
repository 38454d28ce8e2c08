import type {
  CodeLoginFailure,
  PasswordLoginFailure,
  SendCodeFailure,
} from '@/application/access/access.port'
import type { SmsCodeLength, SmsCodeProblem } from '@/domain/access/sms-code'
import { gatewayFailureText } from './failures.texts'

export const accessTexts = {
  changeIdentity: 'Cambiar de persona',
  changeUser: 'Cambiar de usuario',
  /**
   * Label of the link to the page on which a customer whose phone was lost protects their account.
   * Source: ACC-38.
   */
  lostPhone: 'Perdí mi celular o me lo robaron',
  identity: {
    title: '¿Quién sos?',
    lead: 'Hay más de una persona con ese DNI. Elegí la tuya.',
    legend: 'Personas con este DNI',
    taxId: 'CUIT',
    noneOfThese: 'No soy ninguna de estas personas',
    submit: 'Continuar',
    required: 'Elegí tu nombre.',
  },
  code: {
    title: 'Ingresá el código',
    resetTitle: 'Verificá que sos vos',
    sending: 'Enviando el código',
    sentTo: (phone: string, digits: SmsCodeLength) =>
      `Te enviamos un código de ${digits} números por SMS al ${phone}.`,
    alsoSentTo: (email: string) => `También te lo enviamos por correo a ${email}.`,
    shownCode: (code: string) => `Código de esta demostración: ${code}`,
    label: (digits: SmsCodeLength) => `Código de ${digits} números`,
    submit: 'Ingresar',
    resendIn: (seconds: number) =>
      `Podés pedir otro código en ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}.`,
    resend: 'Reenviar el código',
    notReceived: 'No recibí el código',
    wrongNumber: 'Ese no es mi número',
    sendFailedTitle: 'No pudimos enviarte el código',
    resetNotStartedTitle: 'No pudimos empezar a restablecer tu contraseña',
    tooMany: 'Ya pediste varios códigos.',
    stillUsable: 'Si te llegó uno, podés usarlo.',
    tooManyTries: 'Se probaron muchos códigos.',
    mayBeUsed: 'Puede que ese código ya lo haya usado el intento que quedó sin respuesta. Pedí otro.',
    numberNotValid: 'El número de celular que tenemos no es válido. Podés cambiarlo o escribirnos por chat.',
  },
  notReceived: {
    title: '¿No te llegó el código?',
    reasons: [
      'Puede tardar unos minutos: fijate que tengas señal.',
      'Revisá que el número sea el tuyo y que la casilla de SMS no esté llena.',
      'Si cambiaste de número, escribinos y lo actualizamos.',
    ],
    back: 'Volver a ingresar el código',
  },
  password: {
    /**
     * Document title of the password screen. It does not contain the customer's name, because browsers store
     * titles in their history.
     */
    documentTitle: 'Ingresá tu contraseña',
    title: (name: string) => `Hola, ${name}`,
    label: 'Contraseña',
    submit: 'Ingresar',
    forgot: 'Olvidé mi contraseña',
    unlock: 'Ingresar con huella o rostro',
    blockedTitle: 'Tu usuario está bloqueado',
    blocked: 'La contraseña falló varias veces. Creá una nueva y entrás.',
    required: 'Ingresá tu contraseña.',
    tooMany: 'Hubo muchos intentos de ingresar.',
  },
  notACustomer: {
    title: 'Para ingresar necesitás un préstamo',
    lead: 'Este portal es para quienes tienen un préstamo con nosotros. Si ya sacaste uno, puede tardar un día en aparecer.',
    otherDni: 'Ingresar con otro DNI',
  },
  /** Label of the button with which the customer stays signed in to the session that is open. */
  stay: 'Seguir en mi cuenta',
  logout: {
    question: '¿Cerrar la sesión?',
    whose: (name: string) => `Está abierta la sesión de ${name}.`,
    confirm: 'Cerrar la sesión',
    leaving: 'Cerrando tu sesión',
    title: 'Cerraste tu sesión',
    subtitle: 'Para ver tus datos hay que volver a ingresar.',
    notReportedTitle: 'Saliste de este dispositivo',
    notReported:
      'Acá ya no se ven tus datos, pero no pudimos avisarle a la empresa que cerraste la sesión. Dejá esta página abierta: seguimos intentando.',
    close: 'Volver a ingresar',
  },
} as const

export function smsCodeProblemText(problem: SmsCodeProblem, digits: SmsCodeLength): string {
  switch (problem) {
    case 'required':
      return 'El código es requerido'
    case 'length':
      return `El código tiene ${digits} números`
  }
}

export function sendSmsCodeFailureText(failure: SendCodeFailure): string {
  if (failure.kind === 'number-not-valid') return accessTexts.code.numberNotValid
  return gatewayFailureText(failure, accessTexts.code.tooMany)
}

/**
 * Returns the message for a customer to whom another SMS code could not be sent. It says that a code that
 * they received earlier can still be used.
 */
export function resendSmsCodeFailureText(failure: SendCodeFailure): string {
  return `${sendSmsCodeFailureText(failure)} ${accessTexts.code.stillUsable}`
}

export function smsCodeFailureText(failure: CodeLoginFailure): string {
  if (failure.kind === 'wrong-code') return 'El código es incorrecto'
  return gatewayFailureText(failure, accessTexts.code.tooManyTries)
}

export function passwordFailureText(failure: PasswordLoginFailure): string {
  if (failure.kind === 'wrong-password') return 'Usuario y/o contraseña incorrectos'
  if (failure.kind === 'user-blocked') return accessTexts.password.blocked
  return gatewayFailureText(failure, accessTexts.password.tooMany)
}
