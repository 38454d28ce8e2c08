import { describeOrderingOnce } from '#tests/application/shared/ordering-once'
import { lineLoan } from './a-requested-loan'

describeOrderingOnce('a loan of the line', lineLoan)
describeOrderingOnce('a loan of the line by the movements alone', {
  ...lineLoan,
  withoutRecentOperations: true,
})
