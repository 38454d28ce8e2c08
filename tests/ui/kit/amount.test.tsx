import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { Amount, type AmountProps } from '@/ui/kit/amount'

describe('an amount in large type', () => {
  it.each([
    ['hero', 10_188_326, '$\u00a0101.883,26'],
    ['large', 5_400_000, '$\u00a054.000,00'],
    ['hero', 5_400_000, '$\u00a054.000'],
  ] as const)('%s of %i is one text for a screen reader, separate from its drawing', (size, amount, text) => {
    expect(markupTexts({ cents: cents(amount), size })).toEqual([text])
  })

  it('is drawn by its style, which a screen reader ignores', () => {
    const drawing = amountMarkup({ cents: cents(10_188_326), size: 'hero' })
    expect(drawing).toMatch(/aria-hidden="true" data-pesos="\$\u00a0101\.883" data-cents=",26"><\/span>$/)
  })

  it('may break its line after each thousands separator from eight digits on', () => {
    const amount = { cents: cents(1_234_567_800), size: 'hero' } as const
    expect(amountMarkup(amount)).toContain('data-pesos="$\u00a012.\u200b345.\u200b678"')
    expect(markupTexts(amount)).toEqual(['$\u00a012.345.678'])
  })
})

/** Returns the texts in the markup of an amount, in order. */
function markupTexts(amount: AmountProps): readonly string[] {
  return amountMarkup(amount)
    .split(/<[^>]*>/)
    .filter((text) => text !== '')
}

function amountMarkup(amount: AmountProps): string {
  return renderToStaticMarkup(<Amount {...amount} />).replace(/<\/span>$/, '')
}
