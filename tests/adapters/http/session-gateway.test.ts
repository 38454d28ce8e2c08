import { beforeEach, describe, expect, it } from 'vitest'
import type { AnswerContractDeviation } from '@/application/shared/diagnostics'
import { failure, success } from '@/domain/shared/result'
import { cuit } from '@/domain/shared/cuit'
import { HttpSessionGateway } from '@/adapters/http/session-gateway'
import { BrowserWithFakeBackEnd } from './connected-browser'

const raulTaxId = cuit('20243189072')
const luciaTaxId = cuit('27331274564')

let browser: BrowserWithFakeBackEnd

beforeEach(() => {
  browser = new BrowserWithFakeBackEnd()
})

describe('the standing of a customer', () => {
  it('is in cents', async () => {
    browser.signIn('raul')
    expect(await browser.openTab().gateways.session.accountStatus(raulTaxId)).toEqual(
      success({ isUpToDate: false, totalDebt: 10_188_326, isBlacklisted: false }),
    )
  })

  it('includes the line', async () => {
    browser.signIn('lucia')
    const status = await browser.openTab().gateways.session.accountStatus(luciaTaxId)
    expect(status.ok && status.value.revolvingLine).toEqual({
      maxAmount: 60_000_000,
      remainingAmount: 41_235_050,
      enabled: true,
    })
  })

  it('is up to date, without debt and not on the black list when the server does not say', async () => {
    browser.signIn('raul')
    browser.setNextAnswer('session.accountStatus', {
      status: 200,
      body: { managmentLegalStudyStatus: null, totalDebt: 0 },
    })
    expect(await browser.openTab().gateways.session.accountStatus(raulTaxId)).toEqual(
      success({ isUpToDate: true, totalDebt: 0, isBlacklisted: false }),
    )
  })

  it('has no total debt when the server does not say it', async () => {
    browser.signIn('raul')
    browser.setNextAnswer('session.accountStatus', { status: 200, body: { customerIsUpToDate: false } })
    expect(await browser.openTab().gateways.session.accountStatus(raulTaxId)).toStrictEqual(
      success({ isUpToDate: false, isBlacklisted: false }),
    )
  })

  it('has the law firm that handles the debt; any value but ASSIGNED is still pending', async () => {
    browser.signIn('raul')
    const { session } = browser.openTab().gateways
    browser.setNextAnswer('session.accountStatus', {
      status: 200,
      body: {
        managmentLegalStudyStatus: 'ASSIGNED',
        legalStudyContact: { description: 'Estudio Sur', phoneNumber: '1140000000' },
      },
    })
    const assigned = await session.accountStatus(raulTaxId)
    expect(assigned.ok && assigned.value.legalStudy).toEqual({
      kind: 'assigned',
      description: 'Estudio Sur',
      phoneNumber: '1140000000',
    })
    browser.setNextAnswer('session.accountStatus', {
      status: 200,
      body: { managmentLegalStudyStatus: 'OTHER' },
    })
    const pending = await session.accountStatus(raulTaxId)
    expect(pending.ok && pending.value.legalStudy).toEqual({ kind: 'pending-assignment' })
  })

  it.each(['', '  ', 'NONE'])(
    'has no law firm when the lender writes %j',
    async (managmentLegalStudyStatus) => {
      browser.signIn('raul')
      const { session } = browser.openTab().gateways
      const body = { customerIsUpToDate: false, managmentLegalStudyStatus }
      browser.setNextAnswer('session.accountStatus', { status: 200, body })
      const status = await session.accountStatus(raulTaxId)
      expect(status.ok && status.value.legalStudy).toBeUndefined()
    },
  )

  it.each([
    [
      'OTHER',
      [
        {
          call: 'session.accountStatus',
          request: 'GET /customers/{taxId}/accountStatus',
          outcome: 'incomplete',
          fields: [
            {
              field: 'managmentLegalStudyStatus',
              received: 'text',
              expected: '"ASSIGNED" | "PENDING_ASSIGNMENT" | "NONE"',
            },
          ],
        },
      ],
    ],
    ['PENDING_ASSIGNMENT', []],
    ['NONE', []],
  ])(
    'reports %s to the integrator without naming the customer: %j',
    async (managmentLegalStudyStatus, expected) => {
      browser.signIn('raul')
      const heard: AnswerContractDeviation[] = []
      const session = new HttpSessionGateway(browser.openTab().client, {
        reportDeviation: (deviation) => heard.push(deviation),
      })
      browser.setNextAnswer('session.accountStatus', { status: 200, body: { managmentLegalStudyStatus } })
      await session.accountStatus(raulTaxId)
      expect(heard).toEqual(expected)
    },
  )
})

describe('the check whether the session is valid', () => {
  it('confirms a valid session', async () => {
    browser.signIn('raul')
    expect(await browser.openTab().gateways.accountQueries.validateSession()).toEqual(success(undefined))
  })

  it('ends the session for 403, and for 401 once the renewal failed', async () => {
    browser.signIn('raul')
    const { accountQueries } = browser.openTab().gateways
    browser.setNextAnswer('session.validateSession', { status: 403 })
    expect(await accountQueries.validateSession()).toEqual(failure({ kind: 'session-ended' }))
    browser.setNextAnswer('session.validateSession', { status: 401 })
    browser.setNextAnswer('session.validateSession', { status: 401 })
    expect(await accountQueries.validateSession()).toEqual(failure({ kind: 'session-ended' }))
  })

  it('does not end the session for any other failure', async () => {
    browser.signIn('raul')
    const { accountQueries } = browser.openTab().gateways
    browser.setNextAnswer('session.validateSession', { status: 500 })
    expect(await accountQueries.validateSession()).toEqual(
      failure({ kind: 'server-failure', mayBeDone: true }),
    )
    browser.setNextAnswer('session.validateSession', 'network-error')
    expect(await accountQueries.validateSession()).toEqual(failure({ kind: 'no-answer' }))
  })
})

describe('a logout', () => {
  it('sends the server the session to end', async () => {
    const { tokens } = browser.signIn('raul')
    expect(await browser.openTab().gateways.session.logOut(tokens.refresh)).toEqual(success(undefined))
    expect(await browser.requests[0]?.json()).toEqual({ refreshToken: tokens.refresh })
  })

  it('reports that the server could not be reached', async () => {
    browser.setNextAnswer('session.logOut', 'network-error')
    expect(await browser.openTab().gateways.session.logOut('r')).toEqual(failure({ kind: 'no-answer' }))
  })
})
