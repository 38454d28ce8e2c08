import { expect, it } from 'vitest'
import { creditLinePurchaseObstacle } from '@/domain/qr-payment/purchase-obstacle'
import { offeredCreditLineAmount } from '@/domain/revolving-line/credit-line-offer'
import { pesosToCents } from '@/domain/shared/money'

const creditLine = { maxAmount: pesosToCents(600_000), remainingAmount: pesosToCents(100), enabled: true }

it.each([
  ['nothing of who is up to date with some of the line left', true, creditLine, undefined],
  [
    'that the customer is not up to date, before all else',
    false,
    { ...creditLine, enabled: false },
    'not-up-to-date',
  ],
  [
    'that the line is not enabled, before what is left of it',
    true,
    { ...creditLine, enabled: false, remainingAmount: 0 },
    'not-enabled',
  ],
  ['that nothing is left', true, { ...creditLine, remainingAmount: 0 }, 'nothing-left'],
  [
    'the offer of a line',
    true,
    { ...creditLine, maxAmount: 0, enabled: false, campaignMaxAmount: 1 },
    'campaign-offer',
  ],
  [
    'the offer of a line, also of who has one',
    true,
    { ...creditLine, campaignMaxAmount: 1 },
    'campaign-offer',
  ],
  ['an offer of 0 is none', true, { ...creditLine, maxAmount: 0, campaignMaxAmount: 0 }, 'no-line'],
  ['that there is no line at all', true, undefined, 'no-line'],
])('a purchase is blocked: %s', (_, isUpToDate, revolvingLine, obstacle) => {
  const status = { isUpToDate, ...(revolvingLine && { revolvingLine }) } as Parameters<
    typeof creditLinePurchaseObstacle
  >[0]
  const offeredAmount = offeredCreditLineAmount(status.revolvingLine)
  expect(creditLinePurchaseObstacle(status, offeredAmount)).toBe(obstacle)
})
