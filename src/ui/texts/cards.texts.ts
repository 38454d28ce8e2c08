import type { CardExpiryProblem } from '@/domain/cards/typed-card-expiry'
import type { CardHolderProblem } from '@/domain/cards/card-holder'
import type { CardNumberProblem } from '@/domain/cards/card-number'
import type { SecurityCodeProblem } from '@/domain/cards/security-code'

export const cardsTexts = {
  form: {
    label: 'Datos de la tarjeta',
    number: 'Número de la tarjeta',
    brand: (brand: string) => `Tarjeta ${brand}`,
    holder: 'Nombre como figura en la tarjeta',
    expiry: 'Vencimiento',
    expiryHint: 'Mes y año: MM/AA',
    securityCode: 'Código de seguridad',
    securityCodeHint: (digits: 3 | 4) =>
      digits === 4 ? 'Los 4 números del frente' : 'Los 3 números del dorso',
    dni: 'DNI del titular',
    otherPerson: 'La tarjeta es de otra persona',
  },
  graphic: {
    holder: 'Nombre y apellido',
    expiry: 'Vence',
    code: '•••',
  },
  update: {
    title: 'Actualizá tu tarjeta de débito',
    loading: 'Buscando tu tarjeta',
    greeting: (name: string) => `Hola, ${name}.`,
    current: (lastDigits: string) => `Vamos a reemplazar tu tarjeta de débito ${lastDigits}.`,
    currentUnknown: 'Vamos a reemplazar la tarjeta que tenés para el débito automático.',
    safety: 'No guardamos el número ni el código de seguridad en este dispositivo.',
    submit: 'Actualizar tarjeta',
    failedTitle: 'No pudimos buscar tu tarjeta',
    tooMany: 'Desde esta conexión se abrieron muchos enlaces.',
    tooManyCards: 'Desde esta conexión se cargaron muchas tarjetas.',
    noLinkTitle: 'El enlace no es válido',
    noLink: 'Abrí de nuevo el enlace que te enviamos, o escribinos por chat para pedir otro.',
    doneTitle: 'Actualizamos tu tarjeta',
    done: (card: string) => `Desde ahora vamos a debitar tus cuotas de tu ${card}.`,
    toPortal: 'Ir al portal',
    notDoneTitle: 'No pudimos actualizar tu tarjeta',
    notDone: 'Tu tarjeta anterior sigue igual. Revisá los datos y probá de nuevo, o usá otra tarjeta.',
    unsureTitle: 'No sabemos si se actualizó tu tarjeta',
    unsure: 'Puede que el cambio ya esté hecho. Fijate cómo quedó antes de volver a cargar la tarjeta.',
    look: 'Ver cómo quedó',
    again: 'Volver a cargar la tarjeta',
  },
} as const

/** Returns the text that says which card will be replaced, and whose name is on it. Source: ACC-30. */
export function cardToReplaceText(holderName: string, lastDigits: string): string {
  const { greeting, current, currentUnknown } = cardsTexts.update
  return `${greeting(holderName)} ${lastDigits === '' ? currentUnknown : current(lastDigits)}`
}

/** Returns the message about what is wrong with a typed card number. Source: PAY-14. */
export function cardNumberProblemText(problem: CardNumberProblem): string {
  switch (problem) {
    case 'required':
      return 'Ingresá el número de la tarjeta.'
    case 'too-short':
      return 'El número de la tarjeta está incompleto.'
  }
}

/** Returns the message about what is wrong with the typed name of a card holder. Source: PAY-14. */
export function cardHolderProblemText(problem: CardHolderProblem): string {
  switch (problem) {
    case 'required':
      return 'Ingresá el nombre como figura en la tarjeta.'
    case 'not-letters':
      return 'El nombre solo lleva letras y espacios.'
  }
}

/** Returns the message about what is wrong with the typed expiry date of a card. Source: PAY-14. */
export function cardExpiryProblemText(problem: CardExpiryProblem): string {
  switch (problem) {
    case 'required':
      return 'Ingresá el vencimiento.'
    case 'not-a-month':
      return 'Escribí el vencimiento con el mes y el año: MM/AA.'
    case 'not-future':
      return 'El vencimiento tiene que ser un mes que todavía no llegó.'
    case 'expired':
      return 'La tarjeta ya venció. Revisá el vencimiento o usá otra.'
  }
}

/** Returns the message about what is wrong with the typed security code of a card. Source: PAY-14. */
export function cardSecurityCodeProblemText(problem: SecurityCodeProblem): string {
  switch (problem) {
    case 'required':
      return 'Ingresá el código de seguridad.'
    case 'length':
      return 'El código de seguridad tiene 3 números, o 4 si la tarjeta es American Express.'
  }
}
