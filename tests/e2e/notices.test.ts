import { expect, type Locator } from '@playwright/test'
import { dueDatesFileTexts } from '@/ui/texts/due-dates-file.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { everyGalleryState } from '#tests/support/gallery-states'
import { openGalleryStateInChromium } from '#tests/support/open-gallery-state'
import { desktopViewport, phoneViewport } from '#tests/support/viewports'
import { test } from './portal-test'

const [loanState] = everyGalleryState.filter(({ name }) => name === 'prestamo')
if (!loanState) throw new Error('No state of the gallery is prestamo')

test('a notice that appears under a finger does not take its press', async ({ page, demoSiteAddress }) => {
  await page.setViewportSize(phoneViewport)
  const leave = await openGalleryStateInChromium({ page, origin: demoSiteAddress, state: loanState })
  // On a phone a notice lies over the bottom bar.
  const link = page.getByRole('link', { name: menuTexts.bottomBar.home }).filter({ visible: true })
  const notice = page.getByRole('region', { name: basicComponentTexts.notices }).locator('div')
  const place = await findLinkCentre(link)
  const presses = await link.evaluateHandle(countPresses)

  await page.mouse.move(place.x, place.y)
  await page.mouse.down()
  await page.getByRole('button', { name: /calendario/ }).evaluate((save: HTMLElement) => save.click())
  await expect(notice).toContainText(dueDatesFileTexts.saved)
  await expect.poll(() => notice.evaluate(coversPoint, place)).toBe(true)
  await page.mouse.up()

  await expect.poll(() => presses.evaluate(({ count }) => count)).toBe(1)
  await leave()
})

test('in a large window a notice covers no button of the screen', async ({ page, demoSiteAddress }) => {
  await page.setViewportSize(desktopViewport)
  const leave = await openGalleryStateInChromium({ page, origin: demoSiteAddress, state: loanState })
  const notice = page.getByRole('region', { name: basicComponentTexts.notices }).locator('div')

  await page.getByRole('button', { name: /calendario/ }).click()
  await expect(notice).toContainText(dueDatesFileTexts.saved)
  expect(await notice.evaluate(coveredButtons)).toEqual([])
  await leave()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a notice takes no press while it appears: ${reducedMotion}`, async ({ page, demoSiteAddress }) => {
    await page.emulateMedia({ reducedMotion })
    const leave = await openGalleryStateInChromium({ page, origin: demoSiteAddress, state: loanState })
    const notices = page.getByRole('region', { name: basicComponentTexts.notices })
    const arrival = await notices.evaluateHandle(recordPointerEventsStyleOfFirstNotice)

    await page.getByRole('button', { name: /calendario/ }).click()
    await expect(notices).toContainText(dueDatesFileTexts.saved)
    expect(await arrival.evaluate(({ takes }) => takes)).toBe('none')
    await expect(notices.locator('div')).toHaveCSS('pointer-events', 'auto')
    await leave()
  })

interface PointInWindow {
  readonly x: number
  readonly y: number
}

/** Returns the centre of the link, in the window. */
async function findLinkCentre(link: Locator): Promise<PointInWindow> {
  const box = await link.boundingBox()
  if (!box) throw new Error('There is no link')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Counts the presses on the link from now on. They no longer open the address of the link. Runs in the page.
 */
function countPresses(link: Element): { readonly count: number } {
  const seen = { count: 0 }
  link.addEventListener('click', (event) => {
    event.preventDefault()
    event.stopPropagation()
    seen.count += 1
  })
  return seen
}

function coversPoint(notice: Element, { x, y }: PointInWindow): boolean {
  const { left, right, top, bottom } = notice.getBoundingClientRect()
  return left < x && x < right && top < y && y < bottom
}

function coveredButtons(notice: Element): readonly string[] {
  const { left, right, top, bottom } = notice.getBoundingClientRect()
  return [...document.querySelectorAll('main :is(a, button)')]
    .map((button) => ({ text: button.textContent, box: button.getBoundingClientRect() }))
    .filter(({ box }) => box.left < right && left < box.right && box.top < bottom && top < box.bottom)
    .map(({ text }) => text)
}

/**
 * Records the computed `pointer-events` style of the first notice at the moment when the notice appears;
 * `none` means that it cannot be pressed.
 */
function recordPointerEventsStyleOfFirstNotice(region: Element): { readonly takes: string } {
  const seen = { takes: 'nothing came' }
  const watching = new MutationObserver(() => {
    const notice = region.firstElementChild
    if (!notice) return
    seen.takes = getComputedStyle(notice).pointerEvents
    watching.disconnect()
  })
  watching.observe(region, { childList: true })
  return seen
}
