import { dniProblem } from '@/domain/access/dni'
import { ValidateField } from '@/ui/kit/validate-field'
import { accessTexts } from '@/ui/texts/access.texts'
import { dniProblemText } from '@/ui/texts/dni-failures.texts'

/** The form in which a customer without their phone types their DNI and password. Source: ACC-38. */
export class LostPhoneForm {
  @ValidateField(dniProblem, dniProblemText)
  dni = ''

  @ValidateField(
    (password) => (password === '' ? 'required' : undefined),
    () => accessTexts.password.required,
  )
  password = ''
}
