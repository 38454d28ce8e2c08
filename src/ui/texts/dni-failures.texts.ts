import type { FindPeopleFailure } from '@/application/access/access.port'
import type { DniProblem } from '@/domain/access/dni'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { gatewayFailureText } from './failures.texts'

const tooManySearchesText = 'Desde esta conexión se buscaron muchos DNI.'

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
  return identificationFailureText(failure)
}

/** Returns the text that says why the login could not find out who the customer is. */
export function identificationFailureText(failure: GatewayFailure): string {
  return gatewayFailureText(failure, tooManySearchesText)
}
