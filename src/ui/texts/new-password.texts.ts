import type {
  NewPasswordProblem,
  PasswordRule,
  PasswordConfirmationProblem,
} from '@/domain/access/new-password'

export const newPasswordTexts = {
  resetNotStarted: 'No pudimos empezar a restablecer tu contraseña',
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
  tooMany: 'Quisiste cambiarla muchas veces.',
  codeMissing: 'Para crear tu contraseña, volvé a ingresar con un código.',
  withCode: 'Salir y elegirla con un código',
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
