import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { IdentityChoiceViewModel } from '@/ui/access/identity-choice-view-model'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { anaMariaPerson, anaPerson } from '#tests/support/test-customers'
import { PortalVisitorPage } from './a-visitor'

let visitorPage: PortalVisitorPage

beforeEach(() => {
  visitorPage = new PortalVisitorPage('/validacion-cuit')
  visitorPage.loginProgress.save({ dni: '14223078', people: [anaPerson, anaMariaPerson] })
})

function startModel(): IdentityChoiceViewModel {
  const model = visitorPage.resolveService(IdentityChoiceViewModel)
  model.onMount()
  return model
}

describe('a customer who shares a DNI with others', () => {
  it('chooses among the people found, none of them chosen beforehand', () => {
    expect(startModel()).toMatchObject({ people: [anaPerson, anaMariaPerson], chosenOptionValue: '' })
  })

  it('continues with the login step of the chosen person', async () => {
    visitorPage.accessGateway.hasPasswordAnswer = success(false)
    const model = startModel()
    model.choosePerson('24142230786')
    await model.submit()
    expect(visitorPage.navigation.address()).toBe('/validacion-celular')
    expect(visitorPage.loginProgress.current()?.person).toEqual(anaMariaPerson)
    expect(visitorPage.accessGateway.receivedCalls).toEqual([
      'loan of 24142230786',
      'credentials of 24142230786',
    ])
  })

  it('sees the failure and can press again', async () => {
    visitorPage.accessGateway.hasLoanAllowingLoginAnswer = failure({ kind: 'no-answer' })
    const model = startModel()
    model.choosePerson('27142230785')
    await model.submit()
    expect(model.state).toEqual({
      phase: 'asking',
      errors: [{ text: 'No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.' }],
    })
    visitorPage.accessGateway.hasLoanAllowingLoginAnswer = success(true)
    await model.submit()
    expect(visitorPage.navigation.address()).toBe('/iniciar-sesion')
  })

  it('sends one request when they press twice', async () => {
    const model = startModel()
    model.choosePerson('27142230785')
    await Promise.all([model.submit(), model.submit()])
    expect(visitorPage.accessGateway.receivedCalls).toEqual([
      'loan of 27142230785',
      'credentials of 27142230785',
    ])
  })

  it('is not moved by a late answer after leaving', async () => {
    const loan = new ManuallyResolvedAnswer<Result<boolean, GatewayFailure>>()
    visitorPage.accessGateway.hasLoanAllowingLoginAnswer = loan.promise
    const model = visitorPage.resolveService(IdentityChoiceViewModel)
    const leave = model.onMount()
    model.choosePerson('27142230785')
    const submitted = model.submit()
    leave()
    visitorPage.navigation.goTo('/validacion-dni')
    loan.resolveWith(success(true))
    await submitted
    expect(visitorPage.navigation.address()).toBe('/validacion-dni')
  })
})
