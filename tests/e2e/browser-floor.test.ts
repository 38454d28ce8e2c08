import { expect } from '@playwright/test'
import { newerThanFloor } from '#scripts/support/newer-than-floor'
import { payAnInstallmentAsMarta } from './journey'
import { ownLivePageTest as test } from './portal-test'

/** Runs in the page, before the portal does: nothing of that is there any more. */
function takeAway(places: readonly (readonly string[])[]): void {
  for (const place of places) {
    const owner = place
      .slice(0, -1)
      .reduce<unknown>(
        (found, name) => (found === undefined ? found : Reflect.get(Object(found), name)),
        window,
      )
    const name = place[place.length - 1] ?? ''
    if (owner !== undefined && owner !== null) Reflect.deleteProperty(Object(owner), name)
  }
}

test('a browser of the floor, with nothing that came later, pays an installment', async ({
  page,
  lender,
}) => {
  const newer = newerThanFloor()
  const shown = newer.map((place) => place.join('.'))
  expect(shown).toEqual(
    expect.arrayContaining([
      'URL.canParse',
      'Array.prototype.toSorted',
      'Document.prototype.startViewTransition',
    ]),
  )
  expect(shown).not.toContain('Array.prototype.findLast')
  await page.addInitScript(takeAway, newer)
  await payAnInstallmentAsMarta(page)
  expect(
    await page.evaluate('typeof URL.canParse + typeof [].toSorted + typeof document.startViewTransition'),
  ).toBe('undefinedundefinedundefined')
  expect(await lender.charges()).toBe(1)
})
