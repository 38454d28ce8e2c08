import { defineExactlyOnceOperationTests } from '#tests/application/shared/describe-exactly-once'
import { creditLineLoanOperation } from './a-requested-loan'

defineExactlyOnceOperationTests('a loan of the line', creditLineLoanOperation)
defineExactlyOnceOperationTests('a loan of the line, checked by the movements only', {
  ...creditLineLoanOperation,
  lenderHasNoRecentOperationList: true,
})
