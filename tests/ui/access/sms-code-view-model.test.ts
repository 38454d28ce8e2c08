import { beforeEach, describe, expect, it } from 'vitest'
import { when } from 'mobx'
import { failure, success, type Result } from '@/domain/shared/result'
import type { LoginCodeDelivery, SendCodeFailure } from '@/application/access/access.port'
import { SmsCodeViewModel } from '@/ui/access/sms-code-view-model'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { anaMariaPerson, anaPerson, martaPerson, raulPerson } from '#tests/support/test-customers'
import { PortalVisitorPage } from './a-visitor'

let visitorPage: PortalVisitorPage

beforeEach(() => {
  visitorPage = new PortalVisitorPage('/validacion-celular').storeIdentifiedPerson(martaPerson)
})

async function openCodeForm(): Promise<SmsCodeViewModel> {
  const model = visitorPage.resolveService(SmsCodeViewModel)
  model.onMount()
  await when(() => model.state.phase !== 'sending')
  return model
}

async function submitCode(code: string): Promise<SmsCodeViewModel> {
  const model = await openCodeForm()
  model.enterCode(code)
  await model.submit()
  return model
}

describe('the code of the login', () => {
  it('is not sent again by a reload, and the wait continues', async () => {
    await openCodeForm()
    visitorPage.clock.advance(20_000)
    visitorPage = visitorPage.reload()
    const model = await openCodeForm()
    expect(model.secondsUntilResend).toBe(40)
    expect(model.state).toMatchObject({ phase: 'asking', delivery: { phone: '1145****01' } })
    expect(visitorPage.accessGateway.receivedCalls).toHaveLength(1)
  })

  it.each([
    ['', 'El código es requerido'],
    ['482', 'El código tiene 4 números'],
  ])('%j is refused at the field and not sent to the lender', async (code, text) => {
    expect((await submitCode(code)).state).toMatchObject({
      phase: 'asking',
      errors: [{ fieldId: 'code', text }],
    })
    expect(visitorPage.accessGateway.receivedCalls).toHaveLength(1)
  })

  it('leads to a new password when that is its purpose', async () => {
    visitorPage = new PortalVisitorPage('/validacion-celular?recuperar=1').storeIdentifiedPerson(martaPerson)
    expect((await submitCode('4821')).title).toBe('Verificá que sos vos')
    expect(visitorPage.accessGateway.receivedCalls.at(-1)).toBe('reset-password 27284561231 with code 4821')
  })

  it('is checked once when the customer presses twice', async () => {
    const model = await openCodeForm()
    model.enterCode('4821')
    await Promise.all([model.submit(), model.submit()])
    expect(
      visitorPage.accessGateway.receivedCalls.filter((question) => question.startsWith('enter')),
    ).toHaveLength(1)
  })
})

describe('the code while another person begins to log in from another tab', () => {
  async function askingBesideRaul(): Promise<SmsCodeViewModel> {
    visitorPage.resolveService(PortalViewModel).onMount()
    const model = await openCodeForm()
    visitorPage.openAnotherTab('/validacion-dni').storeIdentifiedPerson(raulPerson)
    return model
  }

  it('is checked for the person to whom it was sent, and opens no session', async () => {
    const model = await askingBesideRaul()
    model.enterCode('4821')
    await model.submit()
    expect(visitorPage.accessGateway.receivedCalls.at(-1)).toBe('enter 27284561231 with code 4821')
    expect(visitorPage.sessionGateway.receivedCalls).toEqual(['log out refresh of Marta'])
    expect(visitorPage.sessions.current()).toBeUndefined()
    expect(model.state).toMatchObject({
      phase: 'asking',
      errors: [{ text: 'Tu sesión venció. Ingresá de nuevo para seguir.' }],
    })
  })

  it('is sent again to the same person, and is not stored as sent to the other', async () => {
    const model = await askingBesideRaul()
    visitorPage.clock.advance(60_000)
    await model.resendCode()
    expect(visitorPage.accessGateway.receivedCalls.at(-1)).toBe('code to the phone-and-email of 27284561231')
    expect(visitorPage.loginProgress.current()).toMatchObject({ person: raulPerson })
    expect(visitorPage.loginProgress.current()?.sentCode).toBeUndefined()
  })
})

