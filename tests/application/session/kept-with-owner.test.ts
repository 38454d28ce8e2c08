import { beforeEach, describe, expect, it } from 'vitest'
import { martaCustomer, raulCustomer } from '#tests/support/people'
import { SharedStorageContent } from '#tests/support/memory-storage'
import { SessionBrowserTab } from './a-tab'
import { storedScreenDataExamples, type StoredScreenDataExample } from './owned-stored-data'

/** Every way in which a session ends. Source: ACC-37. */
const ends: readonly {
  readonly name: string
  readonly how: 'left' | 'expired' | 'replaced'
  readonly end: (here: SessionBrowserTab, elsewhere: SessionBrowserTab) => void
}[] = [
  { name: 'the customer logs out here', how: 'left', end: (here) => here.sessions.closeSession('left') },
  {
    name: 'the customer logs out in another tab',
    how: 'left',
    end: (_, elsewhere) => elsewhere.sessions.closeSession('left'),
  },
  {
    name: 'the customer logs out in another tab while the browser stores this page',
    how: 'left',
    end: frozen((elsewhere) => elsewhere.sessions.closeSession('left')),
  },
  {
    name: 'the lender ends it, and this tab is notified',
    how: 'expired',
    end: (here) => here.sessions.closeSession('expired'),
  },
  {
    name: 'the lender ends it, and another tab is notified',
    how: 'expired',
    end: (_, elsewhere) => elsewhere.sessions.closeSession('expired'),
  },
  {
    name: 'the lender ends it, and another tab is notified while the browser stores this page',
    how: 'expired',
    end: frozen((elsewhere) => elsewhere.sessions.closeSession('expired')),
  },
  {
    name: 'another customer logs in, in another tab',
    how: 'replaced',
    end: (_, elsewhere) => elsewhere.signIn(raulCustomer),
  },
  {
    name: 'another customer logs in and out while the browser stores this page',
    how: 'left',
    end: frozen((elsewhere) => {
      elsewhere.sessions.closeSession('expired')
      elsewhere.signIn(raulCustomer)
      elsewhere.sessions.closeSession('left')
    }),
  },
  {
    name: 'the customer logs out and in again in another tab while the browser stores this page',
    how: 'left',
    end: frozen((elsewhere) => {
      elsewhere.sessions.closeSession('left')
      elsewhere.signIn(martaCustomer)
    }),
  },
]

/** Who uses the browser tab after the session has ended: no customer, the same one, or another one. */
const whoIsNext: readonly { readonly name: string; readonly come: (tab: SessionBrowserTab) => void }[] = [
  { name: 'no customer', come: () => undefined },
  { name: 'the same customer', come: (tab) => tab.signIn(martaCustomer) },
  { name: 'another customer', come: (tab) => tab.signIn(raulCustomer) },
]

function frozen(
  meanwhile: (elsewhere: SessionBrowserTab) => void,
): (here: SessionBrowserTab, elsewhere: SessionBrowserTab) => void {
  return (here, elsewhere) => {
    here.enterBackForwardCache()
    meanwhile(elsewhere)
    here.leaveBackForwardCache()
  }
}

let here: SessionBrowserTab
let elsewhere: SessionBrowserTab

beforeEach(() => {
  const browser = new SharedStorageContent()
  here = new SessionBrowserTab(browser)
  elsewhere = new SessionBrowserTab(browser)
})

/**
 * Returns whether a stored value must remain after the session has ended in the given way. Only typed text
 * remains, and only after an expiry. Source: PRO-07.
 */
function outlives({ endsWith }: StoredScreenDataExample, how: (typeof ends)[number]['how']): boolean {
  return endsWith === 'leaving' && how === 'expired'
}

describe.each(storedScreenDataExamples)('$name', (thing) => {
  it('is present as long as the session is', () => {
    here.signIn(martaCustomer)
    thing.keep(here)
    here.enterBackForwardCache()
    here.leaveBackForwardCache()
    expect(thing.find(here)).toBeTruthy()
  })

  describe.each(ends)('after $name', ({ how, end }) => {
    it.each(whoIsNext)('is gone for $name', ({ name, come }) => {
      here.signIn(martaCustomer)
      thing.keep(here)
      end(here, elsewhere)
      const waits = outlives(thing, how)
      expect(here.hasStoredValueForKey(thing.key)).toBe(waits)
      come(here)
      expect(Boolean(thing.find(here))).toBe(waits && name === 'the same customer')
    })

    if (thing.needsNoSession)
      it('is gone although it began before the login', () => {
        thing.keep(here)
        here.signIn(martaCustomer)
        end(here, elsewhere)
        expect(thing.find(here)).toBeFalsy()
        expect(here.hasStoredValueForKey(thing.key)).toBe(false)
      })
  })
})

describe.each(storedScreenDataExamples.filter(({ needsNoSession }) => needsNoSession))(
  '$name, stored without a session',
  (thing) => {
    it('stays until another customer logs in', () => {
      thing.keep(here)
      expect(thing.find(here)).toBeTruthy()
      here.signIn(martaCustomer)
      expect(thing.find(here)).toBeTruthy()
      here.enterBackForwardCache()
      here.leaveBackForwardCache()
      expect(thing.find(here)).toBeTruthy()
    })

    it('is gone for another customer who logs in, and afterwards', () => {
      thing.keep(here)
      here.signIn(raulCustomer)
      expect(thing.find(here)).toBeFalsy()
      here.sessions.closeSession('left')
      expect(thing.find(here)).toBeFalsy()
    })

    it('is gone when a session began and ended while the browser stored this page', () => {
      thing.keep(here)
      here.enterBackForwardCache()
      elsewhere.signIn(martaCustomer)
      elsewhere.sessions.closeSession('left')
      here.leaveBackForwardCache()
      expect(thing.find(here)).toBeFalsy()
      expect(here.hasStoredValueForKey(thing.key)).toBe(false)
    })
  },
)
