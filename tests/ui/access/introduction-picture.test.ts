import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { IntroductionPicture } from '@/ui/access/introduction-picture'

const renderedPictures = [1, 2, 3].map((step) =>
  renderToStaticMarkup(createElement(IntroductionPicture, { step })),
)

describe('the drops of the introduction', () => {
  it('are three drawings that weigh under 4 kB in all', () => {
    expect(new Set(renderedPictures).size).toBe(3)
    expect(Buffer.byteLength(renderedPictures.join(''))).toBeLessThan(4_000)
  })

  it('fill more at each step', () => {
    const filledFrom = renderedPictures.map((each) => Number(/<rect [^>]*\by="(\d+)"/.exec(each)?.[1]))
    expect(filledFrom).toEqual([78, 46, 8])
  })

  it('are hidden from a screen reader, which reads the title', () => {
    expect(
      renderedPictures.every((each) => each.startsWith('<svg') && each.includes('aria-hidden="true"')),
    ).toBe(true)
  })
})
