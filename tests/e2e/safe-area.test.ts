import { expect, type Page } from '@playwright/test'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { waitUntilLoaded, logInAsMarta } from './journey'
import { waitUntilTransitionsEnd } from './soundness'
import { test } from './portal-test'

/** Size of the screen of a phone with a notch that is held sideways, in CSS pixels. */
const landscapePhoneViewport = { width: 812, height: 375 }
const safeAreaInsets = { left: 44, right: 44, bottom: 21 }

async function turnPhoneSideways(page: Page): Promise<void> {
  await page.setViewportSize(landscapePhoneViewport)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: safeAreaInsets })
}

/**
 * Returns the texts and controls within `area` that reach beyond the left or right edge of the phone's safe
 * area, where its notch may hide them.
 */
async function partsOutsideSafeArea(page: Page, area = 'body'): Promise<readonly string[]> {
  await waitUntilLoaded(page)
  // A menu that is still sliding in has another position.
  await waitUntilTransitionsEnd(page)
  return page.evaluate(
    ([selector, { left, right }]) => {
      const parts = [...(document.querySelector(selector)?.querySelectorAll<HTMLElement>('*') ?? [])]
      const says = (part: Element): boolean =>
        part.matches('a, button, input, select, textarea, img') ||
        [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      return parts
        .filter(
          (part) => says(part) && part.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
        )
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.right > 0 && box.bottom > 0 && box.left < window.innerWidth)
        .filter(({ box }) => box.left < left || box.right > window.innerWidth - right)
        .map(({ part, box }) => `${part.tagName} ${box.left}-${box.right} ${part.textContent}`)
    },
    [area, safeAreaInsets] as const,
  )
}

test('on a phone held sideways, nothing of the entrance is under the notch', async ({ page }) => {
  await turnPhoneSideways(page)
  await page.goto('/validacion-dni')
  expect(await partsOutsideSafeArea(page)).toEqual([])
})

test('on a phone held sideways, no screen, bar or menu of the portal is under the notch', async ({
  page,
}) => {
  await logInAsMarta(page)
  await turnPhoneSideways(page)
  expect(await partsOutsideSafeArea(page)).toEqual([])
  for (const path of ['/mis-prestamos', '/pagar-cuota/resumen?externalId=40128753', '/mis-datos']) {
    await page.goto(path)
    expect(await partsOutsideSafeArea(page)).toEqual([])
  }
  const bar = page.getByRole('navigation', { name: basicComponentTexts.quickNavigation }).getByRole('list')
  const box = await bar.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
    landscapePhoneViewport.height - safeAreaInsets.bottom,
  )
  await page.getByRole('button', { name: basicComponentTexts.openMenu }).click()
  await expect(page.getByRole('dialog', { name: menuTexts.mainMenu })).toBeVisible()
  expect(await partsOutsideSafeArea(page, 'dialog')).toEqual([])
})
