import { offersContract } from '@/adapters/contract/offers.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { createSuccessIf, valueOrThrow, type PortalClient } from './portal-client'
import { sofiaTaxId } from './home-answers'
import {
  expectedJsonSuccess,
  martaAsCaller,
  martaCustomerId,
  martaTaxId,
  expectedEmptySuccess,
} from './marta'

const { findLastRequest, startOffer, findOffer, findRequest, findRequestSummary } = offersContract
const sofia = { by: 'sofia' } as const
const personal = { product: '19', subproduct: '38' }
const lastPersonal = { product: '19', subProduct: '38' }
const sofiaRequest = { path: { id: 'h-93e1b7c0' } }

const started = async ({ client }: PortalClient): Promise<string> => {
  const input = { path: { customerId: martaCustomerId }, query: personal }
  return valueOrThrow(await client.send(startOffer, input))?.hashKey ?? ''
}

/** Tests of the API contract in which the lender answers with success to the requests for a new loan. */
export const offerSuccessCases: readonly ContractCase[] = [
  createContractCase(findLastRequest, {
    title: 'returns the unfinished request',
    ...sofia,
    input: { path: { taxId: sofiaTaxId }, query: lastPersonal },
    expected: expectedJsonSuccess,
  }),
  createContractCase(findLastRequest, {
    title: 'returns nothing without a request',
    ...martaAsCaller,
    input: { path: { taxId: martaTaxId }, query: lastPersonal },
    expected: expectedEmptySuccess,
  }),
  createContractCase(startOffer, {
    title: 'returns the hash key of a new offer',
    ...martaAsCaller,
    input: { path: { customerId: martaCustomerId }, query: personal },
    expected: expectedJsonSuccess,
  }),
  createContractCase(startOffer, {
    title: 'returns nothing when that product is not offered',
    ...martaAsCaller,
    input: { path: { customerId: martaCustomerId }, query: { product: '46', subproduct: '97' } },
    expected: expectedEmptySuccess,
  }),
  {
    call: findOffer.name,
    title: 'returns the offer by its hash key, any number of times',
    ...martaAsCaller,
    makeCall: async (portalClient) => {
      const path = { hashKey: await started(portalClient) }
      valueOrThrow(await portalClient.client.send(findOffer, { path }))
      const offer = valueOrThrow(await portalClient.client.send(findOffer, { path }))
      return createSuccessIf(offer?.hashKey === path.hashKey && (offer.maxAmount ?? 0) > 0, offer)
    },
    expected: expectedJsonSuccess,
  },
  createContractCase(findRequest, {
    title: 'returns the request',
    ...sofia,
    input: sofiaRequest,
    expected: expectedJsonSuccess,
  }),
  createContractCase(findRequestSummary, {
    title: 'returns the chosen plan',
    ...sofia,
    input: sofiaRequest,
    expected: expectedJsonSuccess,
  }),
]

const busy = { status: 409, code: 'THERE_IS_ANOTHER_OFFER_FOR_THE_SAME_CUIT_IN_PROGRESS' }
const inMaintenance = { status: 503, code: 'SERVICE_UNAVAILABLE_FOR_MAINTENANCE' }
const anotherOffer = { set: { anotherOffer: true } }
const maintenance = { set: { maintenance: true } }

const asked = { path: { customerId: martaCustomerId }, query: personal }
const resolved = { path: { hashKey: 'h-1' } }

export const offerRefusalCases: readonly ContractCase[] = [
  {
    call: startOffer.name,
    title: 'prepares one offer at a time',
    ...martaAsCaller,
    makeCall: async (portalClient) => {
      await started(portalClient)
      return portalClient.client.send(startOffer, asked)
    },
    expected: busy,
  },
  createContractCase(findOffer, {
    title: 'reports that another one is being prepared',
    ...martaAsCaller,
    arranged: anotherOffer,
    input: resolved,
    expected: busy,
  }),
  createContractCase(findLastRequest, {
    title: 'reports maintenance',
    ...martaAsCaller,
    arranged: maintenance,
    input: { path: { taxId: martaTaxId }, query: lastPersonal },
    expected: inMaintenance,
  }),
  createContractCase(startOffer, {
    title: 'reports maintenance',
    ...martaAsCaller,
    arranged: maintenance,
    input: asked,
    expected: inMaintenance,
  }),
  createContractCase(findOffer, {
    title: 'reports maintenance',
    ...martaAsCaller,
    arranged: maintenance,
    input: resolved,
    expected: inMaintenance,
  }),
  createContractCase(findOffer, {
    title: 'finds no such offer',
    ...martaAsCaller,
    input: resolved,
    expected: { status: 404, code: 'LOAN_REQUEST_NOT_FOUND' },
  }),
  createContractCase(findRequest, {
    title: "does not return another customer's request",
    ...martaAsCaller,
    input: sofiaRequest,
    expected: { status: 404, code: 'LOAN_REQUEST_NOT_FOUND' },
  }),
  createContractCase(findRequestSummary, {
    title: "does not return another customer's request",
    ...martaAsCaller,
    input: sofiaRequest,
    expected: { status: 404, code: 'LOAN_REQUEST_NOT_FOUND' },
  }),
]
