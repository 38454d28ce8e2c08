import { offersContract } from '@/adapters/contract/offers.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { createResultFromCondition, successValueOrThrow, type PortalClient } from './portal-client'
import { sofiaTaxId } from './home-answers'
import {
  expectedJsonSuccessAnswer,
  signedInAsMarta,
  martaCustomerId,
  martaTaxId,
  expectedEmptySuccessAnswer,
} from './marta'

const { findLastRequest, startOffer, findOffer, findRequest, findRequestSummary } = offersContract
const signedInAsSofia = { signedInPersonaId: 'sofia' } as const
const startOfferQuery = { product: '19', subproduct: '38' }
const lastLoanRequestQuery = { product: '19', subProduct: '38' }
const sofiasLoanRequestCallInput = { path: { id: 'h-93e1b7c0' } }

const startOfferAndReturnHashKey = async ({ client }: PortalClient): Promise<string> => {
  const input = { path: { customerId: martaCustomerId }, query: startOfferQuery }
  return successValueOrThrow(await client.send(startOffer, input))?.hashKey ?? ''
}

/** Tests of the API contract in which the lender answers with success to the requests for a new loan. */
export const offerSuccessCases: readonly ContractCase[] = [
  createContractCase(findLastRequest, {
    title: 'returns the unfinished request',
    ...signedInAsSofia,
    input: { path: { taxId: sofiaTaxId }, query: lastLoanRequestQuery },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(findLastRequest, {
    title: 'returns nothing without a request',
    ...signedInAsMarta,
    input: { path: { taxId: martaTaxId }, query: lastLoanRequestQuery },
    expected: expectedEmptySuccessAnswer,
  }),
  createContractCase(startOffer, {
    title: 'returns the hash key of a new offer',
    ...signedInAsMarta,
    input: { path: { customerId: martaCustomerId }, query: startOfferQuery },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(startOffer, {
    title: 'returns nothing when that product is not offered',
    ...signedInAsMarta,
    input: { path: { customerId: martaCustomerId }, query: { product: '46', subproduct: '97' } },
    expected: expectedEmptySuccessAnswer,
  }),
  {
    call: findOffer.name,
    title: 'returns the offer by its hash key, any number of times',
    ...signedInAsMarta,
    makeCall: async (portalClient) => {
      const path = { hashKey: await startOfferAndReturnHashKey(portalClient) }
      successValueOrThrow(await portalClient.client.send(findOffer, { path }))
      const offer = successValueOrThrow(await portalClient.client.send(findOffer, { path }))
      return createResultFromCondition(offer?.hashKey === path.hashKey && (offer.maxAmount ?? 0) > 0, offer)
    },
    expected: expectedJsonSuccessAnswer,
  },
  createContractCase(findRequest, {
    title: 'returns the request',
    ...signedInAsSofia,
    input: sofiasLoanRequestCallInput,
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(findRequestSummary, {
    title: 'returns the chosen plan',
    ...signedInAsSofia,
    input: sofiasLoanRequestCallInput,
    expected: expectedJsonSuccessAnswer,
  }),
]

const anotherOfferRefusal = { status: 409, code: 'THERE_IS_ANOTHER_OFFER_FOR_THE_SAME_CUIT_IN_PROGRESS' }
const maintenanceRefusal = { status: 503, code: 'SERVICE_UNAVAILABLE_FOR_MAINTENANCE' }
const anotherOfferDemoState = { set: { anotherOffer: true } }
const maintenanceDemoState = { set: { maintenance: true } }

const startOfferCallInput = { path: { customerId: martaCustomerId }, query: startOfferQuery }
const findOfferCallInput = { path: { hashKey: 'h-1' } }

export const offerRefusalCases: readonly ContractCase[] = [
  {
    call: startOffer.name,
    title: 'prepares one offer at a time',
    ...signedInAsMarta,
    makeCall: async (portalClient) => {
      await startOfferAndReturnHashKey(portalClient)
      return portalClient.client.send(startOffer, startOfferCallInput)
    },
    expected: anotherOfferRefusal,
  },
  createContractCase(findOffer, {
    title: 'reports that another one is being prepared',
    ...signedInAsMarta,
    demoState: anotherOfferDemoState,
    input: findOfferCallInput,
    expected: anotherOfferRefusal,
  }),
  createContractCase(findLastRequest, {
    title: 'reports maintenance',
    ...signedInAsMarta,
    demoState: maintenanceDemoState,
    input: { path: { taxId: martaTaxId }, query: lastLoanRequestQuery },
    expected: maintenanceRefusal,
  }),
  createContractCase(startOffer, {
    title: 'reports maintenance',
    ...signedInAsMarta,
    demoState: maintenanceDemoState,
    input: startOfferCallInput,
    expected: maintenanceRefusal,
  }),
  createContractCase(findOffer, {
    title: 'reports maintenance',
    ...signedInAsMarta,
    demoState: maintenanceDemoState,
    input: findOfferCallInput,
    expected: maintenanceRefusal,
  }),
  createContractCase(findOffer, {
    title: 'finds no such offer',
    ...signedInAsMarta,
    input: findOfferCallInput,
    expected: { status: 404, code: 'LOAN_REQUEST_NOT_FOUND' },
  }),
  createContractCase(findRequest, {
    title: "does not return another customer's request",
    ...signedInAsMarta,
    input: sofiasLoanRequestCallInput,
    expected: { status: 404, code: 'LOAN_REQUEST_NOT_FOUND' },
  }),
  createContractCase(findRequestSummary, {
    title: "does not return another customer's request",
    ...signedInAsMarta,
    input: sofiasLoanRequestCallInput,
    expected: { status: 404, code: 'LOAN_REQUEST_NOT_FOUND' },
  }),
]
