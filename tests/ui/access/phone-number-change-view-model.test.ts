import { beforeEach, describe, expect, it } from 'vitest'
import { when } from 'mobx'
import { failure, success, type Result } from '@/domain/shared/result'
import type { IdentityCheckResult, StartedIdentityCheck } from '@/application/access/identity-check.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { PhoneNumberChangeViewModel } from '@/ui/access/phone-number-change-view-model'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import {
  brunoPerson,
  martaPerson,
  PhoneChangeBrowserTab,
  exampleStartedCheck,
  raulPerson,
} from './a-phone-change'

const returnAddress =
  '/cambio-celular?customerTaxId=20382146906&fullname=Bruno+Acosta&idtx=tx-1&externaltxid=check-1'
let tab: PhoneChangeBrowserTab

beforeEach(() => {
  tab = new PhoneChangeBrowserTab().identifyPerson(brunoPerson)
})

/**
 * Opens the screen of the phone change twice in the given tab, at its present address. Waits until the
 * second view-model has checked whether the customer returns from the selfie.
 */
async function openScreenTwice(at = tab): Promise<PhoneNumberChangeViewModel> {
  at.resolveService(PhoneNumberChangeViewModel).onMount()
  const model = at.resolveService(PhoneNumberChangeViewModel)
  model.onMount()
  await when(() => model.state.phase !== 'checking')
  return model
}

/** Opens the tab at the address to which the identity provider returns the visitor. */
const openAfterReturn = () => openScreenTwice(tab.reopenTabAtAddress(returnAddress))

describe('the step to the selfie', () => {
  it('begins with the customer who is logged in, not with a person who began to log in', async () => {
    tab.signInPerson(raulPerson)
    expect((await openScreenTwice()).state).toEqual({ phase: 'intro', person: raulPerson })
  })

  it('asks the visitor to choose among the people of one DNI first', async () => {
    const people = [{ taxId: brunoPerson.taxId, fullName: 'Bruno Acosta' }]
    tab.loginProgress.save({ dni: '14223078', people })
    await openScreenTwice()
    expect(tab.navigation.address()).toBe('/validacion-cuit')
  })

  it("opens the provider with the lender's form, which carries the return address", async () => {
    const model = await openScreenTwice()
    await model.startSelfie()
    expect(tab.device.externalFormSubmission.submittedForms).toEqual([exampleStartedCheck.form])
    expect(tab.device.identityCheckGateway.receivedCalls).toEqual([
      'start for 20382146906 to /cambio-celular?customerTaxId=20382146906&fullname=Bruno%20Acosta',
    ])
  })

  it('opens the provider once, however often the customer presses', async () => {
    const model = await openScreenTwice()
    await Promise.all([model.startSelfie(), model.startSelfie(), model.startSelfie()])
    expect(tab.device.externalFormSubmission.submittedForms).toHaveLength(1)
  })

  it('does not open the provider after the customer left the screen', async () => {
    const pending = new ManuallyResolvedAnswer<Result<StartedIdentityCheck, GatewayFailure>>()
    tab.device.identityCheckGateway.startCheckAnswer = pending.promise
    const model = tab.resolveService(PhoneNumberChangeViewModel)
    const leave = model.onMount()
    const proceeding = model.startSelfie()
    leave()
    pending.resolveWith(success(exampleStartedCheck))
    await proceeding
    expect(tab.device.externalFormSubmission.submittedForms).toEqual([])
  })

  it.each([
    [{ kind: 'server-failure' }],
    [{ kind: 'no-answer' }],
    [{ kind: 'unreadable', reference: 'identity-check.start' }],
  ] as const)('can be retried after %o', async (reason) => {
    tab.device.identityCheckGateway.startCheckAnswer = failure(reason)
    const model = await openScreenTwice()
    await model.startSelfie()
    expect(model.state.phase).toBe('intro')
    expect(tab.toasts.shown.map(({ text }) => text)).toEqual([
      'No pudimos iniciar la validación de identidad. Probá de nuevo en unos minutos.',
    ])
  })

  it('can be repeated on a page restored by the browser', async () => {
    const model = await openScreenTwice()
    await model.startSelfie()
    model.returnToIntro()
    expect(model.state.phase).toBe('intro')
  })

  it('leads from a large screen to the phone', async () => {
    tab.device.currentDevice.kind = 'desktop'
    const model = await openScreenTwice()
    await when(() => model.state.phase === 'on-desktop' && model.state.picture !== 'drawing')
    expect(model.state).toMatchObject({ phase: 'on-desktop', picture: { path: expect.stringMatching(/^M/) } })
    expect(await model.copyPhoneNumberChangeLink()).toBe(true)
    expect(tab.device.clipboard.copiedText).toBe(
      'https://portal.invalid/cambio-celular?customerTaxId=20382146906&fullname=Bruno%20Acosta',
    )
  })

  it('continues on the large screen with a code to the new phone', async () => {
    tab.device.currentDevice.kind = 'desktop'
    const model = await openScreenTwice()
    model.goBackAfterPhoneNumberChange()
    expect(tab.navigation.address()).toBe('/validacion-celular')
    expect(tab.loginProgress.current()?.sentCode).toBeUndefined()
  })
})

