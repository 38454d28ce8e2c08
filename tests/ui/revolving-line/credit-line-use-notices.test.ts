import { describe, expect, it } from 'vitest'
import { pesosToCents } from '@/domain/shared/money'
import { nextUseVariant } from '@/ui/revolving-line/credit-line-use-notices'

const amount = pesosToCents(50_000)

describe('the button for another use of the credit line', () => {
  it('is the main one while no outcome is unknown', () => {
    expect(nextUseVariant([])).toBe('primary')
  })

  it('stands back while the customer can see what became of a use', () => {
    expect(nextUseVariant([{ kind: 'loan-to-account', amount }])).toBe('secondary')
    expect(nextUseVariant([{ kind: 'purchase', amount, step: 'payment', shopName: 'Farmacia' }])).toBe(
      'secondary',
    )
  })

  it('is the main one if only scanning the shop’s code again leads to the outcome', () => {
    expect(nextUseVariant([{ kind: 'purchase', amount, step: 'payment' }])).toBe('primary')
  })
})
