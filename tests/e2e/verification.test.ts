import { expect, type Page } from '@playwright/test'
import { signCertificateClaims } from '@/adapters/fake/documents/certificate-signing'
import { dayInBuenosAires, instant } from '@/domain/shared/calendar-date'
import { addresses } from '@/ui/addresses'
import { certificateVerificationTexts as texts } from '@/ui/texts/verification.texts'
import { scenarioStartTime } from '#features/support/scenario-start-time'
import { screenHeadingLocator } from './journey'
import { productionBuildTestWithNewPage } from './portal-test'
import { recordPageActivity } from './browser-reports'

const test = productionBuildTestWithNewPage.extend({ serviceWorkers: 'allow' })

test('a certificate is verified without a network after one visit and one touch, and is not stored', async ({
  browser,
  liveSiteAddress,
}) => {
  // Uses the real time: with a set clock the browser does not list the loaded files.
  const context = await browser.newContext({
    baseURL: liveSiteAddress,
    locale: 'es-AR',
    serviceWorkers: 'allow',
  })
  const text = await signedCertificateFromOrigin(liveSiteAddress, Date.now())
  const seen = await recordPageActivity(context)
  const sent: string[] = []
  context.on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()))
  })

  const page = await context.newPage()
  await page.goto(verificationAddress(text))
  await expect(screenHeadingLocator(page, texts.verified.title)).toBeVisible()
  await expect(page.getByText(withoutFinalFullStop(texts.how.keys('')))).toBeVisible()
  await screenHeadingLocator(page, texts.verified.title).click()
  await expect.poll(() => storedScriptNames(page)).toContain('verification-screen')
  expect(leakedTexts(text, [page.url(), ...(await storedAndShownTexts(page))])).toEqual([])

  await context.setOffline(true)
  const offline = await context.newPage()
  await offline.goto(verificationAddress(text))
  await expect(screenHeadingLocator(offline, texts.verified.title)).toBeVisible()
  await expect(offline.getByText('Gabriela Ríos')).toBeVisible()
  await expect(offline.getByText(withoutFinalFullStop(texts.how.storedKeys('')))).toBeVisible()
  expect(leakedTexts(text, [offline.url(), ...(await storedAndShownTexts(offline))])).toEqual([])

  await offline.goto(verificationAddress(replaceNameInCertificate(text)))
  await expect(screenHeadingLocator(offline, texts.refused.title)).toBeVisible()
  await expect(offline.getByText('Otra Persona')).toHaveCount(0)

  expect(sent.some((each) => each.endsWith('/.well-known/jwks.json'))).toBe(true)
  expect(leakedTexts(text, [...sent, ...seen.consoleLines])).toEqual([])
  await context.close()
})

test('going back to a verified certificate shows an address without it', async ({
  page,
  liveSiteAddress,
}) => {
  const text = await signedCertificateFromOrigin(liveSiteAddress, Date.parse(scenarioStartTime))
  await page.goto(verificationAddress(text))
  await expect(screenHeadingLocator(page, texts.verified.title)).toBeVisible()
  await page.goto(addresses.dni.path)
  await page.goBack()
  await expect(screenHeadingLocator(page, texts.start.title)).toBeVisible()
  expect(page.url()).toBe(`${liveSiteAddress}${addresses.verification.path}`)
})

/**
 * Returns a certificate for a portal at the given origin, issued a minute before the given time and signed
 * with the key of the sandbox.
 */
function signedCertificateFromOrigin(origin: string, epochMilliseconds: number): Promise<string> {
  const issuedAt = Math.floor(epochMilliseconds / 1000) - 60
  return signCertificateClaims({
    iss: origin,
    iat: issuedAt,
    jti: 'c-21340562-324-00000001',
    org: 'Luma Créditos S.A.',
    cuit: '30718945638',
    name: 'Gabriela Ríos',
    dni: '482',
    loans: ['40051184', '40063351'],
    asOf: dayInBuenosAires(instant(issuedAt * 1000)),
  })
}

/** Returns the certificate with another person's name and the same signature. */
function replaceNameInCertificate(text: string): string {
  const [header, claims = '', signature] = text.split('.')
  const read: object = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const other = Buffer.from(JSON.stringify({ ...read, name: 'Otra Persona' })).toString('base64url')
  return `${header}.${other}.${signature}`
}

function withoutFinalFullStop(sentence: string): string {
  return sentence.replace(/\.$/, '')
}

function verificationAddress(text: string): string {
  return `${addresses.verification.path}#${text}`
}

/**
 * Returns the names of the scripts that the service worker has stored for a visitor who returns without a
 * network. The list is empty while the service worker is not active.
 */
function storedScriptNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    if (worker.active?.state !== 'activated') return []
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat()
    return requests.flatMap(({ url }) => /\/assets\/(.+)-[\w-]{7}\.js$/.exec(url)?.[1] ?? [])
  })
}

/** Returns the texts that the browser stores for the portal, and the page's content. */
function storedAndShownTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat()
    const answers = (await Promise.all(opened.map((cache) => cache.matchAll()))).flat()
    return [
      ...Object.values(localStorage).map(String),
      ...Object.values(sessionStorage).map(String),
      JSON.stringify(history.state),
      document.cookie,
      document.documentElement.outerHTML,
      ...requests.map(({ url }) => url),
      ...(await Promise.all(answers.map((answer) => answer.text()))),
    ]
  })
}

/** Returns the texts among `places` that contain a part of the signed text, each cut to 200 characters. */
function leakedTexts(text: string, places: readonly string[]): readonly string[] {
  const parts = text.split('.')
  return places
    .filter((place) => parts.some((part) => place.includes(part)))
    .map((each) => each.slice(0, 200))
}
