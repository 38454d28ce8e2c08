import { describe, expect, it } from 'vitest'
import { refinancingStepToShow } from '@/domain/refinancing/refinancing-step'

const noProgress = { hasProposal: false, hasLoan: false, isValidated: false, hasCard: false, isPaid: false }
const progressWithProposal = { ...noProgress, hasProposal: true }
const progressWithLoan = { ...progressWithProposal, hasLoan: true }
const progressWithValidatedIdentity = { ...progressWithLoan, isValidated: true }
const progressWithCard = { ...progressWithValidatedIdentity, hasCard: true }
const progressWithDownPayment = { ...progressWithCard, hasCard: false, isPaid: true }

describe('the order of the steps of a refinancing', () => {
  it.each([
    ['plan', noProgress, 'home'],
    ['result', noProgress, 'home'],
    ['plan', progressWithProposal, undefined],
    ['selfie', progressWithProposal, 'plan'],
    ['result', progressWithProposal, 'plan'],
    ['selfie', progressWithLoan, undefined],
    ['card', progressWithLoan, 'selfie'],
    ['summary', progressWithLoan, 'selfie'],
    ['card', progressWithValidatedIdentity, undefined],
    ['summary', progressWithValidatedIdentity, 'card'],
    ['summary', progressWithCard, undefined],
    ['result', progressWithCard, 'summary'],
    ['result', progressWithDownPayment, undefined],
  ] as const)('of %s after %o is %s', (step, done, expected) => {
    expect(refinancingStepToShow(step, done)).toBe(expected)
  })

  it.each(['plan', 'selfie', 'card'] as const)('allows %s again before the payment', (step) => {
    expect(refinancingStepToShow(step, progressWithCard)).toBeUndefined()
  })

  it.each(['plan', 'selfie', 'card', 'summary'] as const)(
    'does not allow %s once the link is paid',
    (step) => {
      expect(refinancingStepToShow(step, progressWithDownPayment)).toBe('result')
    },
  )
})
