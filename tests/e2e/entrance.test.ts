import { expect, type Page } from '@playwright/test'
import { accessTexts } from '@/ui/texts/access.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { welcomeTexts } from '@/ui/texts/welcome.texts'
import {
  waitForHomeScreen,
  buttonLocator,
  waitUntilLoaded,
  enterDni,
  enterPassword,
  logInAsMarta,
  martaTestData,
  screenHeadingLocator,
} from './journey'
import { productionBuildTest as test } from './portal-test'
import { waitUntilScriptsControlDniField } from './portal-scripts-run'
import { recordPageActivity, type RecordedPageActivity } from './browser-reports'
import { delayScriptRequests } from './hold-scripts'

const raulDni = '24318907'

/**
 * Returns the browser's complaints except the one about blocked service workers, which the shared test page
 * causes.
 */
const unexpectedComplaintsOf = ({ complaints }: RecordedPageActivity): readonly string[] =>
  complaints.filter((complaint) => !complaint.startsWith('Service Worker registration blocked'))

const dniFieldLocator = (page: Page) => page.getByLabel(dniTexts.label)
const readMarkup = (page: Page): Promise<string> => page.evaluate(markupWithoutReactIds)

/** Returns the page's markup without the ids that React generates. Runs in the page. */
function markupWithoutReactIds(): string {
  const described = (element: Element): string => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).toSorted()
    const children = [...element.childNodes].map((child) =>
      child instanceof Element ? described(child) : (child.textContent ?? ''),
    )
    return `${element.tagName} ${attributes.join(' ')} (${children.join(', ')})`
  }
  const root = document.getElementById('root')
  return [...(root?.children ?? [])]
    .map(described)
    .join('\n')
    .replaceAll(/=_\w+_(?=[ ,)])/g, '=_')
}

test('what the visitor types and presses before the scripts load is applied afterwards', async ({
  page,
  context,
}) => {
  const seen = await recordPageActivity(context)
  const letThrough = await delayScriptRequests(page)
  await page.goto('/validacion-dni', { waitUntil: 'commit' })
  await dniFieldLocator(page).fill('28.456.123')
  await page.getByLabel(dniTexts.remember).check()
  await buttonLocator(page, dniTexts.submit).click()
  await expect(buttonLocator(page, dniTexts.submit)).toHaveAttribute('aria-busy', 'true')
  letThrough()

  await enterPassword(page, martaTestData.password)
  await waitForHomeScreen(page)
  expect(unexpectedComplaintsOf(seen)).toEqual([])
  // Without the origin: the port of the site may contain any digits.
  const { origin } = new URL(page.url())
  const visited = seen.visitedAddresses.map((address) => address.replace(origin, ''))
  expect(visited.filter((address) => address.includes('456'))).toEqual([])
  expect(visited.length).toBeGreaterThan(0)
  expect(await page.evaluate(() => localStorage.getItem('portal.rememberedDni'))).toContain(martaTestData.dni)
})

test('a visitor who submits before the scripts load, with the box unticked, replaces no remembered DNI', async ({
  page,
}) => {
  const rememberedDni = () => page.evaluate(() => localStorage.getItem('portal.rememberedDni'))
  await page.goto('/validacion-dni')
  await page.getByLabel(dniTexts.remember).check()
  await enterDni(page, martaTestData.dni)
  await expect(page.getByLabel(accessTexts.password.label, { exact: true })).toBeVisible()

  const letThrough = await delayScriptRequests(page)
  await page.goto('/validacion-dni', { waitUntil: 'commit' })
  await dniFieldLocator(page).fill(raulDni)
  await expect(page.getByLabel(dniTexts.remember)).not.toBeChecked()
  await buttonLocator(page, dniTexts.submit).click()
  letThrough()
  await expect(screenHeadingLocator(page, accessTexts.password.title('Raúl Peralta'))).toBeVisible()
  expect(await rememberedDni()).toContain(martaTestData.dni)
})

