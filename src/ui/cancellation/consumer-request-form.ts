import { dniProblem } from '@/domain/access/dni'
import { contactProblem, fullNameProblem } from '@/domain/cancellation/consumer-request'
import { ValidateField } from '@/ui/kit/validate-field'
import { consumerRequestTexts, requestContactProblemText } from '@/ui/texts/consumer-request.texts'
import { dniProblemText } from '@/ui/texts/dni-failures.texts'

/**
 * The form of a consumer request. Its three fields are the data that the lender needs to find and answer the
 * customer. Source: CAN-06.
 */
export class ConsumerRequestForm {
  @ValidateField(dniProblem, dniProblemText)
  dni = ''

  @ValidateField(fullNameProblem, () => consumerRequestTexts.fullNameRequired)
  fullName = ''

  @ValidateField(contactProblem, requestContactProblemText)
  contact = ''
}
