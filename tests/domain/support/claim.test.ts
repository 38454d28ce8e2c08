import { describe, expect, it } from 'vitest'
import { calendarDate, instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import {
  findClaimThatMayHaveLostAnswer,
  claimAnswerDeadline,
  excessCommentCharacters,
  isClaimAnswerLate,
  isSameClaim,
  claimReasonProblem,
  type ClaimStatus,
  type ClaimSubject,
} from '@/domain/support/claim'

const loanSubject: ClaimSubject = { kind: 'loan', externalId: '40128753' }
const paymentSubject: ClaimSubject = {
  kind: 'payment',
  date: calendarDate('2026-10-28'),
  amount: cents(1_262_500),
  externalId: '40128753',
}
const { externalId: _externalId, ...paymentOfNoLoan } = paymentSubject

describe('the day of the answer to a claim', () => {
  it.each([
    ['2026-11-21T15:00:00Z', '2026-11-23'],
    ['2026-11-22T02:59:59Z', '2026-11-23'],
    ['2026-11-22T03:00:00Z', '2026-11-24'],
    ['2028-02-27T15:00:00Z', '2028-02-29'],
    ['2026-12-30T15:00:00Z', '2027-01-01'],
  ])('sent at %s is %s', (sentAt, day) => {
    expect(claimAnswerDeadline(instant(Date.parse(sentAt)))).toBe(day)
  })

  it.each([
    ['in-review', '2026-11-23', false],
    ['in-review', '2026-11-24', true],
    ['received', '2026-11-24', true],
    ['unknown', '2026-11-24', true],
    ['answered', '2026-11-24', false],
    ['closed', '2026-11-24', false],
  ] as const)('%s, on %s has passed: %s', (status: ClaimStatus, today, isLate) => {
    const claim = {
      caseNumber: 'R-1',
      reason: 'Otro',
      filedOn: calendarDate('2026-11-21'),
      answerBy: calendarDate('2026-11-23'),
      status,
    }
    expect(isClaimAnswerLate(claim, calendarDate(today))).toBe(isLate)
  })

  it('has not passed when the lender gave none', () => {
    const claim = { caseNumber: 'R-1', reason: 'Otro', filedOn: calendarDate('2020-01-01') }
    expect(isClaimAnswerLate({ ...claim, status: 'received' }, calendarDate('2026-11-24'))).toBe(false)
  })
})

describe('the text of a claim', () => {
  it.each([
    ['', undefined],
    ['x'.repeat(6000), undefined],
    ['🙏'.repeat(6000), undefined],
    ['🙏'.repeat(6001), 1],
  ])('of %# is too long by %s letters', (comments, tooMany) => {
    expect(excessCommentCharacters(comments)).toBe(tooMany)
  })
})

describe('two claims', () => {
  const claim = { reasonId: 'OTRO', comments: 'Nada', email: 'marta@correo.example' }

  it.each([undefined, loanSubject, paymentSubject, paymentOfNoLoan])(
    'are equal when all their fields are, %#',
    (subject) => {
      const one = subject ? { ...claim, subject } : claim
      expect(isSameClaim(one, structuredClone(one))).toBe(true)
    },
  )

  it('are equal when only spaces differ before and after what is written', () => {
    expect(isSameClaim(claim, { ...claim, comments: 'Nada ', email: ' marta@correo.example' })).toBe(true)
  })

  it.each([
    { ...claim, reasonId: 'DATOS' },
    { ...claim, comments: 'Nada.' },
    { ...claim, email: 'otra@correo.example' },
    { ...claim, subject: loanSubject },
    { ...claim, subject: paymentSubject },
  ])('differ with another %#', (other) => {
    expect(isSameClaim(claim, other)).toBe(false)
    expect(isSameClaim(other, claim)).toBe(false)
  })

  it.each([
    [loanSubject, { ...loanSubject, externalId: '1' }],
    [paymentSubject, loanSubject],
    [paymentSubject, paymentOfNoLoan],
    [paymentSubject, { ...paymentSubject, date: calendarDate('2026-10-29') }],
    [paymentSubject, { ...paymentSubject, amount: cents(1) }],
  ] as const)('differ when they are about different subjects, %#', (subject, another) => {
    expect(isSameClaim({ ...claim, subject }, { ...claim, subject: another })).toBe(false)
  })
})

describe('the reason of a claim', () => {
  it('is required', () => {
    expect(claimReasonProblem('')).toBe('missing')
    expect(claimReasonProblem('OTRO')).toBeUndefined()
  })
})

describe('an answer without a promised day', () => {
  it('is never late', () => {
    const undated = {
      caseNumber: 'R-1',
      reason: 'Otro motivo',
      filedOn: calendarDate('2026-11-01'),
      status: 'in-review',
    } as const
    expect(isClaimAnswerLate(undated, calendarDate('2026-11-21'))).toBe(false)
  })
})

describe('a claim whose answer was lost', () => {
  const listed = (caseNumber: string, reason = 'Otro motivo') => ({
    caseNumber,
    reason,
    filedOn: calendarDate('2026-11-21'),
    status: 'received' as const,
  })

  it.each([
    ['may be the one that was not listed before', [listed('C-2'), listed('C-1')], 'C-2'],
    ['is unknown while nothing new is listed', [listed('C-1')], undefined],
    ['is not one with another reason', [listed('C-2', 'Me cobraron de más'), listed('C-1')], undefined],
    ['is unknown among several new ones', [listed('C-3'), listed('C-2'), listed('C-1')], undefined],
  ])('%s', (_, claims, expected) => {
    const sent = { reason: 'Otro motivo', earlierCaseNumbers: ['C-1'] }
    expect(findClaimThatMayHaveLostAnswer(claims, sent)?.caseNumber).toBe(expected)
  })
})
