import { describe, expect, it } from 'vitest'
import {
  mayOpenArea,
  customerStanding,
  areaDependsOnLoans,
  areaDependsOnAccountStatus,
  accessObstacleToArea,
  mayShowNewLoanLinks,
  type PortalArea,
  type CustomerStanding,
} from '@/domain/session/area-access'
import type { DebtLawFirm, CreditLineSummary } from '@/domain/session/session'
import { cents } from '@/domain/shared/money'
import { anAccountStatus } from '#tests/domain/session/an-account-status'

type OpenOrClosed = 'closed' | 'open'

/**
 * Access to each part of the portal by kind of customer. The columns are customers without credentials, with
 * a debt law firm, in debt, without a credit line or an offer of one, blacklisted, without an active loan,
 * and without a paid-off loan.
 */
const areaAccessTable: Record<
  PortalArea,
  readonly [OpenOrClosed, OpenOrClosed, OpenOrClosed, OpenOrClosed, OpenOrClosed, OpenOrClosed, OpenOrClosed]
> = {
  profile: ['closed', 'closed', 'open', 'open', 'open', 'open', 'open'],
  loans: ['closed', 'closed', 'open', 'open', 'open', 'open', 'open'],
  installments: ['closed', 'closed', 'open', 'open', 'open', 'closed', 'open'],
  'pay-installment': ['closed', 'closed', 'open', 'open', 'open', 'open', 'open'],
  'payment-steps': ['open', 'closed', 'open', 'open', 'open', 'open', 'open'],
  'my-payments': ['closed', 'open', 'open', 'open', 'open', 'open', 'open'],
  receipts: ['open', 'closed', 'open', 'open', 'open', 'closed', 'open'],
  'early-cancellation': ['open', 'closed', 'open', 'open', 'open', 'open', 'open'],
  'debt-free-certificate': ['open', 'closed', 'open', 'open', 'open', 'open', 'closed'],
  vouchers: ['closed', 'closed', 'open', 'open', 'open', 'closed', 'open'],
  bills: ['closed', 'closed', 'open', 'open', 'open', 'open', 'open'],
  'more-products': ['closed', 'closed', 'closed', 'open', 'open', 'open', 'open'],
  'new-loan': ['closed', 'closed', 'closed', 'open', 'open', 'open', 'open'],
  survey: ['closed', 'open', 'open', 'open', 'open', 'open', 'open'],
  help: ['closed', 'open', 'open', 'open', 'open', 'open', 'open'],
  'unlock-registration': ['closed', 'open', 'open', 'open', 'open', 'open', 'open'],
  'revolving-offer': ['closed', 'closed', 'open', 'closed', 'open', 'open', 'open'],
  'revolving-line': ['closed', 'open', 'open', 'open', 'open', 'open', 'open'],
}

const bothBooleans = [false, true]

const everyStanding: readonly CustomerStanding[] = bothBooleans.flatMap((hasCredentials) =>
  bothBooleans.flatMap((hasDebtLawFirm) =>
    bothBooleans.flatMap((isUpToDate) =>
      bothBooleans.flatMap((hasCreditLineOrOffer) =>
        bothBooleans.flatMap((isBlacklisted) =>
          bothBooleans.flatMap((hasActiveLoan) =>
            bothBooleans.map((hasPaidOffLoan) => ({
              hasCredentials,
              hasDebtLawFirm,
              isUpToDate,
              hasCreditLineOrOffer,
              isBlacklisted,
              hasActiveLoan,
              hasPaidOffLoan,
            })),
          ),
        ),
      ),
    ),
  ),
)

function isAreaClosed(marks: readonly OpenOrClosed[], standing: CustomerStanding): boolean {
  const columns = [
    !standing.hasCredentials,
    standing.hasDebtLawFirm,
    !standing.isUpToDate,
    !standing.hasCreditLineOrOffer,
    standing.isBlacklisted,
    !standing.hasActiveLoan,
    !standing.hasPaidOffLoan,
  ]
  return columns.some((applies, column) => applies && marks[column] === 'closed')
}

const goodStanding: CustomerStanding = {
  hasCredentials: true,
  hasDebtLawFirm: false,
  isUpToDate: true,
  hasCreditLineOrOffer: true,
  isBlacklisted: false,
  hasActiveLoan: true,
  hasPaidOffLoan: true,
}

const areasInTable = Object.keys(areaAccessTable).filter(
  (name): name is PortalArea => name in areaAccessTable,
)

