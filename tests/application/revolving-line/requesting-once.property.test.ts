import { describeExactlyOnceTests } from '#tests/application/shared/describe-exactly-once'
import { lineLoanOperation } from './a-requested-loan'

describeExactlyOnceTests('a loan of the line', lineLoanOperation)
describeExactlyOnceTests('a loan of the line, checked by the movements only', {
  ...lineLoanOperation,
  withoutRecentOperations: true,
})
