import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import type { LoanOfferFailure, LoanOfferGateway } from '@/application/offers/offer.port'
import type { CallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { cuit } from '@/domain/shared/cuit'
import { BrowserWithFakeBackEnd } from './connected-browser'

const personalLoanProduct = { product: 19, subproduct: 38 }
const taxIds = { sofia: cuit('23398712064'), marta: cuit('27284561231') } as const
const customerIds = { sofia: 'c-a45c8ed9', marta: 'c-8f21d04b' } as const

function signInPersona(name: keyof typeof taxIds): {
  readonly browser: BrowserWithFakeBackEnd
  readonly gateway: LoanOfferGateway
} {
  const browser = new BrowserWithFakeBackEnd()
  browser.signIn(name)
  return { browser, gateway: browser.openTab().gateways.offers }
}

async function startOfferAndReturnHashKey(gateway: LoanOfferGateway): Promise<string> {
  const started = await gateway.startLoanOffer(customerIds.marta, personalLoanProduct)
  return (started.ok && started.value) || ''
}

describe('the calls of new loans', () => {
  it("read the customer's request in the portal's terms", async () => {
    const { browser, gateway } = signInPersona('sofia')
    const request = {
      hashKey: 'h-93e1b7c0',
      date: browser.clock.now() - 26 * 3_600_000,
      isRejected: false,
      requestedAmount: 30_000_000,
      installment: 3_961_850,
      installmentCount: 12,
    }
    expect(await gateway.findLastLoanApplication(taxIds.sofia, personalLoanProduct)).toEqual(success(request))
    expect(await gateway.findLoanApplication('h-93e1b7c0')).toEqual(success(request))
    expect(await gateway.findLoanApplicationSummary('h-93e1b7c0')).toEqual(success(request))
    expect(browser.requests[0]?.url).toContain('?product=19&subProduct=38')
  })

  it('find no request when none was made', async () => {
    expect(
      await signInPersona('marta').gateway.findLastLoanApplication(taxIds.marta, personalLoanProduct),
    ).toEqual(success(undefined))
    const recharge = { product: 19, subproduct: 69 }
    expect(await signInPersona('sofia').gateway.findLastLoanApplication(taxIds.sofia, recharge)).toEqual(
      success(undefined),
    )
  })

  it('find an offer by its hash key', async () => {
    const { browser, gateway } = signInPersona('marta')
    const hashKey = await startOfferAndReturnHashKey(gateway)
    expect(await gateway.findLoanOffer(hashKey)).toEqual(
      success({ hashKey, date: browser.clock.now(), isRejected: false, maxAmount: 35_000_000 }),
    )
    expect(browser.requests[0]?.url).toContain('?product=19&subproduct=38')
  })

  it('find nothing when the lender offers nothing', async () => {
    const line = { product: 46, subproduct: 97 }
    expect(await signInPersona('marta').gateway.startLoanOffer(customerIds.marta, line)).toEqual(
      success(undefined),
    )
    const { browser, gateway } = signInPersona('marta')
    browser.setNextAnswer('offers.findOffer', { status: 204 })
    expect(await gateway.findLoanOffer('h-1')).toEqual(success(undefined))
  })

  it("give no other customer's offer", async () => {
    const { browser, gateway } = signInPersona('marta')
    const hashKey = await startOfferAndReturnHashKey(gateway)
    browser.signIn('sofia')
    const owned = browser.openTab().gateways.offers
    expect((await owned.findLoanOffer(hashKey)).ok).toBe(false)
    expect((await owned.findLoanApplication(hashKey)).ok).toBe(false)
  })
})

const gatewayMethodByCall = {
  'offers.findLastRequest': (gateway) => gateway.findLastLoanApplication(taxIds.marta, personalLoanProduct),
  'offers.startOffer': (gateway) => gateway.startLoanOffer(customerIds.marta, personalLoanProduct),
  'offers.findOffer': (gateway) => gateway.findLoanOffer('h-1'),
  'offers.findRequest': (gateway) => gateway.findLoanApplication('h-1'),
  'offers.findRequestSummary': (gateway) => gateway.findLoanApplicationSummary('h-1'),
} as const satisfies Partial<Record<CallName, (gateway: LoanOfferGateway) => Promise<unknown>>>
const gatewayMethodsAndCalls = Object.entries(gatewayMethodByCall) as readonly (readonly [
  keyof typeof gatewayMethodByCall,
  (typeof gatewayMethodByCall)[keyof typeof gatewayMethodByCall],
])[]

const failureMessage = 'No se pudo.'
const answersWithExpectedFailure: readonly (readonly [string, DemoNextCallAnswer, LoanOfferFailure])[] = [
  ...[400, 403, 404, 409].map(
    (status) =>
      [
        `${status}`,
        { status, code: 'SOMETHING', message: failureMessage },
        { kind: 'server-failure', message: failureMessage },
      ] as const,
  ),
  [
    '500',
    { status: 500, code: 'SOMETHING', message: failureMessage },
    { kind: 'server-failure', message: failureMessage, mayBeDone: true },
  ],
  ['no network', 'network-error', { kind: 'no-answer' }],
  ['an answer that is lost', 'lost-answer', { kind: 'no-answer' }],
]

describe.each(gatewayMethodsAndCalls)('%s', (call, ask) => {
  it.each(answersWithExpectedFailure)('fails with %s', async (_, answer, expected) => {
    const { browser, gateway } = signInPersona('marta')
    browser.setNextAnswer(call, answer)
    expect(await ask(gateway)).toEqual(failure(expected))
  })

  it('reports an unreadable answer', async () => {
    const { browser, gateway } = signInPersona('marta')
    browser.setNextAnswer(call, 'malformed')
    expect(await ask(gateway)).toEqual(failure({ kind: 'unreadable', reference: call }))
  })

  it('fails when the session is over', async () => {
    const { browser, gateway } = signInPersona('marta')
    browser.expireRefreshToken()
    expect(await ask(gateway)).toEqual(failure({ kind: 'session-ended' }))
  })
})

it.each(['offers.startOffer', 'offers.findOffer'] as const)(
  '%s reports another offer by its kind',
  async (call) => {
    const { browser, gateway } = signInPersona('marta')
    browser.setNextAnswer(call, { status: 409, code: 'THERE_IS_ANOTHER_OFFER_FOR_THE_SAME_CUIT_IN_PROGRESS' })
    expect(await gatewayMethodByCall[call](gateway)).toEqual(failure({ kind: 'another-offer' }))
  },
)

it('reports by its kind that the lender blocks a new loan', async () => {
  const { browser, gateway } = signInPersona('marta')
  browser.setNextAnswer('offers.startOffer', {
    status: 409,
    code: 'OPERATION_HELD_BACK',
    message: failureMessage,
  })
  expect(await gatewayMethodByCall['offers.startOffer'](gateway)).toEqual(failure({ kind: 'blocked' }))
})

it.each(['offers.findLastRequest', 'offers.startOffer', 'offers.findOffer'] as const)(
  '%s reports maintenance by its kind',
  async (call) => {
    const { browser, gateway } = signInPersona('marta')
    browser.setNextAnswer(call, { status: 503, code: 'SERVICE_UNAVAILABLE_FOR_MAINTENANCE' })
    expect(await gatewayMethodByCall[call](gateway)).toEqual(failure({ kind: 'maintenance' }))
  },
)
