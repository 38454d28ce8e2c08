// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { pesosToCents } from '@/domain/shared/money'
import buttonStyles from '@/ui/kit/button.module.css'
import {
  UnknownOutcomeUseNotices,
  creditLineUseButtonVariant,
} from '@/ui/revolving-line/credit-line-use-notices'
import { longWaitOptions } from '#tests/support/long-timeout'

const amount = pesosToCents(50_000)

describe('the button for another use of the credit line', () => {
  it('is the main one while no outcome is unknown', () => {
    expect(creditLineUseButtonVariant([])).toBe('primary')
  })

  it('stands back while the customer can see what became of a use', () => {
    expect(creditLineUseButtonVariant([{ kind: 'loan-to-account', amount }])).toBe('secondary')
    expect(
      creditLineUseButtonVariant([{ kind: 'purchase', amount, step: 'payment', shopName: 'Farmacia' }]),
    ).toBe('secondary')
  })

  it('is the main one if only scanning the shop’s code again leads to the outcome', () => {
    expect(creditLineUseButtonVariant([{ kind: 'purchase', amount, step: 'payment' }])).toBe('primary')
  })
})

describe('the notices about uses of unknown outcome', () => {
  it('have one main button, at the first use whose outcome the customer can see', async () => {
    const root = createRoot(document.body)
    onTestFinished(() => root.unmount())
    root.render(
      <UnknownOutcomeUseNotices
        uses={[
          { kind: 'purchase', amount, step: 'payment' },
          { kind: 'purchase', amount, step: 'payment', shopName: 'Farmacia' },
          { kind: 'loan-to-account', amount },
        ]}
      />,
    )
    const links = () => [...document.querySelectorAll('a')]
    await vi.waitFor(() => expect(links()).toHaveLength(2), longWaitOptions)
    const areMain = links().map(({ classList }) => classList.contains(buttonStyles['primary'] ?? ''))
    expect(areMain).toEqual([true, false])
  })
})
