import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'
import { fullChromiumLaunchOptions } from '#tests/support/browser'
import { phoneViewport } from '#tests/support/viewports'
import { logInAsMartaAndPayInstallment } from './journey'
import { productionBuildTestWithNewPage as test } from './portal-test'

/** Browser setting that forbids every site to store anything. */
const blockedStoragePreferences = { profile: { default_content_setting_values: { cookies: 2 } } }

/** Errors with which the browser refuses storage and locks to a page of the portal. */
interface StorageAndLockRefusals {
  readonly storageError: string
  readonly locksError: string
}

test('with cookies and storage blocked, Marta pays an installment, and is charged once', async ({
  liveSiteAddress,
  lender,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'portal-'))
  await mkdir(join(profile, 'Default'))
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(blockedStoragePreferences))
  const browser = await chromium.launchPersistentContext(profile, {
    ...(await fullChromiumLaunchOptions()),
    baseURL: liveSiteAddress,
    viewport: phoneViewport,
    locale: 'es-AR',
    serviceWorkers: 'allow',
  })
  const page = await browser.newPage()
  await page.goto('/validacion-dni')
  const refusals = await page.evaluate(async (): Promise<StorageAndLockRefusals> => {
    const nameOf = (error: unknown): string => (error instanceof DOMException ? error.name : String(error))
    const given = await navigator.locks.request('portal.trial', () => 'given').catch(nameOf)
    try {
      return { storageError: String(localStorage.length), locksError: given }
    } catch (error) {
      return { storageError: nameOf(error), locksError: given }
    }
  })
  expect(refusals).toEqual({ storageError: 'SecurityError', locksError: 'SecurityError' })

  await logInAsMartaAndPayInstallment(page)
  expect(await lender.countCharges()).toBe(1)
  await browser.close()
  await rm(profile, { recursive: true })
})
