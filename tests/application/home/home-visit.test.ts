import { beforeEach, describe, expect, it } from 'vitest'
import { HomeVisit } from '@/application/home/home-visit'
import type { SessionStore } from '@/application/session/session-store'
import { martaSignedIn, nobodySignedIn } from '#tests/support/loan-builders'
import { martaCustomer, raulCustomer, sessionOf } from '#tests/support/people'

let sessions: SessionStore
let visit: HomeVisit

beforeEach(() => {
  sessions = martaSignedIn()
  visit = new HomeVisit(sessions)
})

function offerState(of = visit): readonly [isFree: boolean, wasReached: boolean] {
  return [of.mayShowOffer(), of.wasHomeShown()]
}

function enter(customer = martaCustomer): void {
  sessions.open(sessionOf(customer))
  sessions.settle(undefined)
}

describe('a visit', () => {
  it('begins with nothing before home', () => {
    expect(offerState()).toEqual([true, false])
  })

  it('has one thing before home at most', () => {
    visit.noteOfferShown()
    expect(offerState()).toEqual([false, false])
  })

  it('has reached home', () => {
    visit.noteHomeShown()
    expect(offerState()).toEqual([true, true])
  })

  it('remembers both, in either order', () => {
    visit.noteOfferShown()
    visit.noteHomeShown()
    expect(offerState()).toEqual([false, true])
    const another = new HomeVisit(sessions)
    another.noteHomeShown()
    another.noteOfferShown()
    expect(offerState(another)).toEqual([false, true])
  })

  it('begins anew where the page is loaded again', () => {
    visit.noteOfferShown()
    visit.noteHomeShown()
    expect(offerState(new HomeVisit(sessions))).toEqual([true, false])
  })

  it('goes on while the session is only renewed', () => {
    visit.noteOfferShown()
    sessions.changeCustomer(martaCustomer.taxId, { email: 'marta@nuevo.example' })
    expect(offerState()).toEqual([false, false])
  })

  it.each(['left', 'expired'] as const)(
    'is over when the session has %s: the next login starts another',
    (end) => {
      visit.noteOfferShown()
      visit.noteHomeShown()
      sessions.close(end)
      enter()
      expect(offerState()).toEqual([true, false])
    },
  )

  it('is over a second time as well', () => {
    for (const _ of ['first', 'second']) {
      visit.noteOfferShown()
      sessions.close('left')
      enter()
      expect(offerState()).toEqual([true, false])
    }
  })

  it('is of who is signed in', () => {
    visit.noteOfferShown()
    visit.noteHomeShown()
    sessions.open(sessionOf(raulCustomer))
    expect(offerState()).toEqual([true, false])
    visit.noteHomeShown()
    expect(offerState()).toEqual([true, true])
  })

  it('listens to the session once', () => {
    let listening = 0
    const { onChange } = sessions
    sessions.onChange = (run) => {
      listening += 1
      return onChange.call(sessions, run)
    }
    expect(listening).toBe(0)
    visit.noteOfferShown()
    visit.noteHomeShown()
    expect(listening).toBe(1)
  })
})

it('nobody has a visit', () => {
  const ofNobody = new HomeVisit(nobodySignedIn())
  ofNobody.noteOfferShown()
  ofNobody.noteHomeShown()
  expect(offerState(ofNobody)).toEqual([true, false])
})
