import { beforeEach, describe, expect, it, vi } from 'vitest'
import { when } from 'mobx'
import { failure, success, type Result } from '@/domain/shared/result'
import type { PersonFoundByDni } from '@/domain/access/person'
import type { FindPeopleFailure } from '@/application/access/access.port'
import { DniViewModel } from '@/ui/access/dni-view-model'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import {
  anaMariaPerson,
  anaPerson,
  brunoCustomer,
  martaCustomer,
  martaPerson,
  raulPerson,
} from '#tests/support/test-customers'
import { PortalVisitorPage } from './a-visitor'
import { longWaitOptions } from '#tests/support/long-timeout'

let visitorPage: PortalVisitorPage

beforeEach(() => {
  visitorPage = new PortalVisitorPage('/validacion-dni')
})

function startModel(): DniViewModel {
  const model = visitorPage.resolveService(DniViewModel)
  model.onMount()
  return model
}

async function submitDni(dni: string): Promise<DniViewModel> {
  const model = startModel()
  model.enterDni(dni)
  await model.submit()
  return model
}

describe('the DNI', () => {
  it('is forgotten once a customer continues with the box unticked', async () => {
    visitorPage.loginProgress.rememberDni('28456123')
    const model = startModel()
    model.setRememberDni(false)
    await model.submit()
    expect(startModel()).toMatchObject({ dni: '', shouldRemember: false })
  })
})

describe('a person found by DNI', () => {
  it('is chosen on the next screen when the DNI has several people', async () => {
    visitorPage.accessGateway.peopleAnswer = success([anaPerson, anaMariaPerson])
    await submitDni('14223078')
    expect(visitorPage.navigation.address()).toBe('/validacion-cuit')
    expect(visitorPage.accessGateway.receivedCalls).toEqual(['people of 14223078'])
  })
})

describe('a failure of the DNI search', () => {
  it('is shown at the field when no person has that DNI', async () => {
    visitorPage.accessGateway.peopleAnswer = failure({ kind: 'customer-not-found' })
    expect((await submitDni('11111111')).state).toEqual({
      phase: 'asking',
      errors: [{ fieldId: 'dni', text: 'No encontramos datos para el dni ingresado' }],
    })
  })
})

describe('the DNI search in progress', () => {
  it('is not repeated by a second press', async () => {
    const model = startModel()
    model.enterDni('28456123')
    await Promise.all([model.submit(), model.submit()])
    expect(
      visitorPage.accessGateway.receivedCalls.filter((question) => question.startsWith('people')),
    ).toHaveLength(1)
  })

  it('leads nowhere after the customer has left the screen', async () => {
    const people = new ManuallyResolvedAnswer<Result<readonly PersonFoundByDni[], FindPeopleFailure>>()
    visitorPage.accessGateway.peopleAnswer = people.promise
    const model = visitorPage.resolveService(DniViewModel)
    const leave = model.onMount()
    model.enterDni('28456123')
    const submitted = model.submit()
    await when(() => model.state.phase === 'looking')
    leave()
    visitorPage.navigation.goTo('/no-activo?no-cliente')
    people.resolveWith(success([anaPerson]))
    await submitted
    expect(visitorPage.navigation.address()).toBe('/no-activo?no-cliente')
  })
})

describe('the reason for asking the DNI', () => {
  it('is shown when the session expired', () => {
    visitorPage.signIn(martaCustomer).sessions.closeSession('expired')
    expect(startModel().loginReasonText).toBe('Tu sesión venció. Ingresá de nuevo.')
  })

  it('is not shown after a logout', () => {
    visitorPage.signIn(brunoCustomer).sessions.closeSession('left')
    expect(startModel().loginReasonText).toBeUndefined()
  })
})

describe('input made before the portal was loaded', () => {
  it('counts as if it were made now', () => {
    visitorPage.prerenderedLogin.typedInput = { dni: '28.456.123', remember: true, isSubmitted: false }
    expect(startModel()).toMatchObject({ dni: '28456123', shouldRemember: true, state: { phase: 'asking' } })
  })

  it('is submitted at once when the customer had already submitted the form', async () => {
    visitorPage.prerenderedLogin.typedInput = { dni: '2845', remember: false, isSubmitted: true }
    const model = startModel()
    expect(model.state.phase).toBe('looking')
    await when(() => model.state.phase === 'asking')
    expect(model.state).toMatchObject({ errors: [{ fieldId: 'dni' }] })
  })

  it('leaves the remembered DNI unless the customer typed another one', () => {
    visitorPage.loginProgress.rememberDni('28456123')
    visitorPage.prerenderedLogin.typedInput = { dni: '', remember: false, isSubmitted: false }
    expect(startModel()).toMatchObject({ dni: '28456123', shouldRemember: true })
    visitorPage.prerenderedLogin.typedInput = { dni: '24318907', remember: false, isSubmitted: false }
    expect(startModel()).toMatchObject({ dni: '24318907', shouldRemember: true })
  })

  describe('a form submitted before the portal was loaded, on a device that remembers a DNI', () => {
    beforeEach(() => {
      visitorPage.loginProgress.rememberDni('28456123')
    })

    async function pressed(dni: string, remember: boolean): Promise<DniViewModel> {
      visitorPage.prerenderedLogin.typedInput = { dni, remember, isSubmitted: true }
      const model = startModel()
      await vi.waitUntil(
        () => model.state.phase === 'asking' || visitorPage.navigation.addressChangeCount > 0,
        longWaitOptions,
      )
      return model
    }

    it.each([
      { typed: '24318907', ticked: false, remembered: '28456123' },
      { typed: '24318907', ticked: true, remembered: '24318907' },
      { typed: '28456123', ticked: false, remembered: '28456123' },
      { typed: '28456123', ticked: true, remembered: '28456123' },
      { typed: '', ticked: false, remembered: '28456123' },
    ])(
      'with "$typed" and the box ticked: $ticked leaves $remembered',
      async ({ typed, ticked, remembered }) => {
        const model = await pressed(typed, ticked)
        expect(visitorPage.accessGateway.receivedCalls[0]).toBe(`people of ${typed || '28456123'}`)
        expect(model.shouldRemember).toBe(remembered === model.dni)
        expect(visitorPage.loginProgress.rememberedDni()).toBe(remembered)
      },
    )

    it('keeps the box unticked for the retry, and does not forget the DNI of another person', async () => {
      visitorPage.accessGateway.peopleAnswer = failure({ kind: 'no-answer' })
      const model = await pressed('24318907', false)
      expect(model).toMatchObject({ shouldRemember: false, state: { phase: 'asking' } })
      visitorPage.accessGateway.peopleAnswer = success([raulPerson])
      await model.submit()
      expect(visitorPage.loginProgress.rememberedDni()).toBe('28456123')
    })

    it('forgets the remembered DNI when the customer typed that DNI with the box unticked', async () => {
      visitorPage.accessGateway.peopleAnswer = failure({ kind: 'customer-not-found' })
      const model = await pressed('2845612', false)
      visitorPage.accessGateway.peopleAnswer = success([martaPerson])
      model.enterDni('28456123')
      await model.submit()
      expect(visitorPage.loginProgress.rememberedDni()).toBeUndefined()
    })

    it('forgets the remembered DNI when the customer unticks the box in the portal', async () => {
      visitorPage.accessGateway.peopleAnswer = failure({ kind: 'no-answer' })
      const model = await pressed('24318907', true)
      visitorPage.accessGateway.peopleAnswer = success([raulPerson])
      model.setRememberDni(false)
      await model.submit()
      expect(visitorPage.loginProgress.rememberedDni()).toBeUndefined()
    })
  })
})
