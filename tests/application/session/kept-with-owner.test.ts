import { beforeEach, describe, expect, it } from 'vitest'
import { martaCustomer, raulCustomer } from '#tests/support/people'
import { SharedTexts } from '#tests/support/memory-storage'
import { Tab } from './a-tab'
import { everyOwned, type OwnedThing } from './owned-things'

/** Every way in which a session ends. Source: ACC-37. */
const ends: readonly {
  readonly name: string
  readonly how: 'left' | 'expired' | 'replaced'
  readonly end: (here: Tab, elsewhere: Tab) => void
}[] = [
  { name: 'the customer logs out here', how: 'left', end: (here) => here.sessions.close('left') },
  {
    name: 'the customer logs out in another tab',
    how: 'left',
    end: (_, elsewhere) => elsewhere.sessions.close('left'),
  },
  {
    name: 'the customer logs out in another tab while the browser stores this page',
    how: 'left',
    end: frozen((elsewhere) => elsewhere.sessions.close('left')),
  },
  {
    name: 'the lender ends it, and this tab is notified',
    how: 'expired',
    end: (here) => here.sessions.close('expired'),
  },
  {
    name: 'the lender ends it, and another tab is notified',
    how: 'expired',
    end: (_, elsewhere) => elsewhere.sessions.close('expired'),
  },
  {
    name: 'the lender ends it, and another tab is notified while the browser stores this page',
    how: 'expired',
    end: frozen((elsewhere) => elsewhere.sessions.close('expired')),
  },
  {
    name: 'another customer logs in, in another tab',
    how: 'replaced',
    end: (_, elsewhere) => elsewhere.enter(raulCustomer),
  },
  {
    name: 'another customer logs in and out while the browser stores this page',
    how: 'left',
    end: frozen((elsewhere) => {
      elsewhere.sessions.close('expired')
      elsewhere.enter(raulCustomer)
      elsewhere.sessions.close('left')
    }),
  },
  {
    name: 'the customer logs out and in again in another tab while the browser stores this page',
    how: 'left',
    end: frozen((elsewhere) => {
      elsewhere.sessions.close('left')
      elsewhere.enter(martaCustomer)
    }),
  },
]

/** The user of this tab after the session ended. */
const whoIsNext: readonly { readonly name: string; readonly come: (tab: Tab) => void }[] = [
  { name: 'no customer', come: () => undefined },
  { name: 'the same customer', come: (tab) => tab.enter(martaCustomer) },
  { name: 'another customer', come: (tab) => tab.enter(raulCustomer) },
]

function frozen(meanwhile: (elsewhere: Tab) => void): (here: Tab, elsewhere: Tab) => void {
  return (here, elsewhere) => {
    here.freeze()
    meanwhile(elsewhere)
    here.thaw()
  }
}

let here: Tab
let elsewhere: Tab

beforeEach(() => {
  const browser = new SharedTexts()
  here = new Tab(browser)
  elsewhere = new Tab(browser)
})

/**
 * Returns whether the value remains after that end of the session. Typed text does after an expiry.
 * Source: PRO-07.
 */
function outlives({ endsWith }: OwnedThing, how: (typeof ends)[number]['how']): boolean {
  return endsWith === 'leaving' && how === 'expired'
}

describe.each(everyOwned)('$name', (thing) => {
  it('is present as long as the session is', () => {
    here.enter(martaCustomer)
    thing.keep(here)
    here.freeze()
    here.thaw()
    expect(thing.find(here)).toBeTruthy()
  })

  describe.each(ends)('after $name', ({ how, end }) => {
    it.each(whoIsNext)('is gone for $name', ({ name, come }) => {
      here.enter(martaCustomer)
      thing.keep(here)
      end(here, elsewhere)
      const waits = outlives(thing, how)
      expect(here.keeps(thing.key)).toBe(waits)
      come(here)
      expect(Boolean(thing.find(here))).toBe(waits && name === 'the same customer')
    })

    if (thing.needsNoSession)
      it('is gone although it began before the login', () => {
        thing.keep(here)
        here.enter(martaCustomer)
        end(here, elsewhere)
        expect(thing.find(here)).toBeFalsy()
        expect(here.keeps(thing.key)).toBe(false)
      })
  })
})

describe.each(everyOwned.filter(({ needsNoSession }) => needsNoSession))(
  '$name, stored without a session',
  (thing) => {
    it('stays until another customer logs in', () => {
      thing.keep(here)
      expect(thing.find(here)).toBeTruthy()
      here.enter(martaCustomer)
      expect(thing.find(here)).toBeTruthy()
      here.freeze()
      here.thaw()
      expect(thing.find(here)).toBeTruthy()
    })

    it('is gone for another customer who logs in, and afterwards', () => {
      thing.keep(here)
      here.enter(raulCustomer)
      expect(thing.find(here)).toBeFalsy()
      here.sessions.close('left')
      expect(thing.find(here)).toBeFalsy()
    })

    it('is gone when a session began and ended while the browser stored this page', () => {
      thing.keep(here)
      here.freeze()
      elsewhere.enter(martaCustomer)
      elsewhere.sessions.close('left')
      here.thaw()
      expect(thing.find(here)).toBeFalsy()
      expect(here.keeps(thing.key)).toBe(false)
    })
  },
)
