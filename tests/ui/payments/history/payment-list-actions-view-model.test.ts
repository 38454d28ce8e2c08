import { describe, expect, it } from 'vitest'
import { success } from '@/domain/shared/result'
import type { AccountStatus } from '@/domain/session/session'
import { PaymentListActionsViewModel } from '@/ui/payments/history/payment-list-actions-view-model'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

function startViewModel(
  visitor: PortalVisitorPage,
  status: Partial<AccountStatus> | 'unknown' = {},
): PaymentListActionsViewModel {
  visitor.signIn(martaCustomer, status)
  visitor.resolveService(PortalViewModel).onMount()
  const ways = visitor.resolveService(PaymentListActionsViewModel)
  ways.onMount()
  return ways
}

describe('the next actions of the payments screen', () => {
  it('lead to no receipt without a loan that is being paid', async () => {
    const visitor = new PortalVisitorPage('/mis-pagos')
    visitor.sessionGateway.loanHoldingsAnswer = success({ hasActiveLoan: false, hasPaidOffLoan: true })
    const ways = startViewModel(visitor)
    await visitor.waitForQueuedTasks()
    expect([ways.obstacleToPayment, ways.obstacleToSendingReceipt]).toEqual([undefined, 'no-active-loan'])
  })
})
