import { dniProblem } from '@/domain/access/dni'
import { CheckedBy, formErrors } from '@/ui/kit/checked-by'
import type { FormError } from '@/ui/kit/form-error'
import { dniProblemText } from '@/ui/texts/dni.texts'

/** Source: ACC-01. */
class DniForm {
  @CheckedBy(dniProblem, dniProblemText)
  dni: string

  constructor(dni: string) {
    this.dni = dni
  }
}

/** What is wrong with a DNI as it was typed. */
export function dniErrors(dni: string): readonly FormError[] {
  return formErrors(new DniForm(dni))
}
