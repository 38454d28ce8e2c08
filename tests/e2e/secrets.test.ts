import { expect, type Page } from '@playwright/test'
import { accessTexts } from '@/ui/texts/access.texts'
import { newPasswordTexts } from '@/ui/texts/new-password.texts'
import {
  buttonLocator,
  buildDemoAddress,
  enterDni,
  logInAsMarta,
  martaTestData,
  acceptedNewCard,
  logInAsMartaAndPayInstallment,
  payWithNewCard,
  paymentSummaryAddress,
  screenHeadingLocator,
} from './journey'
import { recordPageActivity } from './browser-reports'
import {
  productionBuildTest as test,
  productionBuildTestWithNewPage,
  testWithNewPage,
  test as demoTest,
} from './portal-test'

/**
 * Playwright test function for the live build (the portal without the demo) with its service worker, whose
 * caches are searched too.
 */
const testWithServiceWorker = productionBuildTestWithNewPage.extend({ serviceWorkers: 'allow' })
const demoTestWithServiceWorker = testWithNewPage.extend({ serviceWorkers: 'allow' })

const martasPersonalData = [
  martaTestData.dni,
  '27284561231',
  martaTestData.password,
  'Marta',
  'Giménez',
  'c-8f21d04b',
  'td-51c7a8e0',
]

testWithServiceWorker(
  'addresses, console and caches keep nothing of a customer who logs in and pays',
  async ({ page, context }) => {
    const seen = await recordPageActivity(context)
    await logInAsMartaAndPayInstallment(page)
    const secrets = [...martasPersonalData, ...(await storedTokens(page))]
    expect(secrets).toHaveLength(martasPersonalData.length + 2)

    expect(textsWithSecrets(secrets, seen.visitedAddresses)).toEqual([])
    expect(textsWithSecrets(secrets, seen.consoleLines)).toEqual([])
    expect(seen.visitedAddresses.some((address) => address.includes('/estado-pago'))).toBe(true)

    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const cached = await page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const answers = await Promise.all(opened.map((cache) => cache.matchAll()))
      return Promise.all(answers.flat().map((answer) => answer.text()))
    })
    expect(cached.length).toBeGreaterThan(10)
    expect(textsWithSecrets(secrets, cached)).toEqual([])
  },
)

test('a used code leaves no trace', async ({ page, context }) => {
  const seen = await recordPageActivity(context)
  await page.goto('/validacion-dni')
  const sending = page.waitForResponse(/\/verificationCode\/sendSMS/)
  await enterDni(page, '38214690')
  const code = String(Object(await (await sending).json())['smsCode'])
  await page.getByLabel(accessTexts.code.label(4)).fill(code)
  await buttonLocator(page, accessTexts.code.submit).click()
  await expect(screenHeadingLocator(page, newPasswordTexts.createTitle)).toBeVisible()

  const stored = await page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)])
  const texts = [...seen.visitedAddresses, ...seen.consoleLines, ...stored.map(String)]
  expect(texts.filter((text) => new RegExp(`(?<!\\d)${code}(?!\\d)`).test(text))).toEqual([])
})

test("the browser stores only the portal's names, and no card or password", async ({ page }) => {
  await logInAsMartaAndPayInstallment(page)
  const stored = await page.evaluate(() => [
    ...Object.entries(localStorage),
    ...Object.entries(sessionStorage),
  ])

  expect(stored.map(([key]) => key).filter((key) => !key.startsWith('portal.'))).toEqual([])
  expect(
    textsWithSecrets(
      [martaTestData.password, 'td-51c7a8e0'],
      stored.map(([, text]) => String(text)),
    ),
  ).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

testWithServiceWorker(
  'the number and the code of a typed card are stored nowhere once it was charged',
  async ({ page, context }) => {
    const seen = await recordPageActivity(context)
    await logInAsMarta(page)
    await page.goto(paymentSummaryAddress(martaTestData.loan))
    await payWithNewCard(page)

    expect(
      cardTraces([...seen.visitedAddresses, ...seen.consoleLines, ...(await storedAndShownTexts(page))]),
    ).toEqual([])
  },
)

demoTestWithServiceWorker(
  'the demo, whose lender is in the page, does not store them either',
  async ({ page, context }) => {
    const seen = await recordPageActivity(context)
    await page.goto(buildDemoAddress(paymentSummaryAddress(martaTestData.loan), { customer: 'marta' }))
    await payWithNewCard(page)

    const texts = await storedAndShownTexts(page)
    expect(texts.some((text) => text.includes('"charges"'))).toBe(true)
    expect(cardTraces([...seen.visitedAddresses, ...seen.consoleLines, ...texts])).toEqual([])
  },
)

demoTest('the demo stores under its own names', async ({ page }) => {
  await logInAsMartaAndPayInstallment(page)
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

  expect(keys.filter((key) => !/^portal(-demo)?\./.test(key))).toEqual([])
})

/** Returns the access token and the refresh token of the session that the page stores. */
async function storedTokens(page: Page): Promise<readonly string[]> {
  const tokens = await page.evaluate(() => {
    const session: unknown = JSON.parse(localStorage.getItem('portal.user') ?? '{}')
    return Object.values(Object(Object(Object(session)['value'])['tokens'])).map(String)
  })
  return tokens
}

/** Returns the texts that the browser stores for a page, and the page's content with its fields. */
async function storedAndShownTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const answers = (await Promise.all(opened.map((cache) => cache.matchAll()))).flat()
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value)
    return [
      ...Object.values(localStorage).map(String),
      ...Object.values(sessionStorage).map(String),
      JSON.stringify(history.state),
      document.cookie,
      document.documentElement.outerHTML,
      ...fields,
      ...(await Promise.all(answers.map((answer) => answer.text()))),
    ]
  })
}

/**
 * Returns the texts that contain the number of the added card, in groups of figures or not, or its security
 * code as a separate number. Each is cut to 120 characters.
 */
function cardTraces(texts: readonly string[]): readonly string[] {
  const number = new RegExp([...acceptedNewCard.number].join('[ -]?'))
  const code = new RegExp(`(?<!\\d)${acceptedNewCard.code}(?!\\d)`)
  return texts.filter((text) => number.test(text) || code.test(text)).map((text) => text.slice(0, 120))
}

function textsWithSecrets(secrets: readonly string[], texts: readonly string[]): readonly string[] {
  return secrets.flatMap((secret) =>
    texts
      .filter((text) => decodedText(text).includes(secret))
      .map((text) => `${secret} in ${text.slice(0, 120)}`),
  )
}

function decodedText(text: string): string {
  return text.includes('%') && URL.canParse(text) ? decodeURIComponent(text) : text
}
