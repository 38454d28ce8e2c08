import { describe, expect, it } from 'vitest'
import { greetingName } from '@/domain/home/first-name'
import { creditLineObstacle } from '@/domain/revolving-line/credit-line-obstacle'
import { bottomBarEntries, hasCreditLine, homeTiles, isCustomerInDebt } from '@/domain/home/tiles'
import type { CreditLineSummary } from '@/domain/session/session'
import { cents } from '@/domain/shared/money'
import { anAccountStatus } from '#tests/domain/session/an-account-status'

const creditLine: CreditLineSummary = {
  maxAmount: cents(60_000_000),
  remainingAmount: cents(0),
  enabled: true,
}
const creditLineWithOnlyOffer: CreditLineSummary = {
  maxAmount: cents(0),
  remainingAmount: cents(0),
  enabled: false,
  campaignMaxAmount: cents(80_000_000),
}

const debtTiles = ['my-loans', 'pay-installment', 'my-payments']

describe('the tiles of home', () => {
  it.each([
    {
      customer: 'up to date',
      status: anAccountStatus(),
      tiles: ['new-loan', 'pay-service', 'recharge', 'my-loans', 'pay-installment', 'my-payments'],
    },
    {
      customer: 'with a line',
      status: anAccountStatus({ revolvingLine: creditLine }),
      tiles: ['new-loan', 'pay-service', 'recharge', 'my-loans', 'pay-installment', 'pay-by-qr'],
    },
    {
      customer: 'with a line that is not enabled',
      status: anAccountStatus({ revolvingLine: { ...creditLine, enabled: false } }),
      tiles: ['new-loan', 'pay-service', 'recharge', 'my-loans', 'pay-installment', 'pay-by-qr'],
    },
    {
      customer: 'with only an offer of a line',
      status: anAccountStatus({ revolvingLine: creditLineWithOnlyOffer }),
      tiles: ['new-loan', 'pay-service', 'recharge', 'my-loans', 'pay-installment', 'my-payments'],
    },
    {
      customer: 'blacklisted',
      status: anAccountStatus({ isBlacklisted: true }),
      tiles: ['pay-service', 'recharge', 'my-loans', 'pay-installment', 'my-payments'],
    },
    {
      customer: 'blacklisted with a line',
      status: anAccountStatus({ isBlacklisted: true, revolvingLine: creditLine }),
      tiles: ['pay-service', 'recharge', 'my-loans', 'pay-installment', 'pay-by-qr'],
    },
    { customer: 'in debt', status: anAccountStatus({ isUpToDate: false }), tiles: debtTiles },
    {
      customer: 'in debt with a line',
      status: anAccountStatus({ isUpToDate: false, revolvingLine: creditLine }),
      tiles: debtTiles,
    },
    {
      customer: 'in debt and blacklisted',
      status: anAccountStatus({ isUpToDate: false, isBlacklisted: true }),
      tiles: debtTiles,
    },
  ])('for a customer $customer', ({ status, tiles }) => {
    expect(homeTiles(status)).toEqual(tiles)
  })

  it('mention debt only when the customer is not up to date', () => {
    expect(isCustomerInDebt(anAccountStatus({ isUpToDate: false }))).toBe(true)
    expect(isCustomerInDebt(anAccountStatus({ isUpToDate: true, totalDebt: cents(100) }))).toBe(false)
  })

  it('treat any maximum over 0 as a line', () => {
    expect(hasCreditLine(anAccountStatus({ revolvingLine: { ...creditLine, maxAmount: cents(1) } }))).toBe(
      true,
    )
    expect(hasCreditLine(anAccountStatus({ revolvingLine: creditLineWithOnlyOffer }))).toBe(false)
    expect(hasCreditLine(anAccountStatus())).toBe(false)
  })
})

describe('the reason against a payment with the line', () => {
  it.each([
    ['no line', undefined, undefined],
    ['only an offer', creditLineWithOnlyOffer, undefined],
    ['a line with something left', { ...creditLine, remainingAmount: cents(1) }, undefined],
    ['a line with nothing left', creditLine, 'nothing-left'],
    ['a disabled line', { ...creditLine, remainingAmount: cents(1), enabled: false }, 'not-enabled'],
  ])('for a line with %s', (_, revolvingLine, obstacle) => {
    expect(creditLineObstacle(revolvingLine ? { revolvingLine } : {})).toBe(obstacle)
  })
})

describe('the bottom bar', () => {
  it('has five entries for a customer with a line', () => {
    expect(bottomBarEntries(anAccountStatus({ revolvingLine: creditLine }))).toEqual([
      'home',
      'my-loans',
      'qr',
      'revolving-line',
      'menu',
    ])
  })

  it('has four entries for a customer without a line', () => {
    expect(bottomBarEntries(anAccountStatus())).toEqual(['home', 'my-loans', 'my-payments', 'menu'])
  })
})

describe('the name in the welcome sentence', () => {
  it.each([
    { firstName: 'MARTA', greeted: 'marta' },
    { firstName: ' Ana  Laura ', greeted: 'ana laura' },
    { firstName: 'María de los Ángeles', greeted: 'maría de los ángeles' },
    { firstName: 'IÑAKI', greeted: 'iñaki' },
  ])('of "$firstName" is "$greeted"', ({ firstName, greeted }) => {
    expect(greetingName(firstName)).toBe(greeted)
  })
})
