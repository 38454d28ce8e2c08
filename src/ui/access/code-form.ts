import { smsCodeProblem, type SmsCodeDigits } from '@/domain/access/sms-code'
import { ValidateField } from '@/ui/kit/validate-field'
import { smsCodeProblemText } from '@/ui/texts/access.texts'

/** The form with the SMS code. Source: ACC-07. */
export class CodeForm {
  @ValidateField(
    (code, { digits }: CodeForm) => smsCodeProblem(code, digits),
    (problem, { digits }) => smsCodeProblemText(problem, digits),
  )
  code: string

  constructor(
    code: string,
    readonly digits: SmsCodeDigits,
  ) {
    this.code = code
  }
}
