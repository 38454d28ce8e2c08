import { dniProblem } from '@/domain/access/dni'
import { consumerContactProblem, fullNameProblem } from '@/domain/cancellation/consumer-request'
import { ValidateField } from '@/ui/kit/validate-field'
import { consumerRequestTexts, consumerRequestContactProblemText } from '@/ui/texts/consumer-request.texts'
import { dniProblemText } from '@/ui/texts/dni-failures.texts'

/**
 * The form of a consumer request, such as to cancel a service. It has only the three fields that the lender
 * needs to find the customer and answer them. Source: CAN-06.
 */
export class ConsumerRequestForm {
  @ValidateField(dniProblem, dniProblemText)
  dni = ''

  @ValidateField(fullNameProblem, () => consumerRequestTexts.fullNameRequired)
  fullName = ''

  @ValidateField(consumerContactProblem, consumerRequestContactProblemText)
  contact = ''
}
