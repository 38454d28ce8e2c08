import { dniProblem } from '@/domain/access/dni'
import { ValidateField, findFormErrors } from '@/ui/kit/validate-field'
import type { FormError } from '@/ui/kit/form-error'
import { dniProblemText } from '@/ui/texts/dni-failures.texts'

/**
 * Functions that choose the next login step. They are exported from this file so that they are loaded
 * together with the DNI form.
 */
export { nextLoginStep, stepAfterDniSearchFailure } from './next-login-step'

/** The form in which the visitor types their DNI, with its check. Source: ACC-01. */
class DniForm {
  @ValidateField(dniProblem, dniProblemText)
  dni: string

  constructor(dni: string) {
    this.dni = dni
  }
}

/** Returns the errors of the DNI that the visitor typed; empty if it is valid. */
export function findDniFormErrors(dni: string): readonly FormError[] {
  return findFormErrors(new DniForm(dni))
}
