import { expect, type Page } from '@playwright/test'
import { demoTexts } from '@/ui/texts/demo.texts'
import { notificationsTexts } from '@/ui/texts/notifications.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { passkeyRegistrationTexts } from '@/ui/texts/passkey-registration.texts'
import { serveProductionSite } from '#scripts/production-site'
import { ensurePortalBuilt } from '#scripts/support/portal-build'
import { VirtualFingerprintReader } from '#tests/support/virtual-reader'
import {
  waitForHomeScreen,
  buttonLocator,
  enterDni,
  enterPassword,
  goHomeFromNavigationBar,
  martaTestData,
  payWithSavedCard,
  paymentSummaryAddress,
  screenHeadingLocator,
} from './journey'
import { testWithNewPage as test } from './portal-test'
import { PushServiceSimulator } from './push-service-simulator'
import type { SandboxControls } from './sandbox-controls'

test.use({ serviceWorkers: 'allow' })

const texts = notificationsTexts

const firebaseProject = {
  apiKey: 'key-of-the-lender',
  projectId: 'portal-e2e',
  appId: '1:123456789012:web:abcdef',
  messagingSenderId: '123456789012',
  // Any point of the curve will do: 65 bytes in base64url.
  vapidKey: 'BNbxGYNMhEIi3kYpZ2vTGhsZpRJ7cVQ2zv0E9wQkXz6Z7y0s1mUeIuHqCkQm8Wm6T0u0m9tFq3n1o5r7s9u1w3y',
}

test.use({ permissions: ['notifications'] })

test('the demo shows a sample notification by itself', async ({ page }) => {
  await page.goto('/recibir-notificaciones?cliente=marta')
  await page.getByRole('button', { name: texts.submit }).click()
  await expect(page.getByText(texts.done)).toBeVisible()
  const shown = (): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map((notice) => notice.title)
    })
  await expect.poll(shown).toEqual([demoTexts.sampleNotification.title])
})

test('a customer on a capable device is offered its reader, once, and notifications after they have paid', async ({
  page,
}) => {
  await VirtualFingerprintReader.addToPage(page)
  await page.goto('/validacion-dni')
  await enterDni(page, martaTestData.dni)
  await enterPassword(page, martaTestData.password)
  await expect(screenHeadingLocator(page, passkeyRegistrationTexts.title)).toBeVisible()
  await buttonLocator(page, passkeyRegistrationTexts.skip).click()
  await expect(screenHeadingLocator(page, /marta/i)).toBeVisible()
  await page.goto(paymentSummaryAddress(martaTestData.loan))
  await payWithSavedCard(page)
  await goHomeFromNavigationBar(page)
  await expect(screenHeadingLocator(page, texts.title)).toBeVisible()
  await buttonLocator(page, texts.later).click()
  await expect(screenHeadingLocator(page, /marta/i)).toBeVisible()
  await page.reload()
  await expect(screenHeadingLocator(page, /marta/i)).toBeVisible()
})

test('the live portal reports a push service that refuses or never answers, and subscribes with a working one', async ({
  page,
  lender,
}) => {
  const live = await LivePortal.start(lender)
  await stubPushService(page)
  await live.openPushOfferAsMarta(page)
  const submit = buttonLocator(page, texts.submit)

  await test.step('one that refuses is shown in one sentence', async () => {
    await setPushServiceAnswer(page, `Promise.reject(new Error('no push'))`)
    await submit.click()
    await expect(page.getByText(texts.failed)).toBeVisible()
  })

  await test.step('one that never answers is given up after 10 seconds', async () => {
    await setPushServiceAnswer(page, 'new Promise(() => { window.isAskedToSubscribe = true })')
    await submit.click()
    await page.waitForFunction(() => Reflect.get(window, 'isAskedToSubscribe') === true)
    await page.clock.fastForward(10_000)
    await expect(page.getByText(texts.timedOut)).toBeVisible()
    await expect(submit).toBeEnabled()
  })

  await test.step('one that answers is reported to the lender', async () => {
    await setPushServiceAnswer(page, 'Promise.resolve(window.subscription)')
    const subscription = page.waitForRequest(
      (request) =>
        request.method() === 'POST' && request.url().endsWith('/push/push-notifications/subscribe'),
    )
    await submit.click()
    expect((await subscription).postDataJSON()).toEqual({
      externalCustomerID: 'c-8f21d04b',
      firebaseToken: 'token-of-this-device',
    })
    await expect(page.getByText(texts.done)).toBeVisible()
  })
  await live.stop()
})