describe('the access of a customer', () => {
  it.each(areasInTable)('follows the table for %s in every standing of the customer', (area) => {
    expect(everyStanding).toHaveLength(128)
    for (const standing of everyStanding) {
      expect({ standing, open: mayOpenArea(area, standing) }).toEqual({
        standing,
        open: !isAreaClosed(areaAccessTable[area], standing),
      })
    }
  })

  it('is complete in good standing', () => {
    expect(areasInTable.filter((area) => !mayOpenArea(area, goodStanding))).toEqual([])
  })
})

describe('the knowledge needed before a screen', () => {
  it('is the account status for everything that more than a password opens', () => {
    expect(areasInTable.filter((area) => !areaDependsOnAccountStatus(area))).toEqual([
      'my-payments',
      'survey',
      'help',
      'unlock-registration',
      'revolving-line',
    ])
  })

  it('is the loans for everything done with a loan', () => {
    expect(areasInTable.filter(areaDependsOnLoans)).toEqual([
      'installments',
      'receipts',
      'debt-free-certificate',
      'vouchers',
    ])
  })

  it('is requested one answer at a time', () => {
    const standing = { ...goodStanding, hasCredentials: false, hasActiveLoan: false }
    expect(accessObstacleToArea('vouchers', standing)).toBe('no-credentials')
    expect(accessObstacleToArea('receipts', standing)).toBe('no-active-loan')
    expect(accessObstacleToArea('vouchers', goodStanding)).toBeUndefined()
  })
})

describe('the account status of a customer', () => {
  it('closes no screen while it is unknown', () => {
    expect(customerStanding({ hasCredentials: true, accountStatus: undefined })).toEqual(goodStanding)
  })

  it("has the lender's values", () => {
    const accountStatus = anAccountStatus({ isUpToDate: false, isBlacklisted: true })
    expect(customerStanding({ hasCredentials: true, accountStatus })).toEqual({
      ...goodStanding,
      isUpToDate: false,
      isBlacklisted: true,
      hasCreditLineOrOffer: false,
    })
  })
})

describe('the entry to a new loan', () => {
  it.each([
    { change: {}, shown: true },
    { change: { isBlacklisted: true }, shown: false },
    { change: { isUpToDate: false }, shown: false },
    { change: { hasCredentials: false }, shown: false },
    { change: { hasDebtLawFirm: true }, shown: false },
    { change: { hasCreditLineOrOffer: false }, shown: true },
  ])('is shown: $shown, when $change', ({ change, shown }) => {
    expect(mayShowNewLoanLinks({ ...goodStanding, ...change })).toBe(shown)
  })
})

describe('the standing of a customer', () => {
  it('is read from the account status', () => {
    const accountStatus = anAccountStatus({ isUpToDate: false, isBlacklisted: true })
    expect(customerStanding({ hasCredentials: true, accountStatus })).toEqual({
      hasCredentials: true,
      hasDebtLawFirm: false,
      isUpToDate: false,
      hasCreditLineOrOffer: false,
      isBlacklisted: true,
      hasActiveLoan: true,
      hasPaidOffLoan: true,
    })
  })

  it.each<DebtLawFirm>([{ kind: 'pending-assignment' }, { kind: 'assigned', description: 'Estudio Paz' }])(
    'has a legal study when it is $kind',
    (legalStudy) => {
      const accountStatus = anAccountStatus({ legalStudy })
      expect(customerStanding({ hasCredentials: true, accountStatus }).hasDebtLawFirm).toBe(true)
    },
  )

  it('has the loans that the lender lists', () => {
    const holdings = { hasActiveLoan: false, hasPaidOffLoan: true }
    expect(
      customerStanding({ hasCredentials: true, accountStatus: anAccountStatus(), holdings }),
    ).toMatchObject(holdings)
  })

  const line: CreditLineSummary = { maxAmount: cents(0), remainingAmount: cents(0), enabled: false }

  it.each([
    { given: 'a maximum', revolvingLine: { ...line, maxAmount: cents(60_000_000) }, has: true },
    { given: 'an offer', revolvingLine: { ...line, campaignMaxAmount: cents(80_000_000) }, has: true },
    { given: 'an offer of 0', revolvingLine: { ...line, campaignMaxAmount: cents(0) }, has: false },
    { given: 'a maximum of 0', revolvingLine: line, has: false },
  ])('has a line or an offer: $has, with $given', ({ revolvingLine, has }) => {
    const accountStatus = anAccountStatus({ revolvingLine })
    expect(customerStanding({ hasCredentials: true, accountStatus }).hasCreditLineOrOffer).toBe(has)
  })
})
