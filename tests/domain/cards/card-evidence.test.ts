import { describe, expect, it } from 'vitest'
import { mayBeCardOfExpectedChange, cardListProvesChange } from '@/domain/cards/card-evidence'

const exampleCard = { cardId: 'td-1', lastDigits: '4821' }
const [one, two] = ['40155604', '40157719']

describe('the card expected after a change', () => {
  it.each([
    ['of its digits', { lastDigits: '4821' }, true],
    ['of other digits', { lastDigits: '3308' }, false],
    ['of no known digits, since another device may have added it', {}, false],
    ['of its id', { newCardId: 'td-1' }, true],
    ['of its digits and another id', { newCardId: 'td-2', lastDigits: '4821' }, false],
    ['but the one that was replaced', { lastDigits: '4821', replacedCardId: 'td-1' }, false],
  ])('is one %s', (_, expected, isIt) => {
    expect(mayBeCardOfExpectedChange(exampleCard, { loanExternalIds: [one], ...expected })).toBe(isIt)
  })
})

describe('a list of cards proves the change or not', () => {
  const paying = (cardId: string, ...loanExternalIds: readonly string[]) => ({ cardId, loanExternalIds })

  it.each([
    ['pays its loan', [one], [paying('td-1', one)], undefined, true],
    ['pays its loans and another', [one], [paying('td-1', one, two)], undefined, true],
    ['pays only some', [one, two], [paying('td-1', one)], undefined, false],
    ['shares them with another', [one, two], [paying('td-1', one), paying('td-2', two)], undefined, false],
    ['is one of several', [one], [paying('td-1'), paying('td-2', one)], undefined, true],
    ['is not listed', [one], [], undefined, false],
    ['is listed without loans to compare', [], [paying('td-1')], undefined, false],
    ['pays them and the old one nothing', [one], [paying('td-1', one)], paying('td-9'), true],
    ['pays them and the old one another', [one], [paying('td-1', one)], paying('td-9', two), true],
    ['pays them as the old one does', [one], [paying('td-1', one)], paying('td-9', one), false],
  ] as const)('when the card %s', (_, loanExternalIds, expected, replaced, isProof) => {
    expect(cardListProvesChange({ loanExternalIds }, { expected, replaced })).toBe(isProof)
  })
})
