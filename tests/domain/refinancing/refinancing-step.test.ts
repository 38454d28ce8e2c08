import { describe, expect, it } from 'vitest'
import { refinancingStepToShow } from '@/domain/refinancing/refinancing-step'

const nothingDone = { hasProposal: false, hasLoan: false, isValidated: false, hasCard: false, isPaid: false }
const proposalSeen = { ...nothingDone, hasProposal: true }
const loanCreated = { ...proposalSeen, hasLoan: true }
const identityValidated = { ...loanCreated, isValidated: true }
const cardTyped = { ...identityValidated, hasCard: true }
const downPaymentPaid = { ...cardTyped, hasCard: false, isPaid: true }

describe('the order of the steps of a refinancing', () => {
  it.each([
    ['plan', nothingDone, 'home'],
    ['result', nothingDone, 'home'],
    ['plan', proposalSeen, undefined],
    ['selfie', proposalSeen, 'plan'],
    ['result', proposalSeen, 'plan'],
    ['selfie', loanCreated, undefined],
    ['card', loanCreated, 'selfie'],
    ['summary', loanCreated, 'selfie'],
    ['card', identityValidated, undefined],
    ['summary', identityValidated, 'card'],
    ['summary', cardTyped, undefined],
    ['result', cardTyped, 'summary'],
    ['result', downPaymentPaid, undefined],
  ] as const)('of %s after %o is %s', (step, done, expected) => {
    expect(refinancingStepToShow(step, done)).toBe(expected)
  })

  it.each(['plan', 'selfie', 'card'] as const)('allows %s again before the payment', (step) => {
    expect(refinancingStepToShow(step, cardTyped)).toBeUndefined()
  })

  it.each(['plan', 'selfie', 'card', 'summary'] as const)(
    'does not allow %s once the link is paid',
    (step) => {
      expect(refinancingStepToShow(step, downPaymentPaid)).toBe('result')
    },
  )
})
