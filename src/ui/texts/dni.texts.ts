import type { FindPeopleFailure } from '@/application/access/access.port'
import type { DniProblem } from '@/domain/access/dni'
import { gatewayFailureText } from './failures.texts'

/** Separate from the texts of the other login steps, because a first visit needs only these. */
export const dniTexts = {
  title: 'Ingresá a tu cuenta',
  lead: 'Con tu DNI vas a ver tus préstamos y pagar tus cuotas.',
  label: 'Número de DNI',
  hint: 'Sin puntos, solo los números.',
  remember: 'Recordar mi DNI en este dispositivo',
  submit: 'Continuar',
  notAClient: 'Todavía no soy cliente',
  sessionExpired: 'Tu sesión venció. Ingresá de nuevo para seguir donde estabas.',
  tooMany: 'Desde esta conexión se buscaron muchos DNI.',
  autoLoginFailed: 'No pudimos ingresarte automáticamente. Ingresá con tu DNI.',
} as const

export function dniProblemText(problem: DniProblem): string {
  switch (problem) {
    case 'required':
      return 'El DNI es requerido'
    case 'length':
      return 'El DNI debe ser un número entre 6 y 8 dígitos'
  }
}

export function findPeopleFailureText(failure: FindPeopleFailure): string {
  if (failure.kind === 'customer-not-found') return 'No encontramos datos para el dni ingresado'
  return gatewayFailureText(failure, dniTexts.tooMany)
}
