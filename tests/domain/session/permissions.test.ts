import { describe, expect, it } from 'vitest'
import {
  allows,
  customerStanding,
  showsNewLoanEntry,
  type Area,
  type CustomerStanding,
} from '@/domain/session/permissions'
import type { LegalStudy, RevolvingLineSummary } from '@/domain/session/session'
import { cents } from '@/domain/shared/money'
import { anAccountStatus } from '#tests/domain/session/an-account-status'

type Mark = 'closed' | 'open'

/** By column: without credentials, under legal study, not up to date, neither line nor offer, blacklisted. */
const table: Record<Area, readonly [Mark, Mark, Mark, Mark, Mark]> = {
  profile: ['closed', 'closed', 'open', 'open', 'open'],
  loans: ['closed', 'closed', 'open', 'open', 'open'],
  installments: ['closed', 'closed', 'open', 'open', 'open'],
  'pay-installment': ['closed', 'closed', 'open', 'open', 'open'],
  'payment-steps': ['open', 'closed', 'open', 'open', 'open'],
  'my-payments': ['closed', 'open', 'open', 'open', 'open'],
  receipts: ['open', 'closed', 'open', 'open', 'open'],
  'early-cancellation': ['open', 'closed', 'open', 'open', 'open'],
  'debt-free-certificate': ['open', 'closed', 'open', 'open', 'open'],
  vouchers: ['closed', 'closed', 'open', 'open', 'open'],
  bills: ['closed', 'closed', 'open', 'open', 'open'],
  'more-products': ['closed', 'closed', 'closed', 'open', 'open'],
  'new-loan': ['closed', 'closed', 'closed', 'open', 'open'],
  survey: ['closed', 'open', 'open', 'open', 'open'],
  help: ['closed', 'open', 'open', 'open', 'open'],
  'unlock-registration': ['closed', 'open', 'open', 'open', 'open'],
  'revolving-offer': ['closed', 'closed', 'open', 'closed', 'open'],
  'revolving-line': ['closed', 'open', 'open', 'open', 'open'],
}

const either = [false, true]

const everyStanding: readonly CustomerStanding[] = either.flatMap((hasCredentials) =>
  either.flatMap((hasLegalStudy) =>
    either.flatMap((isUpToDate) =>
      either.flatMap((hasLineOrOffer) =>
        either.map((isBlacklisted) => ({
          hasCredentials,
          hasLegalStudy,
          isUpToDate,
          hasLineOrOffer,
          isBlacklisted,
        })),
      ),
    ),
  ),
)

function isClosed(marks: readonly Mark[], standing: CustomerStanding): boolean {
  const columns = [
    !standing.hasCredentials,
    standing.hasLegalStudy,
    !standing.isUpToDate,
    !standing.hasLineOrOffer,
    standing.isBlacklisted,
  ]
  return columns.some((applies, column) => applies && marks[column] === 'closed')
}

const goodStanding: CustomerStanding = {
  hasCredentials: true,
  hasLegalStudy: false,
  isUpToDate: true,
  hasLineOrOffer: true,
  isBlacklisted: false,
}

const areas = Object.keys(table).filter((name): name is Area => name in table)

describe('what is open to a customer', () => {
  it.each(areas)('follows the table for %s whatever her standing', (area) => {
    expect(everyStanding).toHaveLength(32)
    for (const standing of everyStanding) {
      expect({ standing, open: allows(area, standing) }).toEqual({
        standing,
        open: !isClosed(table[area], standing),
      })
    }
  })

  it('is everything in good standing', () => {
    expect(areas.filter((area) => !allows(area, goodStanding))).toEqual([])
  })
})

describe('the entry to a new loan', () => {
  it.each([
    { change: {}, shown: true },
    { change: { isBlacklisted: true }, shown: false },
    { change: { isUpToDate: false }, shown: false },
    { change: { hasCredentials: false }, shown: false },
    { change: { hasLegalStudy: true }, shown: false },
    { change: { hasLineOrOffer: false }, shown: true },
  ])('is shown: $shown, when $change', ({ change, shown }) => {
    expect(showsNewLoanEntry({ ...goodStanding, ...change })).toBe(shown)
  })
})

describe('the standing of a customer', () => {
  it('is read from her account status', () => {
    const accountStatus = anAccountStatus({ isUpToDate: false, isBlacklisted: true })
    expect(customerStanding({ hasCredentials: true, accountStatus })).toEqual({
      hasCredentials: true,
      hasLegalStudy: false,
      isUpToDate: false,
      hasLineOrOffer: false,
      isBlacklisted: true,
    })
  })

  it.each<LegalStudy>([{ kind: 'pending-assignment' }, { kind: 'assigned', description: 'Estudio Paz' }])(
    'has a legal study when it is $kind',
    (legalStudy) => {
      const accountStatus = anAccountStatus({ legalStudy })
      expect(customerStanding({ hasCredentials: true, accountStatus }).hasLegalStudy).toBe(true)
    },
  )

  const line: RevolvingLineSummary = { maxAmount: cents(0), remainingAmount: cents(0), enabled: false }

  it.each([
    { given: 'a maximum', revolvingLine: { ...line, maxAmount: cents(60_000_000) }, has: true },
    { given: 'an offer', revolvingLine: { ...line, campaignMaxAmount: cents(80_000_000) }, has: true },
    { given: 'an offer of 0', revolvingLine: { ...line, campaignMaxAmount: cents(0) }, has: false },
    { given: 'a maximum of 0', revolvingLine: line, has: false },
  ])('has a line or an offer: $has, with $given', ({ revolvingLine, has }) => {
    const accountStatus = anAccountStatus({ revolvingLine })
    expect(customerStanding({ hasCredentials: true, accountStatus }).hasLineOrOffer).toBe(has)
  })
})
