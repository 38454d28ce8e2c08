import { describeExactlyOnce } from '#tests/application/shared/describe-exactly-once'
import { lineLoanOperation } from './a-requested-loan'

describeExactlyOnce('a loan of the line', lineLoanOperation)
describeExactlyOnce('a loan of the line, checked by the movements only', {
  ...lineLoanOperation,
  withoutRecentOperations: true,
})
