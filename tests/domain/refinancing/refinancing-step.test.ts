import { describe, expect, it } from 'vitest'
import { refinancingStepToShow } from '@/domain/refinancing/refinancing-step'

const nothing = { hasProposal: false, hasLoan: false, isValidated: false, hasCard: false, isPaid: false }
const proposed = { ...nothing, hasProposal: true }
const chosen = { ...proposed, hasLoan: true }
const validated = { ...chosen, isValidated: true }
const typed = { ...validated, hasCard: true }
const paid = { ...typed, hasCard: false, isPaid: true }

describe('the order of the steps of a refinancing', () => {
  it.each([
    ['plan', nothing, 'home'],
    ['result', nothing, 'home'],
    ['plan', proposed, undefined],
    ['selfie', proposed, 'plan'],
    ['result', proposed, 'plan'],
    ['selfie', chosen, undefined],
    ['card', chosen, 'selfie'],
    ['summary', chosen, 'selfie'],
    ['card', validated, undefined],
    ['summary', validated, 'card'],
    ['summary', typed, undefined],
    ['result', typed, 'summary'],
    ['result', paid, undefined],
  ] as const)('of %s after %o is %s', (step, done, expected) => {
    expect(refinancingStepToShow(step, done)).toBe(expected)
  })

  it.each(['plan', 'selfie', 'card'] as const)('allows %s again before the payment', (step) => {
    expect(refinancingStepToShow(step, typed)).toBeUndefined()
  })

  it.each(['plan', 'selfie', 'card', 'summary'] as const)(
    'does not allow %s once the link is paid',
    (step) => {
      expect(refinancingStepToShow(step, paid)).toBe('result')
    },
  )
})
