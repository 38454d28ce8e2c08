import { beforeEach, describe, expect, it } from 'vitest'
import { when } from 'mobx'
import { failure } from '@/domain/shared/result'
import { LogoutViewModel } from '@/ui/access/logout-view-model'
import { martaCustomer } from '#tests/support/people'
import { Visitor } from './a-visitor'

let visitor: Visitor

beforeEach(() => {
  visitor = new Visitor('/cerrar-sesion').signIn(martaCustomer)
})

async function left(): Promise<{ readonly model: LogoutViewModel; readonly goElsewhere: () => void }> {
  const model = visitor.make(LogoutViewModel)
  const goElsewhere = model.start()
  await when(() => model.state.phase === 'left')
  return { model, goElsewhere }
}

describe('logging out', () => {
  it('tells the lender which session ends', async () => {
    await left()
    expect(visitor.lender.asked).toEqual(['log out refresh of Marta'])
  })

  it('happens although the lender cannot be reached', async () => {
    visitor.lender.leaving = failure({ kind: 'no-answer' })
    const { model } = await left()
    expect(model.state).toEqual({ phase: 'left' })
  })

  it('shows the notice before the session is gone from the device', async () => {
    await left()
    expect(visitor.sessions.current()).toBeDefined()
  })

  it('ends the session on the device when the page is put aside after the notice, and not before', async () => {
    const leaving = visitor.make(LogoutViewModel)
    leaving.putAside()
    expect(visitor.sessions.current()).toBeDefined()
    const { model } = await left()
    model.putAside()
    expect(visitor.sessions.current()).toBeUndefined()
  })

  it('closing the notice ends the session and goes to the login', async () => {
    const { model } = await left()
    model.close()
    expect(visitor.sessions.current()).toBeUndefined()
    expect(visitor.sessions.lastEnd()).toBe('left')
    expect(visitor.navigation.address()).toBe('/validacion-dni')
  })

  it('leaving the notice by another way ends the session too', async () => {
    const { goElsewhere } = await left()
    goElsewhere()
    expect(visitor.sessions.current()).toBeUndefined()
  })
})
