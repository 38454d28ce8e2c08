import * as v from 'valibot'
import { loanNumber, refusalCode } from './value.schema'
import { lenientMaybe } from './maybe.schema'

/**
 * The status of an operation, such as a payment. An operation whose status cannot be read counts as not
 * decided. Source: PAY-16, REV-10.
 */
export const orderStatus = v.object({
  status: lenientMaybe(v.picklist(['APPROVED', 'REJECTED', 'IN_PROCESS', 'NOT_FOUND'])),
  transactionId: lenientMaybe(v.string()),
  operationId: lenientMaybe(v.string()),
  loanId: lenientMaybe(loanNumber),
  errorCode: lenientMaybe(refusalCode),
})
