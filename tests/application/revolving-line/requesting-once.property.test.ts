import { describeOrderingOnce } from '#tests/application/shared/ordering-once'
import { lineLoan } from './a-requested-loan'

describeOrderingOnce('a loan of the line', lineLoan)
describeOrderingOnce('a loan of the line, checked by the movements only', {
  ...lineLoan,
  withoutRecentOperations: true,
})