describe('the code that the phone reads from the message', () => {
  it('can be corrected by hand when it is wrong', async () => {
    visitorPage.accessGateway.codeLoginAnswer = failure({ kind: 'wrong-code' })
    const model = await openCodeForm()
    visitorPage.smsCodeReader.deliverSms('4821')
    await when(() => model.state.phase === 'asking' && model.state.errors.length > 0)
    expect(model.state).toMatchObject({ errors: [{ fieldId: 'code', text: 'El código es incorrecto' }] })
  })

  it('is optional: the field stays empty when the customer refuses to share it', async () => {
    const model = await openCodeForm()
    visitorPage.smsCodeReader.denySmsPermission()
    await visitorPage.waitForQueuedTasks()
    expect(model).toMatchObject({ code: '', state: { phase: 'asking', errors: [] } })
  })

  it('has a single listener, also after the customer asks for another code', async () => {
    const model = await openCodeForm()
    visitorPage.clock.advance(60_000)
    await model.resendCode()
    expect(visitorPage.smsCodeReader.waitingReaderCount).toBe(1)
  })

  it('has no listener once the customer has left the screen', async () => {
    const model = visitorPage.resolveService(SmsCodeViewModel)
    const leave = model.onMount()
    await when(() => model.state.phase === 'asking')
    leave()
    expect(visitorPage.smsCodeReader.waitingReaderCount).toBe(0)
  })
})

describe('another code', () => {
  it('cannot be requested within 60 seconds', async () => {
    const model = await openCodeForm()
    expect(model.secondsUntilResend).toBe(60)
    visitorPage.clock.advance(59_000)
    await model.resendCode()
    expect(visitorPage.accessGateway.receivedCalls).toHaveLength(1)
    visitorPage.clock.advance(1_000)
    expect(model.secondsUntilResend).toBe(0)
  })

  it('can be requested 60 seconds after the customer corrects a clock that was a day ahead', async () => {
    await openCodeForm()
    visitorPage.clock.advance(-86_400_000)
    visitorPage = visitorPage.reload()
    expect((await openCodeForm()).secondsUntilResend).toBe(60)
  })

  it('is sent once when the customer presses twice', async () => {
    const model = await openCodeForm()
    visitorPage.clock.advance(60_000)
    await Promise.all([model.resendCode(), model.resendCode()])
    expect(visitorPage.accessGateway.receivedCalls).toHaveLength(2)
  })
})

describe('a code that could not be sent', () => {
  it('after a resend is requested by phone and e-mail on the retry too', async () => {
    const model = await openCodeForm()
    visitorPage.clock.advance(60_000)
    visitorPage.accessGateway.sendCodeAnswer = failure({ kind: 'no-answer' })
    await model.resendCode()
    await model.requestCode()
    expect(visitorPage.accessGateway.receivedCalls).toEqual([
      'code to the phone of 27284561231',
      'code to the phone-and-email of 27284561231',
      'code to the phone-and-email of 27284561231',
    ])
  })

  it('shows the reason, and a retry requests it again', async () => {
    visitorPage.accessGateway.sendCodeAnswer = failure({ kind: 'number-not-valid' })
    const model = await openCodeForm()
    expect(model.state).toEqual({ phase: 'not-sent', failure: { kind: 'number-not-valid' } })
    visitorPage.accessGateway.sendCodeAnswer = success({ phone: '1145****01' })
    await model.requestCode()
    expect(model.state.phase).toBe('asking')
  })
})

describe('a customer who leaves the code screen', () => {
  it('sees no late answer and no countdown', async () => {
    const delivery = new ManuallyResolvedAnswer<Result<LoginCodeDelivery, SendCodeFailure>>()
    visitorPage.accessGateway.sendCodeAnswer = delivery.promise
    const model = visitorPage.resolveService(SmsCodeViewModel)
    const leave = model.onMount()
    leave()
    delivery.resolveWith(success({ phone: '1145****01' }))
    await visitorPage.waitForQueuedTasks()
    expect(model).toMatchObject({ state: { phase: 'sending' }, secondsUntilResend: 0 })
  })

  it('stops the countdown', async () => {
    const model = visitorPage.resolveService(SmsCodeViewModel)
    const leave = model.onMount()
    await when(() => model.state.phase === 'asking')
    leave()
    visitorPage.clock.advance(10_000)
    expect(model.secondsUntilResend).toBe(60)
  })

  it('returns to the people of the DNI when there are several', async () => {
    visitorPage.storeIdentifiedPerson(anaPerson, [anaPerson, anaMariaPerson])
    const model = await openCodeForm()
    model.signInAsAnotherPerson()
    expect(visitorPage.navigation.address()).toBe('/validacion-cuit')
  })

  it('returns to the DNI when it has only one person', async () => {
    const model = await openCodeForm()
    model.signInAsAnotherPerson()
    expect(visitorPage.navigation.address()).toBe('/validacion-dni')
  })
})
