import { beforeEach, describe, expect, it } from 'vitest'
import type { HomeBanner } from '@/domain/home/banners'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { SwitchableCapability } from '@/domain/session/capability'
import type { AccountStatus, Customer } from '@/domain/session/session'
import { Capabilities } from '@/application/shared/capabilities'
import { HomeBannersQuery } from '@/application/home/home-banners-query'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { MemoryHomeGateway } from '#tests/support/memory-home-gateway'
import { brunoCustomer, martaCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'

const noAnswerFailure = failure({ kind: 'no-answer' } as const)
const lenderBanner = { sortPosition: 3, image: 'https://imagenes.example/a.png' }
const customBanner: HomeBanner = { kind: 'custom', banner: lenderBanner }
const pendingLoanBanner: HomeBanner = { kind: 'pending-loan', amount: cents(50_000_000) }
const loanOfferBanner: HomeBanner = { kind: 'loan-offer', amount: cents(80_000_000) }

let homeGateway: MemoryHomeGateway

beforeEach(() => {
  homeGateway = new MemoryHomeGateway()
  homeGateway.bannersAnswer = success([lenderBanner])
  homeGateway.unfinishedApplicationAnswer = success({ maxAmount: cents(50_000_000) })
  homeGateway.automaticOfferAnswer = success({ maxAmount: cents(80_000_000) })
})

function capabilitiesWithout(...switchedOffCapabilities: readonly SwitchableCapability[]): Capabilities {
  return new Capabilities({ remoteConfig: { switchedOffCapabilities } })
}

function findBanners(
  customer: Customer = martaCustomer,
  status: Partial<AccountStatus> = {},
  capabilities = capabilitiesWithout(),
) {
  const sessions = createSessionStore()
  sessions.openSession(createSessionOfCustomer(customer))
  return new HomeBannersQuery(homeGateway, sessions, capabilities).execute(anAccountStatus(status))
}

describe('the banners of the home', () => {
  it('are those of the lender, and the one of the operation that the customer began', async () => {
    expect(await findBanners()).toEqual([customBanner, pendingLoanBanner])
    expect(homeGateway.receivedCalls).toEqual([
      'pending loan of 27284561231',
      'automatic offer of c-8f21d04b',
    ])
  })

  it('show the offers when the customer began nothing', async () => {
    homeGateway.unfinishedApplicationAnswer = success(undefined)
    expect(await findBanners()).toEqual([customBanner, loanOfferBanner])
  })

  it('show none about a loan that was neither begun nor offered', async () => {
    homeGateway.unfinishedApplicationAnswer = success(undefined)
    homeGateway.automaticOfferAnswer = success(undefined)
    expect(await findBanners()).toEqual([customBanner])
  })

  it.each([
    ['the lender’s own', 'bannersAnswer', [pendingLoanBanner]],
    ['what the customer began', 'unfinishedApplicationAnswer', [customBanner, loanOfferBanner]],
    ['what is offered', 'automaticOfferAnswer', [customBanner, pendingLoanBanner]],
  ] as const)('leave out %s when it cannot be read', async (_, part, left) => {
    homeGateway[part] = noAnswerFailure
    expect(await findBanners()).toEqual(left)
  })

  it.each([
    ['is blacklisted', martaCustomer, { isBlacklisted: true }],
    ['is not up to date', martaCustomer, { isUpToDate: false }],
    ['has no credentials', brunoCustomer, {}],
  ])('request no loan for a customer who %s', async (_, customer, status) => {
    expect(await findBanners(customer, status)).toEqual([customBanner])
    expect(homeGateway.receivedCalls).toEqual([])
  })

  it.each([{ loanOffer: { isRejected: false } }, { renewalMaxAmount: cents(300) }])(
    'offer no loan from the account status %j if the lender switched off new loans',
    async (status) => {
      homeGateway.unfinishedApplicationAnswer = success(undefined)
      homeGateway.automaticOfferAnswer = success(undefined)
      expect(await findBanners(martaCustomer, status, capabilitiesWithout('newLoan'))).toEqual([customBanner])
      expect(homeGateway.receivedCalls).toEqual([])
    },
  )

  it('are empty without a session', async () => {
    expect(
      await new HomeBannersQuery(
        homeGateway,
        createSessionStoreWithoutCustomer(),
        capabilitiesWithout(),
      ).execute(anAccountStatus()),
    ).toEqual([])
    expect(homeGateway.receivedCalls).toEqual([])
  })
})
