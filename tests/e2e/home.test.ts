import { expect, type Page } from '@playwright/test'
import { homeTexts } from '@/ui/texts/home.texts'
import { phoneViewport } from '#tests/support/viewports'
import { waitUntilLoaded, buildDemoAddress } from './journey'
import { testWithNewPage, test } from './portal-test'

const bannerTexts = homeTexts.banners

test('the customer goes through the banners with the keyboard alone, and the focus stays in place', async ({
  page,
}) => {
  await openHomeWithBanners(page)
  const next = page.getByRole('button', { name: bannerTexts.next })
  const previous = page.getByRole('button', { name: bannerTexts.previous })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')

  await next.focus()
  for (const place of [2, 3, 4]) {
    await page.keyboard.press('Enter')
    await expectBannerInView(page, place)
  }
  await expect(next).toBeFocused()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expectBannerInView(page, 4)

  await page.keyboard.press('Shift+Tab')
  await expect(previous).toBeFocused()
  await page.keyboard.press('Enter')
  await expectBannerInView(page, 3)
})

test('a banner that receives the focus scrolls into view', async ({ page }) => {
  await openHomeWithBanners(page)
  await page.getByRole('button', { name: bannerTexts.next }).focus()
  for (const place of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab')
    await expect(
      page
        .getByRole('region', { name: bannerTexts.title })
        .getByRole('link')
        .nth(place - 1),
    ).toBeFocused()
    await expectBannerInView(page, place)
  }
})

testWithNewPage.describe('on a screen that feels touches', () => {
  testWithNewPage.use({ hasTouch: true })

  testWithNewPage('a swipe brings the next banner, and only that one', async ({ page }) => {
    await openHomeWithBanners(page)
    await swipeBanners(page, -0.6)
    await expectBannerInView(page, 2)
    await swipeBanners(page, 0.6)
    await expectBannerInView(page, 1)
  })
})

for (const [reducedMotion, behaviour] of [
  ['reduce', 'auto'],
  ['no-preference', 'smooth'],
] as const)
  test(`with motion ${reducedMotion} the banners scroll ${behaviour}, never by themselves`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await openHomeWithBanners(page)
    await expect(bannerListLocator(page)).toHaveCSS('scroll-behavior', behaviour)
    await page.clock.fastForward(60_000)
    await expectBannerInView(page, 1)
  })

function bannerListLocator(page: Page) {
  return page.getByRole('region', { name: bannerTexts.title }).getByRole('list')
}

/** Opens the home screen with Sofía's four banners and scrolls them into view. */
async function openHomeWithBanners(page: Page): Promise<void> {
  await page.setViewportSize(phoneViewport)
  const next = ['home.listNotifications', 'home.findPrepaidBenefit'] as const
  await page.goto(
    buildDemoAddress('/inicio', {
      customer: 'sofia',
      next: next.map((call) => ({ call, answer: { status: 500 } })),
    }),
  )
  await waitUntilLoaded(page)
  // They are below the next payment and the loans.
  await page.getByRole('region', { name: bannerTexts.title }).scrollIntoViewIfNeeded()
  await expectBannerInView(page, 1)
}

/** Checks that the banner at the given place, from 1 to 4, is announced as the current one and is in view. */
async function expectBannerInView(page: Page, place: number): Promise<void> {
  const region = page.getByRole('region', { name: bannerTexts.title })
  await expect(region.getByText(bannerTexts.place(place, 4), { exact: true })).toBeVisible()
  await expect(region.getByRole('listitem').nth(place - 1)).toBeInViewport({ ratio: 0.9 })
}

/** Swipes with a finger by the given share of the banner's width. */
async function swipeBanners(page: Page, part: number): Promise<void> {
  await bannerListLocator(page).scrollIntoViewIfNeeded()
  const box = await bannerListLocator(page).boundingBox()
  if (!box) throw new Error('There are no banners')
  const session = await page.context().newCDPSession(page)
  const steps = 12
  const y = box.y + box.height / 2
  const touchAt = (step: number) => [{ x: box.x + box.width * (0.5 - part / 2 + (part * step) / steps), y }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchAt(0) })
  for (let step = 1; step <= steps; step += 1)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchAt(step) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
