import { cardUpdateContract } from '@/adapters/contract/card-update.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { createSuccessIf, valueOrThrow, type PortalClient } from './portal-client'
import { expectedJsonSuccess, martasCardUpdateLinkData, expectedEmptySuccess } from './marta'

export const renewedCardInput = {
  dni: '28456123',
  debitCardNumber: '4517650012347777',
  month: '09',
  year: '28',
  ccv: '123',
} as const

const findCard = ({ client }: PortalClient, link: string) =>
  client.send(cardUpdateContract.findCardToUpdate, { path: { data: link } })

/**
 * Tests of the API contract in which a customer opens the link of the lender and renews the card of a
 * direct debit with success.
 */
export const cardUpdateSuccessCases: readonly ContractCase[] = [
  {
    call: 'card-update.findCardToUpdate',
    title: 'returns the holder and only the last digits of the card',
    makeCall: async (portalClient) => {
      const found = valueOrThrow(await findCard(portalClient, martasCardUpdateLinkData))
      return createSuccessIf(found.debitCardNumber === '451765XXXXXX4821' && found.names === 'Marta', found)
    },
    expected: expectedJsonSuccess,
  },
  createContractCase(cardUpdateContract.updateCard, {
    title: 'accepts the new card',
    input: { path: { id: martasCardUpdateLinkData }, body: renewedCardInput },
    expected: expectedEmptySuccess,
  }),
  {
    call: 'card-update.updateCard',
    title: 'debits from the new card',
    makeCall: async (portalClient) => {
      const input = { path: { id: martasCardUpdateLinkData }, body: renewedCardInput }
      const row = cardUpdateContract.updateCard
      valueOrThrow(await portalClient.client.send(row, input))
      const found = valueOrThrow(await findCard(portalClient, martasCardUpdateLinkData))
      return createSuccessIf(found.debitCardNumber.endsWith('7777'), found)
    },
    expected: expectedJsonSuccess,
  },
]
