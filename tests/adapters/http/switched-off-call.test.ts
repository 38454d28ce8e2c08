import { beforeEach, describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure } from '@/domain/shared/result'
import type { SwitchableCapability } from '@/domain/session/capability'
import { martaCustomer } from '#tests/support/test-customers'
import { BrowserWithFakeBackEnd } from './connected-browser'

const idempotencyKey = 'key-1'
const onBehalfOf = martaCustomer.taxId

let browser: BrowserWithFakeBackEnd

beforeEach(() => {
  browser = new BrowserWithFakeBackEnd()
  browser.signIn('marta')
})

function openTabWithout(capability: SwitchableCapability) {
  return browser.openTab({ remoteConfig: { switchedOffCapabilities: [capability] } }).gateways
}

describe('a call that the lender has switched off is not sent', () => {
  it('and counts as certainly not done', async () => {
    const claim = { reasonId: 'OTRO', email: 'marta@correo.example', idempotencyKey, onBehalfOf }
    expect(await openTabWithout('claims').claims.send(claim)).toEqual(failure({ kind: 'nothing-sent' }))
    expect(browser.requests).toEqual([])
  })

  it('and proves that an operation was not done', async () => {
    const loan = {
      idempotencyKey,
      owner: { identifiedBy: 'session', taxId: onBehalfOf },
      customerId: martaCustomer.customerId,
      amount: cents(4_875_050),
      plan: { count: 6, amount: cents(1_071_238), lineId: 'lr-6' },
    } as const
    expect(await openTabWithout('revolvingLine').lines.createLoan(loan)).toEqual(
      failure({ kind: 'nothing-sent' }),
    )
    expect(browser.requests).toEqual([])
  })

  it('and what it reads is not offered', async () => {
    expect(await openTabWithout('claims').claimQueries.claims()).toEqual(failure({ kind: 'not-offered' }))
    expect(browser.requests).toEqual([])
  })
})