test('the entrance delivered with the page equals the one that the portal renders, and stays in use', async ({
  page,
}) => {
  await page.goto('/mi-cuenta?de=lejos')
  await expect(screenHeadingLocator(page, dniTexts.title)).toBeVisible()
  const drawn = await readMarkup(page)

  const letThrough = await delayScriptRequests(page)
  await page.goto('/validacion-dni', { waitUntil: 'commit' })
  await expect(dniFieldLocator(page)).toBeVisible()
  expect(await readMarkup(page)).toBe(drawn)
  expect(await page.title()).toBe('Ingresá a tu cuenta · Luma Créditos')
  await dniFieldLocator(page).pressSequentially('2845')
  const element = await dniFieldLocator(page).elementHandle()
  const started = page.waitForResponse('**/config.json')
  letThrough()
  await started
  await page.keyboard.type('6123')

  await expect(dniFieldLocator(page)).toHaveValue(martaTestData.dni)
  await expect(dniFieldLocator(page)).toBeFocused()
  expect(await element?.evaluate((input) => input.isConnected)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(accessTexts.password.label, { exact: true })).toBeVisible()
})

test('a visitor who focuses the field only during the takeover loses no key', async ({ page, context }) => {
  const processor = await context.newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const letThrough = await delayScriptRequests(page)
  await page.goto('/validacion-dni', { waitUntil: 'commit' })
  await expect(dniFieldLocator(page)).toBeVisible()
  const started = page.waitForResponse('**/config.json')
  letThrough()
  await started
  await dniFieldLocator(page).click({ force: true })
  await page.keyboard.type(martaTestData.dni)
  await page.keyboard.press('Enter')
  await enterPassword(page, martaTestData.password)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await waitForHomeScreen(page)
})

test('what the visitor types during the takeover of the field stays, however long its first task takes', async ({
  page,
}) => {
  await page.addInitScript(delayScheduledWork)
  const letThrough = await delayScriptRequests(page)
  await page.goto('/validacion-dni', { waitUntil: 'commit' })
  await expect(dniFieldLocator(page)).toBeVisible()
  letThrough()
  await waitUntilScriptsControlDniField(page)
  await dniFieldLocator(page).fill(martaTestData.dni)
  await buttonLocator(page, dniTexts.submit).click()
  await expect(page.getByLabel(accessTexts.password.label, { exact: true })).toBeVisible()
})

/**
 * Delays React's scheduled work, as on a busy phone, so that the customer's input comes before it. Runs in
 * the page.
 */
function delayScheduledWork(): void {
  const { prototype } = MessagePort
  const post = prototype.postMessage
  prototype.postMessage = function (message: unknown) {
    setTimeout(() => Reflect.apply(post, this, [message]), 500)
  }
}

/** Marks each script element with the number of scripts that ran before it. Runs in the page. */
function numberScriptsByRunOrder(): void {
  const count = ({ target }: Event): void => {
    if (!(target instanceof HTMLScriptElement)) return
    target.dataset['after'] = String(document.querySelectorAll('script[data-after]').length)
  }
  document.addEventListener('load', count, true)
}

test('the scripts of the entrance load together, and each runs in its turn', async ({ page }) => {
  await page.addInitScript(numberScriptsByRunOrder)
  const othersAreThere = Promise.withResolvers<void>()
  await page.route(/\/assets\/vendor-.*\.js$/, async (route) => {
    await othersAreThere.promise
    await route.fallback()
  })
  const entryIsThere = page.waitForEvent('requestfinished', (asked) => asked.url().includes('/first-visit-'))
  await page.goto('/validacion-dni', { waitUntil: 'commit' })
  await entryIsThere
  othersAreThere.resolve()
  await waitUntilScriptsControlDniField(page)
  const before = await page
    .locator('script[type=module]')
    .evaluateAll((scripts) => scripts.map((script) => script.dataset['after']))
  expect(before.length).toBeGreaterThan(2)
  expect(before).toEqual(before.map((_, position) => String(position)))
})

