import { cuit } from '@/domain/shared/cuit'
import { CardOperations } from '@/application/cards/card-operations'
import { HttpCardGateway } from '@/adapters/http/card-gateway'
import type { TestedOperation, TabServices } from '#tests/application/shared/tested-operation'

const paulaAsOwner = { identifiedBy: 'session', taxId: cuit('27314479020') } as const
const externalIdOfLoanWithoutCard = '40155604'
const expiredCard = { cardId: 'td-d5b3612a', replacementToken: 'tk-td-d5b3612a' }
const paulasCardCount = 4

const paulasNewCard = {
  number: '4517650012344821',
  holder: 'Paula Navarro',
  expiryMonth: '12',
  expiryYear: '30',
  securityCode: '123',
  dni: '31447902',
}

function createCardOperations(tab: TabServices): CardOperations {
  return new CardOperations(tab.exactlyOnce, new HttpCardGateway(tab.httpClient), tab.operationLog)
}

/** Operation that links a new debit card to a loan of Paula's that has no card. */
export const cardAdditionOperation: TestedOperation = {
  persona: 'paula',
  owner: paulaAsOwner,
  target: 'card-addition',
  callName: 'cards.addCard',
  precedingCallNames: [],
  hasEmptyAnswer: true,
  refusalCode: 'CARD_HOLDER_MISMATCH',
  isShownByLenderBeforeSending: true,
  openOffer: async ({ httpClient }) => {
    const loans = await new HttpCardGateway(httpClient).loansThatAcceptCard()
    // A loan that already has a card is not offered.
    if (!loans.ok || !loans.value.some(({ externalId }) => externalId === externalIdOfLoanWithoutCard))
      return undefined
    return (tab, { acknowledgedKeys, hasLeftScreen }) =>
      createCardOperations(tab).addCard(
        {
          owner: paulaAsOwner,
          acknowledgedKeys,
          loanExternalIds: [externalIdOfLoanWithoutCard],
          card: paulasNewCard,
        },
        { hasLeftScreen },
      )
  },
  countTimesCarriedOut: (backEnd) => backEnd.everSavedCardCount(paulaAsOwner.taxId) - paulasCardCount,
}

/** Operation that replaces Paula's expired debit card with a new one. */
export const cardReplacementOperation: TestedOperation = {
  persona: 'paula',
  owner: paulaAsOwner,
  target: `card-replacement ${expiredCard.cardId}`,
  callName: 'cards.replaceByNew',
  precedingCallNames: [],
  hasEmptyAnswer: true,
  refusalCode: 'CARD_REPLACEMENT_FAILED',
  isShownByLenderBeforeSending: true,
  openOffer: async ({ httpClient }) => {
    const cards = await new HttpCardGateway(httpClient).debitCards()
    // A replaced card is not listed.
    if (!cards.ok || !cards.value.some(({ cardId }) => cardId === expiredCard.cardId)) return undefined
    return (tab, { acknowledgedKeys, hasLeftScreen }) =>
      createCardOperations(tab).replaceCard(
        {
          owner: paulaAsOwner,
          acknowledgedKeys,
          replacedCard: expiredCard,
          replacement: { card: paulasNewCard },
        },
        { hasLeftScreen },
      )
  },
  countTimesCarriedOut: (backEnd) => backEnd.everSavedCardCount(paulaAsOwner.taxId) - paulasCardCount,
}
