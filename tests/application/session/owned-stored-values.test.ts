import { beforeEach, describe, expect, it } from 'vitest'
import { martaCustomer, raulCustomer } from '#tests/support/test-customers'
import { SharedStorageContent } from '#tests/support/memory-storage'
import { SessionBrowserTab } from './a-tab'
import { storedScreenDataExamples, type StoredScreenDataExample } from './owned-stored-data'

/** Every way in which a session ends. Source: ACC-37. */
const waysToEndSession: readonly {
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
    end: createFrozenTabScenario((elsewhere) => elsewhere.sessions.closeSession('left')),
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
    end: createFrozenTabScenario((elsewhere) => elsewhere.sessions.closeSession('expired')),
  },
  {
    name: 'another customer logs in, in another tab',
    how: 'replaced',
    end: (_, elsewhere) => elsewhere.signIn(raulCustomer),
  },
  {
    name: 'another customer logs in and out while the browser stores this page',
    how: 'left',
    end: createFrozenTabScenario((elsewhere) => {
      elsewhere.sessions.closeSession('expired')
      elsewhere.signIn(raulCustomer)
      elsewhere.sessions.closeSession('left')
    }),
  },
  {
    name: 'the customer logs out and in again in another tab while the browser stores this page',
    how: 'left',
    end: createFrozenTabScenario((elsewhere) => {
      elsewhere.sessions.closeSession('left')
      elsewhere.signIn(martaCustomer)
    }),
  },
]

/** Who uses the browser tab after the session has ended: no customer, the same one, or another one. */
const nextTabUsers: readonly { readonly name: string; readonly come: (tab: SessionBrowserTab) => void }[] = [
  { name: 'no customer', come: () => undefined },
  { name: 'the same customer', come: (tab) => tab.signIn(martaCustomer) },
  { name: 'another customer', come: (tab) => tab.signIn(raulCustomer) },
]

function createFrozenTabScenario(
  meanwhile: (elsewhere: SessionBrowserTab) => void,
): (here: SessionBrowserTab, elsewhere: SessionBrowserTab) => void {
  return (here, elsewhere) => {
    here.enterBackForwardCache()
    meanwhile(elsewhere)
    here.leaveBackForwardCache()
  }
}

let thisTab: SessionBrowserTab
let otherTab: SessionBrowserTab

beforeEach(() => {
  const browser = new SharedStorageContent()
  thisTab = new SessionBrowserTab(browser)
  otherTab = new SessionBrowserTab(browser)
})

/**
 * Returns whether a stored value must remain after the session has ended in the given way. Only typed text
 * remains, and only after an expiry. Source: PRO-07.
 */
function outlivesSession(
  { deletionTrigger }: StoredScreenDataExample,
  how: (typeof waysToEndSession)[number]['how'],
): boolean {
  return deletionTrigger === 'leaving' && how === 'expired'
}

describe.each(storedScreenDataExamples)('$name', (thing) => {
  it('is present as long as the session is', () => {
    thisTab.signIn(martaCustomer)
    thing.storeExample(thisTab)
    thisTab.enterBackForwardCache()
    thisTab.leaveBackForwardCache()
    expect(thing.readStored(thisTab)).toBeTruthy()
  })

  describe.each(waysToEndSession)('after $name', ({ how, end }) => {
    it.each(nextTabUsers)('is gone for $name', ({ name, come }) => {
      thisTab.signIn(martaCustomer)
      thing.storeExample(thisTab)
      end(thisTab, otherTab)
      const waits = outlivesSession(thing, how)
      expect(thisTab.hasStoredValueForKey(thing.key)).toBe(waits)
      come(thisTab)
      expect(Boolean(thing.readStored(thisTab))).toBe(waits && name === 'the same customer')
    })

    if (thing.needsNoSession)
      it('is gone although it began before the login', () => {
        thing.storeExample(thisTab)
        thisTab.signIn(martaCustomer)
        end(thisTab, otherTab)
        expect(thing.readStored(thisTab)).toBeFalsy()
        expect(thisTab.hasStoredValueForKey(thing.key)).toBe(false)
      })
  })
})

describe.each(storedScreenDataExamples.filter(({ needsNoSession }) => needsNoSession))(
  '$name, stored without a session',
  (thing) => {
    it('stays until another customer logs in', () => {
      thing.storeExample(thisTab)
      expect(thing.readStored(thisTab)).toBeTruthy()
      thisTab.signIn(martaCustomer)
      expect(thing.readStored(thisTab)).toBeTruthy()
      thisTab.enterBackForwardCache()
      thisTab.leaveBackForwardCache()
      expect(thing.readStored(thisTab)).toBeTruthy()
    })

    it('is gone for another customer who logs in, and afterwards', () => {
      thing.storeExample(thisTab)
      thisTab.signIn(raulCustomer)
      expect(thing.readStored(thisTab)).toBeFalsy()
      thisTab.sessions.closeSession('left')
      expect(thing.readStored(thisTab)).toBeFalsy()
    })

    it('is gone when a session began and ended while the browser stored this page', () => {
      thing.storeExample(thisTab)
      thisTab.enterBackForwardCache()
      otherTab.signIn(martaCustomer)
      otherTab.sessions.closeSession('left')
      thisTab.leaveBackForwardCache()
      expect(thing.readStored(thisTab)).toBeFalsy()
      expect(thisTab.hasStoredValueForKey(thing.key)).toBe(false)
    })
  },
)
