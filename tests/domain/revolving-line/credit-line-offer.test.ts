import { expect, it } from 'vitest'
import { offeredCreditLineAmount } from '@/domain/revolving-line/credit-line-offer'
import { customerStanding } from '@/domain/session/area-access'
import type { CreditLineSummary } from '@/domain/session/session'
import { cents } from '@/domain/shared/money'

const line = { maxAmount: cents(0), remainingAmount: cents(0), enabled: false }

it.each<readonly [string, CreditLineSummary | undefined, number | undefined]>([
  ['no credit line', undefined, undefined],
  ['a credit line without an offer', line, undefined],
  ['an offer of 0', { ...line, campaignMaxAmount: cents(0) }, undefined],
  ['an offer below 0', { ...line, campaignMaxAmount: cents(-1) }, undefined],
  ['the smallest offer', { ...line, campaignMaxAmount: cents(1) }, 1],
  ['an offer', { ...line, campaignMaxAmount: cents(80_000_000) }, 80_000_000],
])('the lender offers a credit line, and the offer is open: with %s', (_, revolvingLine, offered) => {
  expect(offeredCreditLineAmount(revolvingLine)).toBe(offered)
  const accountStatus = {
    isUpToDate: true,
    totalDebt: cents(0),
    isBlacklisted: false,
    ...(revolvingLine && { revolvingLine }),
  }
  const { hasCreditLineOrOffer } = customerStanding({ hasCredentials: true, accountStatus })
  expect(hasCreditLineOrOffer).toBe(offered !== undefined)
})
