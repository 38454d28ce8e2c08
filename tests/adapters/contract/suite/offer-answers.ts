import { offersContract } from '@/adapters/contract/offers.contract'
import { caseOf, type ContractCase } from './contract-case'
import { checked, valueOf, type PortalClient } from './conversation'
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
    title: 'gives the request that was begun',
    ...sofia,
    input: { path: { taxId: sofiaTaxId }, query: lastPersonal },
    expected: jsonAnswer,
  }),
  caseOf(findLastRequest, {
    title: 'gives nothing where none was begun',
    ...marta,
    input: { path: { taxId: martaTaxId }, query: lastPersonal },
    expected: nothing,
  }),
  caseOf(startOffer, {
    title: 'gives the hash key of a new offer',
    ...marta,
    input: { path: { customerId: martaCustomerId }, query: personal },
    expected: jsonAnswer,
  }),
  caseOf(startOffer, {
    title: 'gives nothing where that product is not offered',
    ...marta,
    input: { path: { customerId: martaCustomerId }, query: { product: '46', subproduct: '97' } },
    expected: nothing,
  }),
  {
    call: findOffer.name,
    title: 'gives the offer by its hash key, as often as it is asked for',
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
    title: 'gives what was asked for',
    ...sofia,
    input: sofiaRequest,
    expected: jsonAnswer,
  }),
  caseOf(findRequestSummary, {
    title: 'gives what was chosen',
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
    title: 'makes one offer at a time',
    ...marta,
    ask: async (portalClient) => {
      await started(portalClient)
      return portalClient.client.send(startOffer, asked)
    },
    expected: busy,
  },
  caseOf(findOffer, {
    title: 'says that another one is being made',
    ...marta,
    arranged: anotherOffer,
    input: resolved,
    expected: busy,
  }),
  caseOf(findLastRequest, {
    title: 'says that it is in maintenance',
    ...marta,
    arranged: maintenance,
    input: { path: { taxId: martaTaxId }, query: lastPersonal },
    expected: inMaintenance,
  }),
  caseOf(startOffer, {
    title: 'says that it is in maintenance',
    ...marta,
    arranged: maintenance,
    input: asked,
    expected: inMaintenance,
  }),
  caseOf(findOffer, {
    title: 'says that it is in maintenance',
    ...marta,
    arranged: maintenance,
    input: resolved,
    expected: inMaintenance,
  }),
  caseOf(findOffer, {
    title: 'knows no such offer',
    ...marta,
    input: resolved,
    expected: { status: 404, code: 'LOAN_REQUEST_NOT_FOUND' },
  }),
  caseOf(findRequest, {
    title: 'does not tell of the request of somebody else',
    ...marta,
    input: sofiaRequest,
    expected: { status: 404, code: 'LOAN_REQUEST_NOT_FOUND' },
  }),
  caseOf(findRequestSummary, {
    title: 'does not tell of the request of somebody else',
    ...marta,
    input: sofiaRequest,
    expected: { status: 404, code: 'LOAN_REQUEST_NOT_FOUND' },
  }),
]
