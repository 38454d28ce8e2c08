import { beforeEach, describe, expect, it } from 'vitest'
import { when } from 'mobx'
import { failure } from '@/domain/shared/result'
import { NewPhoneNumberViewModel } from '@/ui/access/new-phone-number-view-model'
import { brunoPerson, PhoneChangeBrowserTab, raulPerson } from './a-phone-change'

const identityCheckReference = { transactionId: 'tx-1', externalId: 'check-1' }
let tab: PhoneChangeBrowserTab

beforeEach(() => {
  tab = new PhoneChangeBrowserTab().identifyPerson(brunoPerson)
  tab.phoneNumberChangeStore.save({
    person: brunoPerson,
    enteringTaxId: brunoPerson.taxId,
    check: identityCheckReference,
  })
})

function startModel(at = tab, person = brunoPerson): NewPhoneNumberViewModel {
  const model = at.resolveService(NewPhoneNumberViewModel)
  model.onMount({ person })
  return model
}

async function submitCellphone(model = startModel()): Promise<NewPhoneNumberViewModel> {
  model.enterCellphone('11 5555-0001')
  await model.submitPhoneNumber()
  return model
}

async function submitCode(model: NewPhoneNumberViewModel, code = '4821'): Promise<NewPhoneNumberViewModel> {
  model.enterCode(code)
  await model.submitCode()
  return model
}

describe('the new phone', () => {
  it.each([
    ['', 'El celular es requerido'],
    ['011', 'Escribí el código de área sin el 0'],
    ['1555550001', 'Escribí el número sin el 15'],
    ['5555', 'El celular lleva el código de área: son al menos 10 números'],
  ])('%j is refused at the field and not sent to the lender', async (typed, text) => {
    const model = startModel()
    model.enterCellphone(typed)
    await model.submitPhoneNumber()
    expect(model.state).toEqual({ phase: 'asking-phone', errors: [{ fieldId: 'cellphone', text }] })
    expect(tab.device.phoneChangeGateway.receivedCalls).toEqual([])
  })

  it('receives a code, and the request carries the parameters of the link', async () => {
    const model = startModel(tab, { ...brunoPerson, hash: 'h-1' })
    expect((await submitCellphone(model)).state).toEqual({
      phase: 'asking-code',
      delivery: { phone: '1155****01' },
      errors: [],
    })
    expect(tab.device.phoneChangeGateway.receivedCalls).toEqual([
      'code to 1155550001 of 20382146906 with h-1',
    ])
  })

  it('receives one code, however often the customer presses', async () => {
    const model = startModel()
    model.enterCellphone('1155550001')
    await Promise.all([model.submitPhoneNumber(), model.submitPhoneNumber()])
    expect(tab.device.phoneChangeGateway.receivedCalls).toHaveLength(1)
  })

  it('that cannot receive a code is reported at the field', async () => {
    tab.device.phoneChangeGateway.sendCodeAnswer = failure({ kind: 'number-not-valid' })
    expect((await submitCellphone()).state).toMatchObject({
      phase: 'asking-phone',
      errors: [{ fieldId: 'cellphone', text: expect.stringMatching(/^No pudimos enviar un código/) }],
    })
  })
})

