import { smsCodeProblem } from '@/domain/access/sms-code'
import { CheckedBy } from '@/ui/kit/checked-by'
import { smsCodeProblemText } from '@/ui/texts/access.texts'

/** The form with the SMS code. Source: ACC-07. */
export class CodeForm {
  @CheckedBy(smsCodeProblem, smsCodeProblemText)
  code: string

  constructor(code: string) {
    this.code = code
  }
}
