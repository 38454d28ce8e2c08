import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import type { NewPassword } from '@/application/access/new-password.port'
import { BrowserWithFakeBackEnd, type TestGateways } from './connected-browser'
import { autoLoginLinkDataOfPersona } from '#tests/support/lender-links'
import { martaPerson } from '#tests/support/test-customers'
import { cardUpdateLinkDataOfPersona } from '#tests/support/lender-links'
import { martasMastercard } from '#tests/support/test-cards'

let browser: BrowserWithFakeBackEnd
let gateways: TestGateways

beforeEach(() => {
  browser = new BrowserWithFakeBackEnd()
})

describe('a new password', () => {
  const set = (password: NewPassword) => gateways.newPasswords.setPassword(password)

  it('logs the customer in from then on', async () => {
    const { customer } = browser.signIn('marta')
    gateways = browser.openTab().gateways
    const { taxId } = customer
    expect(await set({ password: 'Ñandu2027', onBehalfOf: taxId })).toEqual(success())
    expect(await gateways.access.logInWithPassword({ taxId, password: 'cuota2026' })).toEqual(
      failure({ kind: 'wrong-password' }),
    )
    expect(await gateways.access.logInWithPassword({ taxId, password: 'Ñandu2027' })).toMatchObject({
      ok: true,
    })
  })

  it('creates credentials for a customer without any', async () => {
    const { customer } = browser.signIn('bruno')
    gateways = browser.openTab().gateways
    await set({ password: 'primera1', onBehalfOf: customer.taxId })
    expect(await gateways.access.hasPassword(customer.taxId)).toEqual(success(true))
  })

  it('ends a block', async () => {
    const { customer } = browser.signIn('marta')
    gateways = browser.openTab().gateways
    const { taxId } = customer
    for (let times = 0; times < 3; times += 1)
      await gateways.access.logInWithPassword({ taxId, password: 'otra' })
    await set({ password: 'cuota2027', onBehalfOf: taxId })
    expect(await gateways.access.logInWithPassword({ taxId, password: 'cuota2027' })).toMatchObject({
      ok: true,
    })
  })

  it('is refused without a fresh code, a passkey or the earlier password', async () => {
    const { taxId: onBehalfOf } = browser.signIn('marta').customer
    gateways = browser.openTab().gateways
    browser.setNextAnswer('passwords.setPassword', { status: 409, code: 'PASSWORD_PROOF_REQUIRED' })
    expect(await set({ password: 'cuota2027', onBehalfOf })).toEqual(failure({ kind: 'proof-required' }))
    browser.setNextAnswer('passwords.setPassword', { status: 409, code: 'WRONG_CURRENT_PASSWORD' })
    const asked = await set({ password: 'cuota2027', currentPassword: 'otra', onBehalfOf })
    expect(asked).toEqual(failure({ kind: 'wrong-current-password' }))
    expect(await browser.requests.at(-1)?.json()).toEqual({ newPass: 'cuota2027', currentPass: 'otra' })
  })

  it('is refused without a session', async () => {
    gateways = browser.openTab().gateways
    expect(await set({ password: 'cuota2027', onBehalfOf: martaPerson.taxId })).toMatchObject({ ok: false })
  })
})

