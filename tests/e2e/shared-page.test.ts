import { expect } from '@playwright/test'
import { scenarioStartTime } from '#features/support/scenario-start-time'
import { dniTexts } from '@/ui/texts/dni.texts'
import { suppressPasskeySuggestions, VirtualFingerprintReader } from '#tests/support/virtual-reader'
import { martaTestData, screenHeadingLocator } from './journey'
import { test } from './portal-test'
import { phoneViewport } from '#tests/support/viewports'

// The first test leaves everything that a test can leave. The second one, on the same page, finds nothing of
// it.
test.describe.configure({ mode: 'serial' })

const leftoverText = 'of the test before'
let requestCount = 0

test('a test can change anything on the shared page', async ({ page, context }) => {
  await page.goto('/validacion-dni?cliente=marta')
  await page.evaluate(async (text) => {
    localStorage.setItem(text, text)
    sessionStorage.setItem(text, text)
    document.cookie = 'left=behind'
    await caches.open(text)
    await new Promise((opened) => {
      indexedDB.open(text).onsuccess = opened
    })
  }, leftoverText)
  await suppressPasskeySuggestions(page)
  await VirtualFingerprintReader.addToPage(page)
  await page.addInitScript(`window.added = 'to the page'`)
  await context.addInitScript(`window.added = 'to the context'`)
  await page.exposeFunction('exposed', () => undefined)
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }))
  await context.route('**/manifest.webmanifest', (route) => route.abort())
  page.on('request', () => (requestCount += 1))
  context.on('request', () => (requestCount += 1))
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 320, height: 400 })
  await context.grantPermissions(['notifications', 'clipboard-read'])
  await context.newPage()
  await page.clock.fastForward(3_600_000)
  await page.clock.pauseAt(new Date(Date.parse(scenarioStartTime) + 7_200_000))
  await context.setOffline(true)
})

test('the next test on the shared page finds nothing of it', async ({ page, context }) => {
  const before = requestCount
  await page.goto('/validacion-dni')
  await expect(screenHeadingLocator(page, dniTexts.title)).toBeVisible()
  await expect(page.getByText(martaTestData.dni)).toHaveCount(0)
  expect(requestCount).toBe(before)
  expect(context.pages()).toEqual([page])
  expect(page.viewportSize()).toEqual(phoneViewport)
  expect(await context.cookies()).toEqual([])

  const found = await page.evaluate(async () => ({
    storedKeys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    added: Reflect.get(window, 'added'),
    exposed: Reflect.get(window, 'exposed'),
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    notices: Notification.permission,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    hasReader: await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
    isOnline: navigator.onLine,
    now: Date.now(),
  }))
  expect(found).toEqual({
    storedKeys: [],
    caches: [],
    databases: [],
    added: undefined,
    exposed: undefined,
    isDark: false,
    isStill: true,
    notices: expect.stringMatching(/default|denied/),
    clipboard: 'prompt',
    hasReader: false,
    isOnline: true,
    now: expect.any(Number),
  })
  expect(found.now - Date.parse(scenarioStartTime)).toBeLessThan(3_000_000)
  await page.waitForFunction((then) => Date.now() > then, found.now)
})
