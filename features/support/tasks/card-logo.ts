import type { PageElement } from '#features/support/page'

/** Card brands by what is drawn in their logo: its letters, or the colours of its circles. */
const cardBrandsByLogoDrawing = new Map([
  ['VISA', 'Visa'],
  ['AMEX', 'American Express'],
  ['CABAL', 'Cabal'],
  ['#eb001b #f79e1b', 'Mastercard'],
  ['#0099df #ed0006', 'Maestro'],
  ['#ffb380', 'Naranja'],
  ['#ffffff', 'Diners'],
])

/** Returns the card brand that a card's logo shows, such as Visa; empty if the card has no logo. */
export async function readCardBrandInLogo(card: PageElement): Promise<string> {
  const circles = await card.getByCss('svg circle').allMatches()
  const colours = await Promise.all(circles.map((circle) => circle.attributeValue('fill')))
  const letters = await card.getByCss('svg text').visibleTexts()
  return cardBrandsByLogoDrawing.get([...letters, ...colours].join(' ')) ?? ''
}

/** Returns the text of each card, without the text of the card's decorative logo. */
export async function readCardTextsExceptLogo(cards: PageElement): Promise<readonly string[]> {
  const without = async (card: PageElement): Promise<string> => {
    const [mark = ''] = await card.getByCss('svg text').visibleTexts()
    return (await card.visibleText()).replace(mark, '').trim()
  }
  return Promise.all((await cards.allMatches()).map(without))
}
