import { StoredSeenDialogs } from '@/adapters/device/stored/stored-seen-dialogs'
import { beforeEach, describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { AccountStatus, Customer } from '@/domain/session/session'
import { Capabilities } from '@/application/shared/capabilities'
import type { Settings } from '@/application/shared/settings.port'
import { HomeDialogs } from '@/application/home/home-dialogs'
import type { SessionStore } from '@/application/session/session-store'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { createSessionStoreWithMarta, createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryBrowserDisplay } from '#tests/support/memory-device'
import { MemoryHomeGateway } from '#tests/support/memory-home-gateway'
import { MemoryStorage } from '#tests/support/memory-storage'
import {
  brunoCustomer,
  martaCustomer,
  raulCustomer,
  createSessionOfCustomer,
} from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'

const noAnswerFailure = failure({ kind: 'no-answer' } as const)
const dayMilliseconds = 24 * 60 * 60 * 1000
const exampleNotification = { id: 'n-1', unsanitisedHtmlTexts: ['<p>Hola</p>'] }
const prepaymentDiscount = { priceWithDiscount: cents(4_000_000), totalInstallmentAmount: cents(5_000_000) }
const emptyCreditLine = { maxAmount: cents(0), remainingAmount: cents(0), enabled: false }
const statusWithCampaign = { revolvingLine: { ...emptyCreditLine, campaignMaxAmount: cents(30_000_000) } }

const configWithAllCapabilities = { remoteConfig: { switchedOffCapabilities: [] } }

let homeGateway: MemoryHomeGateway
let sessions: SessionStore
let clock: ManualClock
let browserDisplay: MemoryBrowserDisplay
let storage: MemoryStorage

beforeEach(() => {
  homeGateway = new MemoryHomeGateway()
  sessions = createSessionStoreWithMarta()
  clock = new ManualClock()
  browserDisplay = new MemoryBrowserDisplay()
  storage = new MemoryStorage()
})

function createHomeDialogs(config: Pick<Settings, 'remoteConfig'> = configWithAllCapabilities): HomeDialogs {
  return new HomeDialogs(
    homeGateway,
    sessions,
    clock,
    browserDisplay,
    new StoredSeenDialogs(storage),
    new Capabilities(config),
  )
}

function findDialogs(status: Partial<AccountStatus> = {}) {
  return createHomeDialogs().findDialogsToShow(anAccountStatus(status))
}

function logIn(customer: Customer): void {
  sessions = createSessionStore()
  sessions.openSession(createSessionOfCustomer(customer))
}

it('the home can have no dialog', async () => {
  expect(await findDialogs()).toStrictEqual({})
})

it('every available dialog is returned', async () => {
  homeGateway.notificationsAnswer = success([exampleNotification])
  homeGateway.prepaymentDiscountAnswer = success(prepaymentDiscount)
  expect(await findDialogs(statusWithCampaign)).toStrictEqual({
    notification: exampleNotification,
    prepaymentDiscount,
    maxCreditLineAmount: cents(30_000_000),
  })
})

describe('the notice of the lender', () => {
  it('is the first one with content', async () => {
    homeGateway.notificationsAnswer = success([
      { id: 'n-0', unsanitisedHtmlTexts: [] },
      exampleNotification,
      { id: 'n-2', unsanitisedHtmlTexts: ['<p>Chau</p>'] },
    ])
    expect(await findDialogs()).toStrictEqual({ notification: exampleNotification })
  })

  it('is left out when it cannot be read', async () => {
    homeGateway.notificationsAnswer = noAnswerFailure
    homeGateway.prepaymentDiscountAnswer = success(prepaymentDiscount)
    expect(await findDialogs()).toStrictEqual({ prepaymentDiscount })
  })

  it('is reported as read, even when the lender does not answer', async () => {
    homeGateway.notificationSeenAnswer = noAnswerFailure
    await createHomeDialogs().markNotificationSeen('n-1')
    expect(homeGateway.seenNotificationIds).toEqual(['n-1'])
  })
})

describe('the prepaid benefit', () => {
  beforeEach(() => {
    homeGateway.prepaymentDiscountAnswer = success(prepaymentDiscount)
  })

  it('is left out when it cannot be read', async () => {
    homeGateway.prepaymentDiscountAnswer = noAnswerFailure
    expect(await findDialogs()).toStrictEqual({})
  })

  it('is shown once on a device, also after a logout', async () => {
    createHomeDialogs().markPrepaymentDiscountShown()
    expect(storage.read('benefitShown')).toBe('{"version":1,"value":["c-8f21d04b"]}')
    sessions.closeSession('left')
    logIn(martaCustomer)
    expect(await findDialogs()).toStrictEqual({})
    expect(homeGateway.receivedCalls).toEqual([])
  })

  it('is shown to another customer on the same device', async () => {
    createHomeDialogs().markPrepaymentDiscountShown()
    logIn(raulCustomer)
    expect(await findDialogs()).toStrictEqual({ prepaymentDiscount })
  })

  it('is not requested when the lender says that it was shown', async () => {
    logIn({ ...martaCustomer, wasShownBenefit: true })
    expect(await findDialogs()).toStrictEqual({})
    expect(homeGateway.receivedCalls).toEqual([])
  })

  it('is not requested without a session', async () => {
    sessions = createSessionStoreWithoutCustomer()
    createHomeDialogs().markPrepaymentDiscountShown()
    expect(storage.read('benefitShown')).toBeUndefined()
    expect(await findDialogs()).toStrictEqual({})
    expect(homeGateway.receivedCalls).toEqual([])
  })
})

describe('the offer of a revolving line', () => {
  it('has the highest offered amount', async () => {
    expect(await findDialogs(statusWithCampaign)).toStrictEqual({ maxCreditLineAmount: cents(30_000_000) })
  })

  it.each([
    ['a line', { revolvingLine: { ...emptyCreditLine, maxAmount: cents(1), enabled: true } }],
    [
      'a line that is disabled',
      { revolvingLine: { ...statusWithCampaign.revolvingLine, maxAmount: cents(1) } },
    ],
    ['neither line nor offer', { revolvingLine: emptyCreditLine }],
    ['a legal study', { ...statusWithCampaign, legalStudy: { kind: 'pending-assignment' } as const }],
  ])('is not shown to a customer who has %s', async (_, status) => {
    expect(await findDialogs(status)).toStrictEqual({})
  })

  it('is not shown without credentials or without a session', async () => {
    logIn(brunoCustomer)
    expect(await findDialogs(statusWithCampaign)).toStrictEqual({})
    sessions = createSessionStoreWithoutCustomer()
    expect(await findDialogs(statusWithCampaign)).toStrictEqual({})
  })

  it.each([
    ['the line, and the account status still has it', 'revolvingLine'],
    ['new loans, with which an offered line is requested', 'newLoan'],
  ] as const)('is not shown if the lender switched off %s', async (_, capability) => {
    const dialogs = createHomeDialogs({ remoteConfig: { switchedOffCapabilities: [capability] } })
    expect(await dialogs.findDialogsToShow(anAccountStatus(statusWithCampaign))).toStrictEqual({})
  })

  it('is shown on small screens only', async () => {
    browserDisplay.isWindowNarrow = false
    expect(await findDialogs(statusWithCampaign)).toStrictEqual({})
  })

  it.each([
    [0, {}],
    [29, {}],
    [30, { maxCreditLineAmount: cents(30_000_000) }],
    [-1, { maxCreditLineAmount: cents(30_000_000) }],
  ])('appears %i days after it was shown', async (days, said) => {
    createHomeDialogs().markCreditLineOfferShown()
    clock.set(clock.now() + days * dayMilliseconds)
    expect(await findDialogs(statusWithCampaign)).toStrictEqual(said)
  })

  it.each(['"2026-02-31"', '20261121', '["2026-11-21"]'])(
    'is shown when the stored day is %s, which is no day',
    async (value) => {
      storage.write('revolvingPopUpDate', `{"version":1,"value":${value}}`)
      expect(await findDialogs(statusWithCampaign)).toStrictEqual({ maxCreditLineAmount: cents(30_000_000) })
      expect(storage.read('revolvingPopUpDate')).toBeUndefined()
    },
  )
})
