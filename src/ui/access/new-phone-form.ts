import { cellphoneProblem } from '@/domain/access/cellphone'
import { CheckedBy } from '@/ui/kit/checked-by'
import { cellphoneProblemText } from '@/ui/texts/phone-change.texts'

/** The form with the new phone. Source: ACC-22. */
export class NewPhoneForm {
  @CheckedBy(cellphoneProblem, cellphoneProblemText)
  cellphone: string

  constructor(cellphone: string) {
    this.cellphone = cellphone
  }
}
