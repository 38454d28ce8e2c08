import { beforeEach, describe, expect, it, vi } from 'vitest'
import { when } from 'mobx'
import { failure, success, type Result } from '@/domain/shared/result'
import type { Person } from '@/domain/access/person'
import type { FindPeopleFailure } from '@/application/access/access.port'
import { DniViewModel } from '@/ui/access/dni-view-model'
import { PendingAnswer } from '#tests/support/loan-builders'
import {
  anaMariaPerson,
  anaPerson,
  brunoCustomer,
  martaCustomer,
  martaPerson,
  raulPerson,
} from '#tests/support/people'
import { Visitor } from './a-visitor'
import { patience } from '#tests/support/patience'

let visitor: Visitor

beforeEach(() => {
  visitor = new Visitor('/validacion-dni')
})

function started(): DniViewModel {
  const model = visitor.make(DniViewModel)
  model.start()
  return model
}

async function entered(dni: string): Promise<DniViewModel> {
  const model = started()
  model.typeDni(dni)
  await model.submit()
  return model
}

describe('the DNI', () => {
  it('is forgotten once somebody enters without the box', async () => {
    visitor.progress.rememberDni('28456123')
    const model = started()
    model.setRemember(false)
    await model.submit()
    expect(started()).toMatchObject({ dni: '', remember: false })
  })
})

describe('who is found', () => {
  it('is no customer without a loan, with or without a password', async () => {
    visitor.access.loan = success(false)
    await entered('28456123')
    expect(visitor.navigation.address()).toBe('/no-activo')
  })

  it('says which person it is when the DNI has several', async () => {
    visitor.access.people = success([anaPerson, anaMariaPerson])
    await entered('14223078')
    expect(visitor.navigation.address()).toBe('/validacion-cuit')
    expect(visitor.access.asked).toEqual(['people of 14223078'])
  })
})

describe('what goes wrong', () => {
  it('is said at the field when nobody has that DNI', async () => {
    visitor.access.people = failure({ kind: 'customer-not-found' })
    expect((await entered('11111111')).state).toEqual({
      phase: 'asking',
      errors: [{ fieldId: 'dni', text: 'No encontramos datos para el dni ingresado' }],
    })
  })

  it('is said above the form when the lender cannot be reached, with a retry', async () => {
    visitor.access.people = failure({ kind: 'no-answer' })
    const model = await entered('28456123')
    expect(model.state).toEqual({
      phase: 'asking',
      errors: [{ text: 'No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.' }],
    })
    visitor.access.people = success([anaPerson])
    await model.submit()
    expect(visitor.navigation.address()).toBe('/iniciar-sesion')
  })

  it('is said too when only the second question finds no answer', async () => {
    visitor.access.loan = failure({ kind: 'server-failure', message: 'Estamos en mantenimiento.' })
    expect((await entered('28456123')).state).toEqual({
      phase: 'asking',
      errors: [{ text: 'Estamos en mantenimiento.' }],
    })
    expect(visitor.navigation.address()).toBe('/validacion-dni')
  })
})

describe('while the lender looks', () => {
  it('a second press asks nothing', async () => {
    const model = started()
    model.typeDni('28456123')
    await Promise.all([model.submit(), model.submit()])
    expect(visitor.access.asked.filter((question) => question.startsWith('people'))).toHaveLength(1)
  })

  it('who leaves the screen is not called back by a late answer', async () => {
    const people = new PendingAnswer<Result<readonly Person[], FindPeopleFailure>>()
    visitor.access.people = people.promise
    const model = visitor.make(DniViewModel)
    const leave = model.start()
    model.typeDni('28456123')
    const submitted = model.submit()
    await when(() => model.state.phase === 'looking')
    leave()
    visitor.navigation.go('/no-activo?no-cliente')
    people.give(success([anaPerson]))
    await submitted
    expect(visitor.navigation.address()).toBe('/no-activo?no-cliente')
  })
})

