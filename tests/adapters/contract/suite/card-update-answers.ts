import { cardUpdateContract } from '@/adapters/contract/card-update.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { createResultFromCondition, successValueOrThrow, type PortalClient } from './portal-client'
import { expectedJsonSuccessAnswer, martasCardUpdateLinkData, expectedEmptySuccessAnswer } from './marta'

export const updateCardCallInput = {
  dni: '28456123',
  debitCardNumber: '4517650012347777',
  month: '09',
  year: '28',
  ccv: '123',
} as const

const requestCardOfUpdateLink = ({ client }: PortalClient, link: string) =>
  client.send(cardUpdateContract.findCardToUpdate, { path: { data: link } })

/**
 * Tests of the API contract in which a customer opens a link from the lender and successfully replaces the
 * card of a direct debit.
 */
export const cardUpdateSuccessCases: readonly ContractCase[] = [
  {
    call: 'card-update.findCardToUpdate',
    title: 'returns the holder and only the last digits of the card',
    makeCall: async (portalClient) => {
      const found = successValueOrThrow(await requestCardOfUpdateLink(portalClient, martasCardUpdateLinkData))
      return createResultFromCondition(
        found.debitCardNumber === '451765XXXXXX4821' && found.names === 'Marta',
        found,
      )
    },
    expected: expectedJsonSuccessAnswer,
  },
  createContractCase(cardUpdateContract.updateCard, {
    title: 'accepts the new card',
    input: { path: { id: martasCardUpdateLinkData }, body: updateCardCallInput },
    expected: expectedEmptySuccessAnswer,
  }),
  {
    call: 'card-update.updateCard',
    title: 'debits from the new card',
    makeCall: async (portalClient) => {
      const input = { path: { id: martasCardUpdateLinkData }, body: updateCardCallInput }
      const call = cardUpdateContract.updateCard
      successValueOrThrow(await portalClient.client.send(call, input))
      const found = successValueOrThrow(await requestCardOfUpdateLink(portalClient, martasCardUpdateLinkData))
      return createResultFromCondition(found.debitCardNumber.endsWith('7777'), found)
    },
    expected: expectedJsonSuccessAnswer,
  },
]
