import { cardUpdateContract } from '@/adapters/contract/card-update.contract'
import { caseOf, type ContractCase } from './contract-case'
import { checked, valueOf, type PortalClient } from './portal-client'
import { jsonAnswer, martasCardLink, nothing } from './marta'

export const renewedCard = {
  dni: '28456123',
  debitCardNumber: '4517650012347777',
  month: '09',
  year: '28',
  ccv: '123',
} as const

const findCard = ({ client }: PortalClient, link: string) =>
  client.send(cardUpdateContract.findCardToUpdate, { path: { data: link } })

/** Answers to renewing the card of a direct debit from a link. */
export const cardUpdateAnswers: readonly ContractCase[] = [
  {
    call: 'card-update.findCardToUpdate',
    title: 'returns the holder and only the last digits of the card',
    ask: async (portalClient) => {
      const found = valueOf(await findCard(portalClient, martasCardLink))
      return checked(found.debitCardNumber === '451765XXXXXX4821' && found.names === 'Marta', found)
    },
    expected: jsonAnswer,
  },
  caseOf(cardUpdateContract.updateCard, {
    title: 'accepts the new card',
    input: { path: { id: martasCardLink }, body: renewedCard },
    expected: nothing,
  }),
  {
    call: 'card-update.updateCard',
    title: 'debits from the new card',
    ask: async (portalClient) => {
      const input = { path: { id: martasCardLink }, body: renewedCard }
      const row = cardUpdateContract.updateCard
      valueOf(await portalClient.client.send(row, input))
      const found = valueOf(await findCard(portalClient, martasCardLink))
      return checked(found.debitCardNumber.endsWith('7777'), found)
    },
    expected: jsonAnswer,
  },
]