describe('a phone that scanned the code', () => {
  const link = '/cambio-celular?customerTaxId=20382146906&fullname=Bruno+Acosta&gender=M&hash=h-1'

  it('recognises the person of the link and removes them from the address', async () => {
    tab = new PhoneChangeBrowserTab(link)
    const { state } = await openScreenTwice()
    expect(state).toEqual({ phase: 'intro', person: { ...brunoPerson, gender: 'M', hash: 'h-1' } })
    expect(tab.navigation.address()).toBe('/cambio-celular')
  })

  it('still recognises the person after a reload', async () => {
    tab = new PhoneChangeBrowserTab(link)
    await openScreenTwice()
    expect((await openScreenTwice(tab.reopenTabAtAddress())).state).toMatchObject({
      phase: 'intro',
      person: { taxId: brunoPerson.taxId },
    })
  })

  it('prefers the person of the link to one who was logging in, until another begins to log in', async () => {
    tab = new PhoneChangeBrowserTab(link).identifyPerson(raulPerson)
    expect((await openScreenTwice()).state).toMatchObject({ person: { taxId: brunoPerson.taxId } })
    expect((await openScreenTwice(tab.reopenTabAtAddress())).state).toMatchObject({
      person: { taxId: brunoPerson.taxId },
    })
    tab.identifyPerson(martaPerson)
    expect((await openScreenTwice(tab.reopenTabAtAddress())).state).toMatchObject({
      person: { taxId: martaPerson.taxId },
    })
  })

  it('never replaces the customer who is logged in with the person of the link', async () => {
    tab = new PhoneChangeBrowserTab(link).signInPerson(raulPerson)
    expect((await openScreenTwice()).state).toEqual({ phase: 'intro', person: raulPerson })
  })
})

