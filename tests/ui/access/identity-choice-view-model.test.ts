import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { IdentityChoiceViewModel } from '@/ui/access/identity-choice-view-model'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { anaMariaPerson, anaPerson } from '#tests/support/test-customers'
import { PortalVisitorPage } from './a-visitor'

let visitor: PortalVisitorPage

beforeEach(() => {
  visitor = new PortalVisitorPage('/validacion-cuit')
  visitor.loginProgress.save({ dni: '14223078', people: [anaPerson, anaMariaPerson] })
})

function startModel(): IdentityChoiceViewModel {
  const model = visitor.resolve(IdentityChoiceViewModel)
  model.onMount()
  return model
}

describe('a customer who shares a DNI with others', () => {
  it('chooses among the people found, none of them chosen beforehand', () => {
    expect(startModel()).toMatchObject({ people: [anaPerson, anaMariaPerson], chosenOptionValue: '' })
  })

  it('continues with the login step of the chosen person', async () => {
    visitor.accessGateway.hasPasswordAnswer = success(false)
    const model = startModel()
    model.choosePerson('24142230786')
    await model.submit()
    expect(visitor.navigation.address()).toBe('/validacion-celular')
    expect(visitor.loginProgress.current()?.person).toEqual(anaMariaPerson)
    expect(visitor.accessGateway.receivedCalls).toEqual(['loan of 24142230786', 'credentials of 24142230786'])
  })

  it('sees the failure and can press again', async () => {
    visitor.accessGateway.hasLoanAllowingLoginAnswer = failure({ kind: 'no-answer' })
    const model = startModel()
    model.choosePerson('27142230785')
    await model.submit()
    expect(model.state).toEqual({
      phase: 'asking',
      errors: [{ text: 'No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.' }],
    })
    visitor.accessGateway.hasLoanAllowingLoginAnswer = success(true)
    await model.submit()
    expect(visitor.navigation.address()).toBe('/iniciar-sesion')
  })

  it('sends one request when they press twice', async () => {
    const model = startModel()
    model.choosePerson('27142230785')
    await Promise.all([model.submit(), model.submit()])
    expect(visitor.accessGateway.receivedCalls).toEqual(['loan of 27142230785', 'credentials of 27142230785'])
  })

  it('is not moved by a late answer after leaving', async () => {
    const loan = new ManuallyResolvedAnswer<Result<boolean, GatewayFailure>>()
    visitor.accessGateway.hasLoanAllowingLoginAnswer = loan.promise
    const model = visitor.resolve(IdentityChoiceViewModel)
    const leave = model.onMount()
    model.choosePerson('27142230785')
    const submitted = model.submit()
    leave()
    visitor.navigation.goTo('/validacion-dni')
    loan.resolveWith(success(true))
    await submitted
    expect(visitor.navigation.address()).toBe('/validacion-dni')
  })
})
