import { beforeEach, describe, expect, it } from 'vitest'
import { CurrentPortalVisit } from '@/application/home/current-portal-visit'
import type { SessionStore } from '@/application/session/session-store'
import { createSessionStoreWithMarta, createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { martaCustomer, raulCustomer, createSessionOfCustomer } from '#tests/support/test-customers'

let sessions: SessionStore
let visit: CurrentPortalVisit

beforeEach(() => {
  sessions = createSessionStoreWithMarta()
  visit = new CurrentPortalVisit(sessions)
})

function readVisitState(of = visit): readonly [isFree: boolean, wasReached: boolean] {
  return [of.mayShowOffer(), of.wasHomeShown()]
}

function logIn(customer = martaCustomer): void {
  sessions.openSession(createSessionOfCustomer(customer))
  sessions.completeLogin(undefined)
}

describe('a visit to the home', () => {
  it('begins without a dialog', () => {
    expect(readVisitState()).toEqual([true, false])
  })

  it('has one dialog at most', () => {
    visit.markOfferShown()
    expect(readVisitState()).toEqual([false, false])
  })

  it('has reached the home', () => {
    visit.markHomeShown()
    expect(readVisitState()).toEqual([true, true])
  })

  it('remembers the shown dialog and the reached home, in either order', () => {
    visit.markOfferShown()
    visit.markHomeShown()
    expect(readVisitState()).toEqual([false, true])
    const another = new CurrentPortalVisit(sessions)
    another.markHomeShown()
    another.markOfferShown()
    expect(readVisitState(another)).toEqual([false, true])
  })

  it('begins again after a reload', () => {
    visit.markOfferShown()
    visit.markHomeShown()
    expect(readVisitState(new CurrentPortalVisit(sessions))).toEqual([true, false])
  })

  it('continues when the session is renewed', () => {
    visit.markOfferShown()
    sessions.updateCustomer(martaCustomer.taxId, (known) => ({ ...known, email: 'marta@nuevo.example' }))
    expect(readVisitState()).toEqual([false, false])
  })

  it.each(['left', 'expired'] as const)(
    'is over when the session has %s: the next login starts another',
    (end) => {
      visit.markOfferShown()
      visit.markHomeShown()
      sessions.closeSession(end)
      logIn()
      expect(readVisitState()).toEqual([true, false])
    },
  )

  it('can end again after a new one began', () => {
    for (const _ of ['first', 'second']) {
      visit.markOfferShown()
      sessions.closeSession('left')
      logIn()
      expect(readVisitState()).toEqual([true, false])
    }
  })

  it('belongs to the signed-in customer', () => {
    visit.markOfferShown()
    visit.markHomeShown()
    sessions.openSession(createSessionOfCustomer(raulCustomer))
    expect(readVisitState()).toEqual([true, false])
    visit.markHomeShown()
    expect(readVisitState()).toEqual([true, true])
  })

  it('listens to the session once', () => {
    let listening = 0
    const { onChange } = sessions
    sessions.onChange = (run) => {
      listening += 1
      return onChange.call(sessions, run)
    }
    expect(listening).toBe(0)
    visit.markOfferShown()
    visit.markHomeShown()
    expect(listening).toBe(1)
  })
})

it('a visit does not exist without a session', () => {
  const ofNobody = new CurrentPortalVisit(createSessionStoreWithoutCustomer())
  ofNobody.markOfferShown()
  ofNobody.markHomeShown()
  expect(readVisitState(ofNobody)).toEqual([true, false])
})
