import type {
  NewPasswordProblem,
  PasswordRule,
  PasswordConfirmationProblem,
} from '@/domain/access/new-password'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import { gatewayFailureText } from './failures.texts'
import { unconfirmedOperationText } from './unconfirmed.texts'

export const newPasswordTexts = {
  createTitle: 'Creá tu contraseña',
  changeTitle: 'Elegí tu contraseña nueva',
  lead: 'Con ella vas a ingresar la próxima vez, sin esperar un código.',
  label: 'Contraseña nueva',
  hint: {
    'letters-and-digits': 'Al menos 6 letras o números, sin espacios ni símbolos.',
    'with-symbols': 'Al menos 8 caracteres: letras, números o símbolos, sin espacios ni tildes.',
  } satisfies Record<PasswordRule, string>,
  repeatLabel: 'Repetí la contraseña',
  currentLabel: 'Contraseña actual',
  currentMissing: 'Escribí también tu contraseña actual.',
  currentWrong: 'Tu contraseña actual no es esa.',
  currentWrongOrChanged:
    'Esa no es tu contraseña actual: puede que ya la haya cambiado el intento que quedó sin respuesta. Salí y probá ingresar con la nueva.',
  unsure: 'No sabemos si se guardó tu contraseña nueva.',
  mayBeSaved: ', pero puede que ya la tengas. Para saberlo, salí e ingresá con ella.',
  tooMany: 'Quisiste cambiarla muchas veces.',
  codeMissing: 'Para crear tu contraseña, volvé a ingresar con un código.',
  withCode: 'Salir y elegirla con un código',
  withNewPassword: 'Salir e ingresar con la nueva',
  submit: 'Guardar contraseña',
  doneTitle: 'Guardamos tu contraseña',
  done: 'Cerramos tu sesión para cuidarte. Ingresá de nuevo con tu contraseña nueva.',
  logIn: 'Ingresar',
} as const

/** Returns the message about what is wrong with a typed new password. Source: ACC-17. */
export function newPasswordProblemText(problem: NewPasswordProblem, rule: PasswordRule): string {
  switch (problem) {
    case 'required':
      return 'Ingresá una contraseña.'
    case 'too-short':
      return rule === 'with-symbols'
        ? 'La contraseña debe tener al menos 8 caracteres.'
        : 'La contraseña debe tener al menos 6 caracteres.'
    case 'forbidden-characters':
      return rule === 'with-symbols'
        ? 'Usá solo letras, números y símbolos, sin espacios ni tildes.'
        : 'Usá solo letras y números, sin espacios ni símbolos.'
  }
}

/**
 * Returns the message about what is wrong with the new password that the customer typed a second time.
 * Source: ACC-17.
 */
export function passwordConfirmationProblemText(problem: PasswordConfirmationProblem): string {
  switch (problem) {
    case 'required':
      return 'Repetí la contraseña.'
    case 'different':
      return 'Las contraseñas no coinciden.'
  }
}

/** Returns the message for a customer whose new password was not saved, or possibly not. Source: ACC-17. */
export function passwordNotSavedText(failure: GatewayFailure): string {
  const { unsure, mayBeSaved, tooMany } = newPasswordTexts
  return mayRequestHaveBeenDone(failure)
    ? `${unsure} ${unconfirmedOperationText(failure, mayBeSaved)}`
    : gatewayFailureText(failure, tooMany)
}
