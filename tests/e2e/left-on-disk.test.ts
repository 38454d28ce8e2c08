import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { accessTexts } from '@/ui/texts/access.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { fullChromiumLaunchOptions } from '#tests/support/browser'
import { phoneViewport } from '#tests/support/viewports'
import { martaTestData, logInAsMartaAndPayInstallment, logOutFromMenu, screenHeadingLocator } from './journey'
import { productionBuildTestWithNewPage as test } from './portal-test'

/**
 * Texts that only the customer's visit can leave on the disk: their data, and amounts that occur in no file
 * of the portal.
 */
const martasPersonalData = [
  martaTestData.dni,
  '27284561231',
  martaTestData.password,
  'Marta',
  'Giménez',
  '41318',
  '41.318',
  '23.480',
]

/**
 * Words that the address of a payment's result could contain. They must not remain on the disk. The record
 * of the operation may remain: the portal stores it for 48 hours, without the customer's name.
 */
const paymentTraces = ['12625.00', 'transactionId=']

/**
 * Pattern of the files of local and session storage, where removed bytes may remain for a while. The test
 * asks the browser for their content instead.
 */
const storageDatabasePattern = /^Default\/(Local Storage|Session Storage)\//

test('after a logout, no file that the browser stores of the visit names the customer', async ({
  liveSiteAddress,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'portal-'))
  const browser = await openBrowser(profile, liveSiteAddress)
  const page = await browser.newPage()
  await visitEveryScreenWithData(page)
  expect(await storedText(page)).toContain('Giménez')
  await logOutFromMenu(page)
  await expect(screenHeadingLocator(page, accessTexts.logout.title)).toBeVisible()
  expect(textsFoundInBytes(Buffer.from(await storedText(page)))).toEqual([])
  await browser.close()

  const files = await filesIn(profile)
  expect(files.filter((file) => file.startsWith('Default/Cache/'))).not.toEqual([])
  expect(files).toContain('Default/History')
  const filesToSearch = files.filter((file) => !storageDatabasePattern.test(file))
  const hits = await Promise.all(
    filesToSearch.map(async (file) =>
      textsFoundInBytes(await readFile(join(profile, file)), [...martasPersonalData, ...paymentTraces]).map(
        (word) => `${file}: ${word}`,
      ),
    ),
  )
  await rm(profile, { recursive: true })
  expect(hits.flat()).toEqual([])
})

async function openBrowser(profile: string, baseURL: string) {
  return chromium.launchPersistentContext(profile, {
    ...(await fullChromiumLaunchOptions()),
    baseURL,
    viewport: phoneViewport,
    locale: 'es-AR',
    serviceWorkers: 'allow',
  })
}

async function visitEveryScreenWithData(page: Page): Promise<void> {
  await logInAsMartaAndPayInstallment(page)
  await page.goto('/mis-pagos')
  await expect(screenHeadingLocator(page, myPaymentsTexts.title)).toBeVisible()
  await page.goto('/mis-prestamos')
  await expect(screenHeadingLocator(page, loansTexts.list.title)).toBeVisible()
  await page.goto('/mis-tarjetas')
  await expect(screenHeadingLocator(page, myCardsTexts.list.title)).toBeVisible()
  await page.goto('/inicio')
  await expect(screenHeadingLocator(page, /marta/i)).toBeVisible()
}

/**
 * Returns as one text what a page of the portal can read: local and session storage, names of databases,
 * cookies and history state.
 */
async function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    const stored = [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
    return JSON.stringify([stored, databases, document.cookie, history.state])
  })
}

async function filesIn(directory: string): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
}

/** Returns the given words that occur in the bytes, in any encoding that a browser uses. */
function textsFoundInBytes(bytes: Buffer, words = martasPersonalData): readonly string[] {
  const encodings = ['utf8', 'utf16le', 'latin1'] as const
  return words.filter((word) => encodings.some((encoding) => bytes.includes(word, 0, encoding)))
}
