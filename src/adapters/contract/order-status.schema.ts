import * as v from 'valibot'
import { loanNumberSchema, refusalCodeSchema } from './value.schema'
import { lenientOptionalField } from './optional-field.schema'

/**
 * The status of an operation, such as a payment. If the portal cannot read the status, it treats the
 * operation as still undecided. Source: PAY-16, REV-10.
 */
export const operationStatusSchema = v.object({
  status: lenientOptionalField(v.picklist(['APPROVED', 'REJECTED', 'IN_PROCESS', 'NOT_FOUND'])),
  transactionId: lenientOptionalField(v.string()),
  operationId: lenientOptionalField(v.string()),
  loanId: lenientOptionalField(loanNumberSchema),
  errorCode: lenientOptionalField(refusalCodeSchema),
})