test('a newer name and colour of the lender are shown, and what the visitor typed is used', async ({
  page,
  context,
}) => {
  const seen = await recordPageActivity(context)
  await page.route('/config.json', async (route) => {
    const answer = await route.fetch()
    const json = { ...(await answer.json()), brandName: 'Otra Financiera', accent: '#0A6E3C' }
    await route.fulfill({ response: answer, json })
  })
  const letThrough = await delayScriptRequests(page)
  await page.goto('/validacion-dni', { waitUntil: 'commit' })
  await dniFieldLocator(page).fill(martaTestData.dni)
  letThrough()

  await expect(page.getByRole('banner')).toContainText('Otra Financiera')
  await expect(buttonLocator(page, dniTexts.submit)).toHaveCSS('background-color', 'rgb(10, 110, 60)')
  await expect(dniFieldLocator(page)).toHaveValue(martaTestData.dni)
  await expect(dniFieldLocator(page)).toBeFocused()
  expect(unexpectedComplaintsOf(seen)).toEqual([])
})

test('a signed-in customer is led to the home without seeing the entrance', async ({ page }) => {
  await logInAsMarta(page)
  const letThrough = await delayScriptRequests(page)
  await page.goto('/validacion-dni', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(dniFieldLocator(page)).toBeHidden()
  letThrough()
  await waitForHomeScreen(page)
})

/** Returns the sum of the page's layout shifts since it began to load. */
function totalLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const watching = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
        })
        watching.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum)))
      }),
  )
}

test('on every other screen the frame of the page stays until the screen is loaded, and nothing moves', async ({
  page,
}) => {
  await logInAsMarta(page)
  for (const [path, name] of [
    ['/mis-prestamos', loansTexts.list.title],
    ['/arrepentimiento', 'Botón de arrepentimiento'],
  ] as const) {
    const letThrough = await delayScriptRequests(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('#frame')).toContainText('Luma Créditos')
    await expect(page.locator('#frame').locator('button')).toBeVisible()
    letThrough()
    await expect(screenHeadingLocator(page, name)).toBeFocused()
    await waitUntilLoaded(page)
    await expect(page.locator('#frame')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-starting')
    expect([path, await totalLayoutShift(page)]).toEqual([path, 0])
  }
})

/** Records what the page shows over time: the frame, a screen's title or nothing. Runs in the page. */
function recordVisibleContent(): void {
  const isSeen = (element: Element | null): boolean =>
    element?.checkVisibility({ visibilityProperty: true }) ?? false
  const stands = (): string => {
    if (isSeen(document.querySelector('#frame'))) return 'frame'
    const heading = document.querySelector('#root h1')
    return (isSeen(heading) && heading?.textContent) || 'nothing'
  }
  const described: string[] = []
  const watching = new MutationObserver(() => {
    if (!document.querySelector('#root') || described.at(-1) === stands()) return
    described.push(stands())
    document.documentElement.dataset['stood'] = described.join(', ')
  })
  watching.observe(document, { childList: true, subtree: true, attributes: true })
}

for (const { path, stood } of [
  { path: '/', stood: ['Luma Créditos', welcomeTexts.install.title] },
  { path: '/mis-prestamos', stood: [dniTexts.title] },
  { path: '/login', stood: [dniTexts.title] },
])
  test(`a visitor of ${path} sees the frame until a screen is loaded, and nothing moves`, async ({
    page,
  }) => {
    await page.addInitScript(recordVisibleContent)
    await page.goto(path)
    await expect(screenHeadingLocator(page, stood.at(-1) ?? '')).toBeFocused()
    await waitUntilLoaded(page)
    await expect(page.locator('html')).toHaveAttribute('data-stood', ['frame', ...stood].join(', '))
    expect(await totalLayoutShift(page)).toBe(0)
  })