describe('the code sent to the new phone', () => {
  it('can be sent again after a minute, not before', async () => {
    const model = await submitCellphone()
    await model.resendCode()
    expect(tab.device.phoneChangeGateway.receivedCalls).toHaveLength(1)
    tab.device.clock.advance(60_000)
    await model.resendCode()
    expect(tab.device.phoneChangeGateway.receivedCalls).toHaveLength(2)
    expect(model.secondsUntilResend).toBe(60)
  })

  it.each([
    ['', 'El código es requerido'],
    ['12', 'El código tiene 4 números'],
  ])('%j is refused at the field and not sent to the lender', async (code, text) => {
    const model = await submitCode(await submitCellphone(), code)
    expect(model.state).toMatchObject({ phase: 'asking-code', errors: [{ fieldId: 'code', text }] })
    expect(tab.device.phoneChangeGateway.receivedCalls).toHaveLength(1)
  })

  it('changes the phone, and the earlier code and the progress are forgotten', async () => {
    const model = await submitCode(await submitCellphone())
    expect(model.state).toEqual({ phase: 'changed', phone: '1155****01' })
    expect(tab.device.phoneChangeGateway.receivedCalls.at(-1)).toBe('1155550001 for 20382146906 with 4821')
    expect(tab.phoneNumberChangeStore.current()).toBeUndefined()
    expect(tab.loginProgress.current()?.sentCode).toBeUndefined()
    model.goToHomeOrLogin()
    expect(tab.navigation.address()).toBe('/validacion-celular')
  })

  it('is checked once, however often the customer presses', async () => {
    const model = await submitCellphone()
    model.enterCode('4821')
    await Promise.all([model.submitCode(), model.submitCode()])
    expect(tab.device.phoneChangeGateway.receivedCalls).toHaveLength(2)
  })

  it('changes the phone of the customer who is logged in', async () => {
    tab.signInPerson(raulPerson)
    tab.phoneNumberChangeStore.save({ person: raulPerson, check: identityCheckReference })
    const model = await submitCode(await submitCellphone(startModel(tab, raulPerson)))
    expect(tab.sessions.customer()?.phone).toBe('1155550001')
    model.goToHomeOrLogin()
    expect(tab.navigation.address()).toBe('/inicio')
  })

  it('is submitted without a press when the phone reads it from the message', async () => {
    const model = await submitCellphone()
    tab.device.smsCodeReader.deliverSms('4821')
    await when(() => model.state.phase === 'changed')
    expect(tab.device.phoneChangeGateway.receivedCalls.at(-1)).toBe('1155550001 for 20382146906 with 4821')
  })

  it('has no listener while the customer chooses another number', async () => {
    const model = await submitCellphone()
    model.showPhoneNumberFormAgain()
    expect(tab.device.smsCodeReader.waitingReaderCount).toBe(0)
  })

  it.each([
    [{ kind: 'wrong-code' }, 'El código es incorrecto'],
    [
      { kind: 'server-failure', tooManyRequests: {} },
      'El código es incorrecto o no lo pudimos comprobar. Hubo demasiados pedidos seguidos. Probá de nuevo en un rato.',
    ],
    [
      { kind: 'server-failure' },
      'El código es incorrecto o no lo pudimos comprobar. Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.',
    ],
    [
      { kind: 'no-answer', isUnsent: true },
      'El código es incorrecto o no lo pudimos comprobar. No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.',
    ],
  ] as const)('is reported as wrong when the lender answers %o', async (reason, text) => {
    tab.device.phoneChangeGateway.changePhoneNumberAnswer = failure(reason)
    const model = await submitCode(await submitCellphone())
    expect(model.state).toMatchObject({ phase: 'asking-code', errors: [{ fieldId: 'code', text }] })
    expect(model.code).toBe('')
  })

  it('is kept when it is not known whether it changed the phone, and the earlier phone is forgotten', async () => {
    tab.signInPerson(raulPerson)
    tab.phoneNumberChangeStore.save({ person: raulPerson, check: identityCheckReference })
    tab.device.phoneChangeGateway.changePhoneNumberAnswer = failure({ kind: 'no-answer' })
    const model = await submitCode(await submitCellphone(startModel(tab, raulPerson)))
    expect(model.state).toMatchObject({ errors: [{ text: expect.stringMatching(/^No sabemos si cambió/) }] })
    expect(model.code).toBe('4821')
    for (const text of [model.notChangedText, model.invalidCheckText('identity-check-expired')])
      expect(text).toMatch(/^Puede que ya haya cambiado/)
    expect(tab.sessions.customer()).toBeDefined()
    expect(tab.sessions.customer()?.phone).toBeUndefined()
  })

  it('that an attempt without answer may have used is not called wrong', async () => {
    const model = await submitCellphone()
    tab.device.phoneChangeGateway.changePhoneNumberAnswer = failure({ kind: 'no-answer' })
    await submitCode(model)
    tab.device.phoneChangeGateway.changePhoneNumberAnswer = failure({ kind: 'wrong-code' })
    await submitCode(model)
    expect(model.state).toMatchObject({
      errors: [{ fieldId: 'code', text: expect.stringMatching(/^Puede que ese código ya lo haya usado/) }],
    })
    await submitCode(model, '0000')
    expect(model.state).toMatchObject({ errors: [{ fieldId: 'code', text: 'El código es incorrecto' }] })
  })

  it('leads to another number when the lender rejects the phone', async () => {
    tab.device.phoneChangeGateway.changePhoneNumberAnswer = failure({ kind: 'phone-not-changed' })
    const model = await submitCode(await submitCellphone())
    expect(model.state).toEqual({ phase: 'not-changed' })
    model.showPhoneNumberFormAgain()
    expect(model.state).toEqual({ phase: 'asking-phone', errors: [] })
    expect(model.cellphone).toBe('1155550001')
    expect(startModel(tab.reopenTabAtAddress()).state).toMatchObject({ phase: 'asking-phone' })
  })

  it('is not checked when no sent code is stored', async () => {
    const model = await submitCellphone()
    tab.phoneNumberChangeStore.forget()
    expect((await submitCode(model)).state).toEqual({ phase: 'not-changed' })
    expect(tab.device.phoneChangeGateway.receivedCalls).toHaveLength(1)
  })

  it('travels with the identity check, as the number does', async () => {
    await submitCode(await submitCellphone())
    expect(tab.device.phoneChangeGateway.receivedIdentityChecks).toEqual([
      identityCheckReference,
      identityCheckReference,
    ])
  })

  it.each(['identity-check-used', 'identity-check-expired'] as const)(
    'leads to another identity check when the check is over (%s), after a reload too',
    async (kind) => {
      tab.device.phoneChangeGateway.changePhoneNumberAnswer = failure({ kind })
      const model = await submitCode(await submitCellphone())
      expect(model.state).toEqual({ phase: 'check-over', why: kind })
      expect(tab.phoneNumberChangeStore.current()).toEqual({
        person: brunoPerson,
        enteringTaxId: brunoPerson.taxId,
      })
    },
  )

  it('is not requested without an identity check', async () => {
    tab.phoneNumberChangeStore.save({
      person: brunoPerson,
      enteringTaxId: brunoPerson.taxId,
      check: 'unreadable',
    })
    expect((await submitCellphone()).state).toEqual({ phase: 'check-over', why: 'identity-check-expired' })
    expect(tab.device.phoneChangeGateway.receivedCalls).toEqual([])
  })
})
