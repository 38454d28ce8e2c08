import { smsCodeProblem, type SmsCodeLength } from '@/domain/access/sms-code'
import { ValidateField } from '@/ui/kit/validate-field'
import { smsCodeProblemText } from '@/ui/texts/access.texts'

/** The form in which the customer types the SMS code, with its checks. Source: ACC-07. */
export class SmsCodeForm {
  @ValidateField(
    (code, { digitCount }: SmsCodeForm) => smsCodeProblem(code, digitCount),
    (problem, { digitCount }) => smsCodeProblemText(problem, digitCount),
  )
  code: string

  constructor(
    code: string,
    readonly digitCount: SmsCodeLength,
  ) {
    this.code = code
  }
}
