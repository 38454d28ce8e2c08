import { dniProblem } from '@/domain/access/dni'
import { CheckedBy } from '@/ui/kit/checked-by'
import { dniProblemText } from '@/ui/texts/dni.texts'

/** Source: ACC-01. */
export class DniForm {
  @CheckedBy(dniProblem, dniProblemText)
  dni: string

  constructor(dni: string) {
    this.dni = dni
  }
}