describe('why the customer is here', () => {
  it('is said when the session expired', () => {
    visitor.signIn(martaCustomer).sessions.close('expired')
    expect(started().reason).toBe('Tu sesión venció. Ingresá de nuevo para seguir donde estabas.')
  })

  it('is not said after a logout', () => {
    visitor.signIn(brunoCustomer).sessions.close('left')
    expect(started().reason).toBeUndefined()
  })

  it('is said when a link could not log in', () => {
    visitor = new Visitor('/validacion-dni?autologin=error')
    expect(started().reason).toBe('No pudimos ingresarte automáticamente. Ingresá con tu DNI.')
  })
})

describe('what the visitor did before the portal was loaded', () => {
  it('counts as if it had been done now', () => {
    visitor.early.entry = { dni: '28.456.123', remember: true, isSubmitted: false }
    expect(started()).toMatchObject({ dni: '28456123', remember: true, state: { phase: 'asking' } })
  })

  it('goes on by itself where the form was submitted already', async () => {
    visitor.early.entry = { dni: '2845', remember: false, isSubmitted: true }
    const model = started()
    expect(model.state.phase).toBe('looking')
    await when(() => model.state.phase === 'asking')
    expect(model.state).toMatchObject({ errors: [{ fieldId: 'dni' }] })
  })

  it('leaves the remembered DNI where none was typed, and not where another was', () => {
    visitor.progress.rememberDni('28456123')
    visitor.early.entry = { dni: '', remember: false, isSubmitted: false }
    expect(started()).toMatchObject({ dni: '28456123', remember: true })
    visitor.early.entry = { dni: '24318907', remember: false, isSubmitted: false }
    expect(started()).toMatchObject({ dni: '24318907', remember: true })
  })

  describe('and pressed on, where the device remembers a DNI', () => {
    beforeEach(() => {
      visitor.progress.rememberDni('28456123')
    })

    async function pressed(dni: string, remember: boolean): Promise<DniViewModel> {
      visitor.early.entry = { dni, remember, isSubmitted: true }
      const model = started()
      await vi.waitUntil(() => model.state.phase === 'asking' || visitor.navigation.moves > 0, patience)
      return model
    }

    it.each([
      { typed: '24318907', ticked: false, remembered: '28456123' },
      { typed: '24318907', ticked: true, remembered: '24318907' },
      { typed: '28456123', ticked: false, remembered: '28456123' },
      { typed: '28456123', ticked: true, remembered: '28456123' },
      { typed: '', ticked: false, remembered: '28456123' },
    ])('"$typed" with the box ticked: $ticked leaves $remembered', async ({ typed, ticked, remembered }) => {
      const model = await pressed(typed, ticked)
      expect(visitor.access.asked[0]).toBe(`people of ${typed || '28456123'}`)
      expect(model.remember).toBe(remembered === model.dni)
      expect(visitor.progress.remembered()).toBe(remembered)
    })

    it('the box stays as it was left for the retry, and nobody is forgotten', async () => {
      visitor.access.people = failure({ kind: 'no-answer' })
      const model = await pressed('24318907', false)
      expect(model).toMatchObject({ remember: false, state: { phase: 'asking' } })
      visitor.access.people = success([raulPerson])
      await model.submit()
      expect(visitor.progress.remembered()).toBe('28456123')
    })

    it('whoever corrects it to the remembered one with the box unticked is forgotten', async () => {
      visitor.access.people = failure({ kind: 'customer-not-found' })
      const model = await pressed('2845612', false)
      visitor.access.people = success([martaPerson])
      model.typeDni('28456123')
      await model.submit()
      expect(visitor.progress.remembered()).toBeUndefined()
    })

    it('whoever unticks it in the portal has it forgotten', async () => {
      visitor.access.people = failure({ kind: 'no-answer' })
      const model = await pressed('24318907', true)
      visitor.access.people = success([raulPerson])
      model.setRemember(false)
      await model.submit()
      expect(visitor.progress.remembered()).toBeUndefined()
    })
  })
})
