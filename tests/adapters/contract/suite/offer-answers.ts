import { offersContract } from '@/adapters/contract/offers.contract'
import { caseOf, type ContractCase } from './contract-case'
import { checked, valueOf, type PortalClient } from './portal-client'
import { sofiaTaxId } from './home-answers'
import { jsonAnswer, marta, martaCustomerId, martaTaxId, nothing } from './marta'

const { findLastRequest, startOffer, findOffer, findRequest, findRequestSummary } = offersContract
const sofia = { by: 'sofia' } as const
const personal = { product: '19', subproduct: '38' }
const lastPersonal = { product: '19', subProduct: '38' }
const sofiaRequest = { path: { id: 'h-93e1b7c0' } }

const started = async ({ client }: PortalClient): Promise<string> => {
  const input = { path: { customerId: martaCustomerId }, query: personal }
  return valueOf(await client.send(startOffer, input))?.hashKey ?? ''
}

/** Answers to the calls of new loans. */
export const offerAnswers: readonly ContractCase[] = [
  caseOf(findLastRequest, {
    title: 'returns the unfinished request',
    ...sofia,
    input: { path: { taxId: sofiaTaxId }, query: lastPersonal },
    expected: jsonAnswer,
  }),
  caseOf(findLastRequest, {
    title: 'returns nothing without a request',
    ...marta,
    input: { path: { taxId: martaTaxId }, query: lastPersonal },
    expected: nothing,
  }),
  caseOf(startOffer, {
    title: 'returns the hash key of a new offer',
    ...marta,
    input: { path: { customerId: martaCustomerId }, query: personal },
    expected: jsonAnswer,
  }),
  caseOf(startOffer, {
    title: 'returns nothing when that product is not offered',
    ...marta,
    input: { path: { customerId: martaCustomerId }, query: { product: '46', subproduct: '97' } },
    expected: nothing,
  }),
  {
    call: findOffer.name,
    title: 'returns the offer by its hash key, any number of times',
    ...marta,
    ask: async (portalClient) => {
      const path = { hashKey: await started(portalClient) }
      valueOf(await portalClient.client.send(findOffer, { path }))
      const offer = valueOf(await portalClient.client.send(findOffer, { path }))
      return checked(offer?.hashKey === path.hashKey && (offer.maxAmount ?? 0) > 0, offer)
    },
    expected: jsonAnswer,
  },
  caseOf(findRequest, {
    title: 'returns the request',
    ...sofia,
    input: sofiaRequest,
    expected: jsonAnswer,
  }),
  caseOf(findRequestSummary, {
    title: 'returns the chosen plan',
    ...sofia,
    input: sofiaRequest,
    expected: jsonAnswer,
  }),
]

const busy = { status: 409, code: 'THERE_IS_ANOTHER_OFFER_FOR_THE_SAME_CUIT_IN_PROGRESS' }
const inMaintenance = { status: 503, code: 'SERVICE_UNAVAILABLE_FOR_MAINTENANCE' }
const anotherOffer = { set: { anotherOffer: true } }
const maintenance = { set: { maintenance: true } }

const asked = { path: { customerId: martaCustomerId }, query: personal }
const resolved = { path: { hashKey: 'h-1' } }

export const offerRefusals: readonly ContractCase[] = [
  {
    call: startOffer.name,
    title: 'prepares one offer at a time',
    ...marta,
    ask: async (portalClient) => {
      await started(portalClient)
      return portalClient.client.send(startOffer, asked)
    },
    expected: busy,
  },
  caseOf(findOffer, {
    title: 'reports that another one is being prepared',
    ...marta,
    arranged: anotherOffer,
    input: resolved,
    expected: busy,
  }),
  caseOf(findLastRequest, {
    title: 'reports maintenance',
    ...marta,
    arranged: maintenance,
    input: { path: { taxId: martaTaxId }, query: lastPersonal },
    expected: inMaintenance,
  }),
  caseOf(startOffer, {
    title: 'reports maintenance',
    ...marta,
    arranged: maintenance,
    input: asked,
    expected: inMaintenance,
  }),
  caseOf(findOffer, {
    title: 'reports maintenance',
    ...marta,
    arranged: maintenance,
    input: resolved,
    expected: inMaintenance,
  }),
  caseOf(findOffer, {
    title: 'finds no such offer',
    ...marta,
    input: resolved,
    expected: { status: 404, code: 'LOAN_REQUEST_NOT_FOUND' },
  }),
  caseOf(findRequest, {
    title: "does not return another customer's request",
    ...marta,
    input: sofiaRequest,
    expected: { status: 404, code: 'LOAN_REQUEST_NOT_FOUND' },
  }),
  caseOf(findRequestSummary, {
    title: "does not return another customer's request",
    ...marta,
    input: sofiaRequest,
    expected: { status: 404, code: 'LOAN_REQUEST_NOT_FOUND' },
  }),
]