describe('the return from the selfie', () => {
  beforeEach(() => {
    tab.storeDepartureForIdentityCheck(brunoPerson, 'check-1')
  })

  it.each([
    ['validated', 'validated'],
    ['no-match', 'no-match'],
    ['not-validated', 'not-validated'],
  ] as const)('with a check that is %s shows %s', async (outcome, phase) => {
    tab.device.identityCheckGateway.checkResultAnswer = success({ outcome })
    expect((await openAfterReturn()).state).toEqual({ phase, person: brunoPerson })
    expect(tab.device.identityCheckGateway.receivedCalls).toEqual(['result of tx-1 check-1'])
  })

  it('shows that the check is in progress, and adds a note when it takes long', async () => {
    const pending = new ManuallyResolvedAnswer<Result<IdentityCheckResult, GatewayFailure>>()
    tab.device.identityCheckGateway.checkResultAnswer = pending.promise
    const returned = tab.reopenTabAtAddress(returnAddress)
    returned.resolveService(PhoneNumberChangeViewModel).onMount()
    const model = returned.resolveService(PhoneNumberChangeViewModel)
    model.onMount()
    expect(model.state).toMatchObject({ phase: 'checking', person: brunoPerson })
    tab.device.clock.advance(10_000)
    expect(model.pendingRequest.slowRequestMessage).toMatch(/tardando/)
    pending.resolveWith(success({ outcome: 'validated' }))
    await when(() => model.state.phase !== 'checking')
    expect(model.state.phase).toBe('validated')
  })

  it('leaves no personal value in the address', async () => {
    const returned = tab.reopenTabAtAddress(`${returnAddress}&otro=1`)
    await openScreenTwice(returned)
    expect(returned.navigation.address()).toBe('/cambio-celular?otro=1')
  })

  it('shows the result again after a reload', async () => {
    await openAfterReturn()
    expect((await openScreenTwice(tab.reopenTabAtAddress())).state).toMatchObject({ phase: 'validated' })
  })

  it('is not validated in another tab, where no check began', async () => {
    const other = tab.openInAnotherTab(returnAddress)
    expect((await openScreenTwice(other)).state).toMatchObject({ phase: 'not-validated' })
    expect(tab.device.identityCheckGateway.receivedCalls).toEqual([])
  })

  it('is not validated with a check other than the one of this tab', async () => {
    tab.storeDepartureForIdentityCheck(brunoPerson, 'check-2')
    expect((await openAfterReturn()).state).toEqual({ phase: 'not-validated', person: brunoPerson })
    expect(tab.device.identityCheckGateway.receivedCalls).toEqual([])
  })

  it('leads to the login when the session ends in another tab', async () => {
    tab.signInPerson(brunoPerson)
    const returned = tab.reopenTabAtAddress(returnAddress)
    const model = await openScreenTwice(returned)
    expect(model.state).toMatchObject({ phase: 'validated' })
    returned.sessions.closeSession('left')
    expect(returned.navigation.address()).toBe('/validacion-dni')
  })

  it('begins again for the same customer in another session', async () => {
    tab.signInPerson(brunoPerson)
    const returned = tab.reopenTabAtAddress(returnAddress)
    const model = await openScreenTwice(returned)
    returned.signInPerson(brunoPerson)
    returned.sessions.notifySubscribers()
    expect(model.state).toMatchObject({ phase: 'intro' })
  })

  it('works without a name in the address, for a person who is logging in', async () => {
    const returned = tab.reopenTabAtAddress('/cambio-celular?idtx=tx-1&externalID=check-1')
    expect((await openScreenTwice(returned)).state).toMatchObject({ phase: 'validated', person: brunoPerson })
    expect(returned.phoneNumberChangeStore.current()?.person).toEqual(brunoPerson)
  })

  it('is not validated with the check of a person other than the one who left', async () => {
    await (await openScreenTwice()).startSelfie()
    const returned = tab.reopenTabAtAddress(returnAddress.replace('20382146906', '20243189072'))
    expect((await openScreenTwice(returned)).state).toEqual({ phase: 'not-validated', person: brunoPerson })
    expect(tab.device.identityCheckGateway.receivedCalls).toHaveLength(1)
  })

  it('is not validated with the check of a person other than the customer who is logged in', async () => {
    tab.signInPerson(raulPerson)
    expect((await openAfterReturn()).state).toEqual({ phase: 'not-validated', person: raulPerson })
    expect(tab.device.identityCheckGateway.receivedCalls).toEqual([])
  })

  it.each(['idtx=tx-1', 'externaltxid=check-1', 'decision=HIT', 'idtx=..&externaltxid=..'])(
    'with only %s is not validated and sends no request',
    async (query) => {
      const returned = tab.reopenTabAtAddress(`/cambio-celular?${query}`)
      expect((await openScreenTwice(returned)).state).toEqual({ phase: 'not-validated', person: brunoPerson })
      expect(tab.device.identityCheckGateway.receivedCalls).toEqual([])
    },
  )

  it('requests the same check again when the lender did not answer', async () => {
    tab.device.identityCheckGateway.checkResultAnswer = failure({ kind: 'no-answer' })
    const model = await openAfterReturn()
    const unanswered = { failure: { kind: 'no-answer' } }
    expect(model.state).toMatchObject({ phase: 'not-validated', unanswered })
    tab.device.identityCheckGateway.checkResultAnswer = success({ outcome: 'validated' })
    await model.retry()
    expect(model.state.phase).toBe('validated')
    const request = 'result of tx-1 check-1'
    expect(tab.device.identityCheckGateway.receivedCalls).toEqual([request, request])
  })

  it('begins a new check when the earlier one was not validated', async () => {
    tab.device.identityCheckGateway.checkResultAnswer = success({ outcome: 'not-validated' })
    const model = await openAfterReturn()
    await model.retry()
    expect(model.state).toEqual({ phase: 'intro', person: brunoPerson })
    const reopened = await openScreenTwice(tab.reopenTabAtAddress('/cambio-celular'))
    expect(reopened.state).toMatchObject({ phase: 'intro' })
  })

  it('does not change another tab', async () => {
    await openAfterReturn()
    expect((await openScreenTwice(tab.openInAnotherTab('/cambio-celular'))).state).toMatchObject({
      phase: 'intro',
    })
  })

  it('is forgotten once another person logs in', async () => {
    await openAfterReturn()
    tab.identifyPerson(raulPerson)
    expect((await openScreenTwice(tab.reopenTabAtAddress('/cambio-celular'))).state).toMatchObject({
      person: { taxId: raulPerson.taxId },
    })
  })

  it.each(['{', '[]', '{"person":{"taxId":"1"}}', '{"check":7}', '{"sentCode":{"cellphone":"1"}}', '"x"'])(
    'ignores the stored text %s',
    async (text) => {
      tab.device.sessionStorageContent.textsByKey.set('phoneChange', text)
      expect((await openScreenTwice()).state).toMatchObject({ phase: 'intro', person: brunoPerson })
    },
  )
})
