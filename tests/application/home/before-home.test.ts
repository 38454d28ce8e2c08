import { beforeEach, describe, expect, it } from 'vitest'
import { BeforeHome } from '@/application/home/before-home'
import type { SessionStore } from '@/application/session/session-store'
import { martaSignedIn, nobodySignedIn } from '#tests/support/loan-builders'
import { martaCustomer, raulCustomer, sessionOf } from '#tests/support/people'

let sessions: SessionStore
let visit: BeforeHome

beforeEach(() => {
  sessions = martaSignedIn()
  visit = new BeforeHome(sessions)
})

function standing(of = visit): readonly [isFree: boolean, wasReached: boolean] {
  return [of.isFree(), of.wasReached()]
}

function enter(customer = martaCustomer): void {
  sessions.open(sessionOf(customer))
  sessions.settle(undefined)
}

describe('a visit', () => {
  it('begins with nothing before home', () => {
    expect(standing()).toEqual([true, false])
  })

  it('has one thing before home at most', () => {
    visit.noteStood()
    expect(standing()).toEqual([false, false])
  })

  it('has reached home', () => {
    visit.noteReached()
    expect(standing()).toEqual([true, true])
  })

  it('remembers both, in either order', () => {
    visit.noteStood()
    visit.noteReached()
    expect(standing()).toEqual([false, true])
    const another = new BeforeHome(sessions)
    another.noteReached()
    another.noteStood()
    expect(standing(another)).toEqual([false, true])
  })

  it('begins anew where the page is loaded again', () => {
    visit.noteStood()
    visit.noteReached()
    expect(standing(new BeforeHome(sessions))).toEqual([true, false])
  })

  it('goes on while the session is only renewed', () => {
    visit.noteStood()
    sessions.changeCustomer(martaCustomer.taxId, { email: 'marta@nuevo.example' })
    expect(standing()).toEqual([false, false])
  })

  it.each(['left', 'expired'] as const)(
    'is over when the session has %s: the next login starts another',
    (end) => {
      visit.noteStood()
      visit.noteReached()
      sessions.close(end)
      enter()
      expect(standing()).toEqual([true, false])
    },
  )

  it('is over a second time as well', () => {
    for (const _ of ['first', 'second']) {
      visit.noteStood()
      sessions.close('left')
      enter()
      expect(standing()).toEqual([true, false])
    }
  })

  it('is of who is signed in', () => {
    visit.noteStood()
    visit.noteReached()
    sessions.open(sessionOf(raulCustomer))
    expect(standing()).toEqual([true, false])
    visit.noteReached()
    expect(standing()).toEqual([true, true])
  })

  it('listens to the session once', () => {
    let listening = 0
    const { onChange } = sessions
    sessions.onChange = (run) => {
      listening += 1
      return onChange.call(sessions, run)
    }
    expect(listening).toBe(0)
    visit.noteStood()
    visit.noteReached()
    expect(listening).toBe(1)
  })
})

it('nobody has a visit', () => {
  const ofNobody = new BeforeHome(nobodySignedIn())
  ofNobody.noteStood()
  ofNobody.noteReached()
  expect(standing(ofNobody)).toEqual([true, false])
})
