import { beforeEach, describe, expect, it } from 'vitest'
import { failure, type Result } from '@/domain/shared/result'
import type { Session } from '@/domain/session/session'
import type { PasswordLoginFailure } from '@/application/access/access.port'
import { PasswordViewModel } from '@/ui/access/password-view-model'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { martaPerson } from '#tests/support/test-customers'
import { PortalVisitorPage } from './a-visitor'

let visitorPage: PortalVisitorPage

beforeEach(() => {
  visitorPage = new PortalVisitorPage('/iniciar-sesion').storeIdentifiedPerson(martaPerson)
})

function startModel(): PasswordViewModel {
  const model = visitorPage.resolveService(PasswordViewModel)
  model.onMount()
  return model
}

async function submitPassword(password: string): Promise<PasswordViewModel> {
  const model = startModel()
  model.enterPassword(password)
  await model.submit()
  return model
}

describe('the password', () => {
  it('is refused at the field when it is wrong', async () => {
    visitorPage.accessGateway.passwordLoginAnswer = failure({ kind: 'wrong-password' })
    expect((await submitPassword('otra')).state).toEqual({
      phase: 'asking',
      errors: [{ fieldId: 'password', text: 'Usuario y/o contraseña incorrectos' }],
    })
  })

  it('gets no error of its own when the lender does not answer, and can be sent again', async () => {
    visitorPage.accessGateway.passwordLoginAnswer = failure({ kind: 'no-answer' })
    const model = await submitPassword('cuota2026')
    expect(model.state).toEqual({
      phase: 'asking',
      errors: [{ text: 'No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.' }],
    })
    await model.submit()
    expect(visitorPage.accessGateway.receivedCalls).toHaveLength(2)
  })

  it('leads to another screen once the user is blocked', async () => {
    visitorPage.accessGateway.passwordLoginAnswer = failure({ kind: 'user-blocked' })
    expect((await submitPassword('otra')).state).toEqual({ phase: 'blocked' })
  })

  it('is sent once when the customer presses twice', async () => {
    const model = startModel()
    model.enterPassword('cuota2026')
    await Promise.all([model.submit(), model.submit()])
    expect(visitorPage.accessGateway.receivedCalls).toHaveLength(1)
  })

  it('ignores a late answer after the customer left', async () => {
    const answer = new ManuallyResolvedAnswer<Result<Session, PasswordLoginFailure>>()
    visitorPage.accessGateway.passwordLoginAnswer = answer.promise
    const model = visitorPage.resolveService(PasswordViewModel)
    const leave = model.onMount()
    model.enterPassword('otra')
    void model.submit()
    leave()
    answer.resolveWith(failure({ kind: 'user-blocked' }))
    await visitorPage.waitForQueuedTasks()
    expect(model.state).toEqual({ phase: 'entering' })
  })

  it('is removed from memory when the customer leaves the screen', () => {
    const model = visitorPage.resolveService(PasswordViewModel)
    const leave = model.onMount()
    model.enterPassword('cuota2026')
    leave()
    expect(model.password).toBe('')
  })
})

describe('a customer without the password', () => {
  it('who is another person starts with the DNI, and nothing of the first person remains', () => {
    startModel().signInAsAnotherPerson()
    expect(visitorPage.navigation.address()).toBe('/validacion-dni')
    expect(visitorPage.loginProgress.current()).toBeUndefined()
  })
})
