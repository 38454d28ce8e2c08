import { smsCodeProblem, type SmsCodeDigits } from '@/domain/access/sms-code'
import { CheckedBy } from '@/ui/kit/checked-by'
import { smsCodeProblemText } from '@/ui/texts/access.texts'

/** The form with the SMS code. Source: ACC-07. */
export class CodeForm {
  @CheckedBy(
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
