import * as v from 'valibot'
import { loanNumber, refusalCode } from './value.schema'
import { looseMaybe } from './maybe.schema'

/** The status of an operation. One that cannot be read counts as not decided. Source: PAY-16, REV-10. */
export const orderStatus = v.object({
  status: looseMaybe(v.picklist(['APPROVED', 'REJECTED', 'IN_PROCESS', 'NOT_FOUND'])),
  transactionId: looseMaybe(v.string()),
  operationId: looseMaybe(v.string()),
  loanId: looseMaybe(loanNumber),
  errorCode: looseMaybe(refusalCode),
})