test('a notification appears in the open portal, otherwise on the device, and leads into the portal', async ({
  page,
  context,
}) => {
  const payload = {
    notification: { title: 'Tu cuota vence mañana', body: 'Pagala desde el portal.' },
    data: { link: '/pagar-cuota' },
  }
  const lender = await PushServiceSimulator.createForPage(page, context)

  await test.step('inside the portal by who is looking at it', async () => {
    await page.bringToFront()
    await lender.deliverPush(payload)
    await expect(page.getByText('Tu cuota vence mañana. Pagala desde el portal.')).toBeVisible()
    expect(await lender.notificationTitlesAndLinks()).toEqual([])
  })

  await test.step('on the device before the first touch, when the portal does not listen yet', async () => {
    await page.reload()
    await waitForHomeScreen(page)
    await lender.deliverPush({ notification: { title: 'Antes de tocar' } })
    // That of the first step is not there, because the portal acknowledged it.
    await expect.poll(() => lender.notificationTitlesAndLinks()).toEqual(['Antes de tocar → '])
    await lender.closeNotifications()
  })

  await page.goto('about:blank')
  await test.step('on the device by everybody else', async () => {
    await lender.deliverPush(payload)
    await expect
      .poll(() => lender.notificationTitlesAndLinks())
      .toEqual(['Tu cuota vence mañana → /pagar-cuota'])
  })

  await test.step('never leading outside the portal', async () => {
    await lender.closeNotifications()
    await lender.deliverPush({ ...payload, data: { link: '//otro-sitio.example' } })
    await expect.poll(() => lender.notificationTitlesAndLinks()).toEqual(['Tu cuota vence mañana → '])
  })

  await test.step('not without a title', async () => {
    await lender.closeNotifications()
    await lender.deliverPush({ data: { link: '/inicio' } })
    await lender.deliverPush({ notification: { title: 'Segundo' } })
    await expect.poll(() => lender.notificationTitlesAndLinks()).toEqual(['Segundo → '])
  })
})

test('a touch on a notification leads to its address, in the open portal or a new one, and never outside', async ({
  page,
  context,
}) => {
  const lender = await PushServiceSimulator.createForPage(page, context)

  await test.step('in the portal that is open', async () => {
    await lender.tapNotification('/pagar-cuota')
    await page.waitForURL('**/pagar-cuota')
    await expect(screenHeadingLocator(page, paymentsTexts.list.title)).toBeVisible()
    expect(await lender.openedWindowAddresses()).toEqual([])
  })

  await test.step('in a new one where none is open', async () => {
    await lender.hidePagesFromWorker()
    await lender.tapNotification('/pagar-cuota')
    await lender.tapNotification(undefined)
    expect(await lender.openedWindowAddresses()).toEqual(['/pagar-cuota', '/inicio'])
  })

  await test.step('never outside the portal', async () => {
    await lender.tapNotification('//otro-sitio.example')
    expect(await lender.openedWindowAddresses()).toEqual(['/pagar-cuota', '/inicio', '/inicio'])
  })
})

/** Replaces the push service of the browser and the servers of Google with simulated answers. */
async function stubPushService(page: Page): Promise<void> {
  await page.addInitScript(`
    const key = (size) => new Uint8Array(size).buffer
    PushManager.prototype.getSubscription = () => Promise.resolve(null)
    window.subscription = {
      endpoint: 'https://push.invalid/device',
      getKey: (name) => key(name === 'auth' ? 16 : 65),
      unsubscribe: () => Promise.resolve(true),
    }
  `)
  await page.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      json: {
        fid: 'c0ffeec0ffeec0ffeec0ff',
        refreshToken: 'refresh',
        authToken: { token: 'auth', expiresIn: '604800s' },
      },
    }),
  )
  await page.route('https://fcmregistrations.googleapis.com/**', (route) =>
    route.fulfill({ json: { token: 'token-of-this-device' } }),
  )
}

/** Sets the answer of the push service to every later subscription of the page. */
async function setPushServiceAnswer(page: Page, answer: string): Promise<void> {
  await page.evaluate(`PushManager.prototype.subscribe = () => ${answer}`)
}

/**
 * Live build (the portal without the demo) on a web server, configured with a Firebase project for push
 * notifications.
 */
class LivePortal {
  static async start(lender: SandboxControls): Promise<LivePortal> {
    await lender.reset()
    const site = await serveProductionSite({
      directory: await ensurePortalBuilt('live'),
      port: 0,
      api: lender.url,
      firebase: firebaseProject,
      sendsUncompressed: true,
      omitsDate: true,
    })
    return new LivePortal(site.address, () => site.close())
  }

  private constructor(
    readonly address: string,
    readonly stop: () => Promise<void>,
  ) {}

  /** Signs in as Marta and opens the screen that offers notifications. */
  async openPushOfferAsMarta(page: Page): Promise<void> {
    await page.goto(`${this.address}/validacion-dni`)
    await enterDni(page, martaTestData.dni)
    await enterPassword(page, martaTestData.password)
    await waitForHomeScreen(page)
    await page.goto(`${this.address}/recibir-notificaciones`)
    await expect(screenHeadingLocator(page, texts.title)).toBeVisible()
  }
}