describe('a login link', () => {
  beforeEach(() => {
    gateways = browser.openTab().gateways
  })

  it('gives the session and the address to open', async () => {
    expect(
      await gateways.autoLogin.logInWithLink(autoLoginLinkDataOfPersona('marta', 'loans')),
    ).toMatchObject(success({ session: { customer: { firstName: 'Marta' } }, redirectTo: '/mis-prestamos' }))
  })

  it.each(['', 'nadie', 'marta.ninguna', 'marta.constructor', '__proto__'])(
    'is invalid: "%s"',
    async (data) => {
      expect(await gateways.autoLogin.logInWithLink(data)).toEqual(
        failure({ kind: 'server-failure', message: 'El enlace venció o no es válido.' }),
      )
    },
  )

  it('goes in the query, and without a token', async () => {
    browser.signIn('raul')
    gateways = browser.openTab().gateways
    await gateways.autoLogin.logInWithLink('marta')
    expect(new URL(browser.requests[0]?.url ?? '').search).toBe('?data=marta')
  })

  it.each([
    ['malformed', { kind: 'unreadable', reference: 'auto-login.enterWithLink' }],
    ['network-error', { kind: 'no-answer' }],
    [{ status: 500 }, { kind: 'server-failure', mayBeDone: true }],
  ] as const)('fails for %j as %j', async (answer, reason) => {
    browser.setNextAnswer('auto-login.enterWithLink', answer)
    expect(await gateways.autoLogin.logInWithLink('marta')).toEqual(failure(reason))
  })
})

const martasCardUpdateLinkData = cardUpdateLinkDataOfPersona('marta')
const brunosCardUpdateLinkData = cardUpdateLinkDataOfPersona('bruno')

describe('the card of a link', () => {
  beforeEach(() => {
    gateways = browser.openTab().gateways
  })

  it("has its holder's name and its last digits", async () => {
    expect(await gateways.cardUpdate.cardToUpdate(martasCardUpdateLinkData)).toEqual(
      success({ holderName: 'Marta Giménez', lastDigits: '4821' }),
    )
  })

  it.each([
    ['a tax id', '27284561231'],
    ['a name', 'marta'],
    ['a link that has expired', cardUpdateLinkDataOfPersona('raul')],
    ['what is no link at all', '..'],
  ])('is not found by %s', async (_, link) => {
    expect(await gateways.cardUpdate.cardToUpdate(link)).toEqual(failure({ kind: 'unknown-link' }))
  })

  it('has its last digits when the lender gives its whole number', async () => {
    browser.backEnd.changeDemoState({ set: { wholeCardNumbers: true } })
    expect(await gateways.cardUpdate.cardToUpdate(martasCardUpdateLinkData)).toEqual(
      success({ holderName: 'Marta Giménez', lastDigits: '4821' }),
    )
  })

  it('is reported as a customer not found when it has no customer', async () => {
    expect(await gateways.cardUpdate.cardToUpdate('nadie')).toEqual(failure({ kind: 'unknown-link' }))
    expect(await gateways.cardUpdate.updateCard('nadie', martasMastercard)).toMatchObject(
      failure({ customerProblem: 'not-found' }),
    )
  })

  it('is another one after the update', async () => {
    expect(await gateways.cardUpdate.updateCard(martasCardUpdateLinkData, martasMastercard)).toEqual(
      success(),
    )
    expect(await gateways.cardUpdate.cardToUpdate(martasCardUpdateLinkData)).toMatchObject(
      success({ lastDigits: '5014' }),
    )
  })

  it('is stored for a customer who had none', async () => {
    await gateways.cardUpdate.updateCard(brunosCardUpdateLinkData, martasMastercard)
    expect(await gateways.cardUpdate.cardToUpdate(brunosCardUpdateLinkData)).toMatchObject(
      success({ lastDigits: '5014' }),
    )
  })

  it('stays when the bank refuses the new one', async () => {
    expect(
      await gateways.cardUpdate.updateCard(martasCardUpdateLinkData, {
        ...martasMastercard,
        number: '4517650012340002',
      }),
    ).toEqual(failure({ kind: 'server-failure', message: 'El banco no aceptó la tarjeta.' }))
    expect(await gateways.cardUpdate.cardToUpdate(martasCardUpdateLinkData)).toMatchObject(
      success({ lastDigits: '4821' }),
    )
  })

  it('is sent as the contract defines it', async () => {
    await gateways.cardUpdate.updateCard(martasCardUpdateLinkData, martasMastercard)
    expect(await browser.requests[0]?.json()).toEqual({
      dni: '28456123',
      debitCardNumber: '5412750012345014',
      month: '12',
      year: '39',
      ccv: '123',
    })
  })
})
