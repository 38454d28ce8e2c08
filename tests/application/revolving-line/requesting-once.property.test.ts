import { describeExactlyOnceTests } from '#tests/application/shared/describe-exactly-once'
import { creditLineLoanOperation } from './a-requested-loan'

describeExactlyOnceTests('a loan of the line', creditLineLoanOperation)
describeExactlyOnceTests('a loan of the line, checked by the movements only', {
  ...creditLineLoanOperation,
  withoutRecentOperations: true,
})
