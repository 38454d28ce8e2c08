import { cellphoneProblem } from '@/domain/access/cellphone'
import { ValidateField } from '@/ui/kit/validate-field'
import { cellphoneProblemText } from '@/ui/texts/phone-change.texts'

/** The form in which the customer types their new phone number, with its check. Source: ACC-22. */
export class NewPhoneNumberForm {
  @ValidateField(cellphoneProblem, cellphoneProblemText)
  cellphone: string

  constructor(cellphone: string) {
    this.cellphone = cellphone
  }
}
