import { expect, type Locator, type Page } from '@playwright/test'
import { encodeDemoState } from '@/adapters/fake/demo-state-link'
import { defaultDemoState, type DemoState } from '@/adapters/fake/demo-state'
import { accessTexts } from '@/ui/texts/access.texts'
import { devicesTexts } from '@/ui/texts/devices.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { profileTexts } from '@/ui/texts/profile.texts'
import { identityProofTexts } from '@/ui/texts/identity-proof.texts'
import { passkeyLoginTexts as enter } from '@/ui/texts/passkey-login.texts'
import { passkeyRegistrationTexts as register } from '@/ui/texts/passkey-registration.texts'
import { passkeyRemovalTexts as reset } from '@/ui/texts/passkey-removal.texts'
import { suppressPasskeySuggestions, VirtualFingerprintReader } from '#tests/support/virtual-reader'
import { logOutAndCloseNotice } from './journey'
import { productionBuildTest, test } from './portal-test'

const martaPersona = { id: 'marta', dni: '28456123', name: /marta/i } as const
const raulPersona = { id: 'raul', dni: '24318907', name: /raúl/i } as const

/** Removes push notifications from the browser, so that the home screen does not offer them. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
})

test('a registered device logs the customer in by itself the next time', async ({ page }) => {
  await suppressPasskeySuggestions(page)
  const reader = await VirtualFingerprintReader.addToPage(page)
  await registerPasskeyAs(page, martaPersona)
  expect(await reader.storedCredentialIds()).toHaveLength(1)
  await reader.takeFingerOff()
  await logOut(page)

  // The customer has just signed out, so the device is not asked automatically.
  await enterDni(page, martaPersona.dni)
  await expect(titleLocator(page, accessTexts.password.title('Marta Giménez'))).toBeVisible()
  await reader.putFingerOn()
  await buttonLocatorNamed(page, accessTexts.password.unlock).click()
  await waitForHomeAddress(page)

  await forgetSession(page)
  await page.goto('/validacion-dni')
  await enterDni(page, martaPersona.dni)
  await waitForHomeAddress(page)
})

test('the device receives 60 seconds, two algorithms, its own reader and user verification', async ({
  page,
}) => {
  await VirtualFingerprintReader.addToPage(page)
  await page.addInitScript(() => {
    const create = navigator.credentials.create.bind(navigator.credentials)
    navigator.credentials.create = (options) => {
      const { timeout, pubKeyCredParams, authenticatorSelection } = options?.publicKey ?? {}
      sessionStorage.setItem('asked', JSON.stringify({ timeout, pubKeyCredParams, authenticatorSelection }))
      return create(options)
    }
  })
  await registerPasskeyAs(page, martaPersona)
  const asked: unknown = JSON.parse(await page.evaluate(() => sessionStorage.getItem('asked') ?? ''))
  expect(asked).toMatchObject({
    timeout: 60_000,
    pubKeyCredParams: [{ alg: -7 }, { alg: -257 }],
    authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
  })
})

test('a passkey picked among the suggestions of the field logs the customer in', async ({ page }) => {
  const reader = await VirtualFingerprintReader.addToPage(page)
  await registerPasskeyAs(page, martaPersona)
  await reader.takeFingerOff()
  await logOut(page)
  await reader.putFingerOn()
  await enterDni(page, martaPersona.dni)
  await waitForHomeAddress(page)
})

test('cancelling the dialog shows no message, to register or to log in, and the password still works', async ({
  page,
}) => {
  const reader = await VirtualFingerprintReader.addToPage(page)
  await page.addInitScript(markPageAfterRefusal)
  await registerPasskeyAs(page, martaPersona)
  await reader.rejectFinger()
  await page.goto('/modo-desbloqueo')
  await buttonLocatorNamed(page, register.submit).click()
  await expectPasskeyRefused(page, register.submit)
  await expect(toastLocator(page, register.failed)).toHaveCount(0)
  await logOut(page)
  await enterDni(page, martaPersona.dni)
  await buttonLocatorNamed(page, accessTexts.password.unlock).click()
  await expectPasskeyRefused(page, accessTexts.password.unlock)
  await expect(toastLocator(page, enter.failed)).toHaveCount(0)
  await enterPassword(page)
  await waitForHomeAddress(page)
})

test('an account without passkeys explains how to create one', async ({ page }) => {
  await VirtualFingerprintReader.addToPage(page)
  await page.goto('/validacion-dni')
  await enterDni(page, raulPersona.dni)
  await buttonLocatorNamed(page, accessTexts.password.unlock).click()
  await expect(toastLocator(page, enter.noPasskeys)).toBeVisible()
})

test('a modified signature logs no customer in', async ({ page }) => {
  await suppressPasskeySuggestions(page)
  const reader = await VirtualFingerprintReader.addToPage(page)
  await page.addInitScript(() => {
    const described = Object.getOwnPropertyDescriptor(AuthenticatorAssertionResponse.prototype, 'signature')
    Object.defineProperty(AuthenticatorAssertionResponse.prototype, 'signature', {
      get() {
        const bytes = new Uint8Array(described?.get?.call(this))
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
        return bytes.buffer
      },
    })
  })
  await registerPasskeyAs(page, martaPersona)
  await reader.takeFingerOff()
  await logOut(page)
  await enterDni(page, martaPersona.dni)
  await reader.putFingerOn()
  await buttonLocatorNamed(page, accessTexts.password.unlock).click()
  await expect(toastLocator(page, enter.failed)).toBeVisible()
  await expect(page).toHaveURL(/\/iniciar-sesion$/)
})

test('a registration that the server refuses shows a message', async ({ page }) => {
  await VirtualFingerprintReader.addToPage(page)
  const refused = {
    call: 'passkeys.register',
    answer: { status: 409, code: 'WEBAUTHN_NOT_VERIFIED' },
  } as const
  await page.goto(demoAddress('/modo-desbloqueo', { customer: martaPersona.id, next: [refused] }))
  await buttonLocatorNamed(page, register.submit).click()
  await expect(toastLocator(page, register.failed)).toBeVisible()
  await expect(buttonLocatorNamed(page, register.submit)).toBeVisible()
})

test('the passkey of another customer does not open this account', async ({ page }) => {
  const reader = await VirtualFingerprintReader.addToPage(page)
  await registerPasskeyAs(page, martaPersona)
  const [own = ''] = await reader.storedCredentialIds()
  await logOut(page)
  await enterDni(page, raulPersona.dni)
  await enterPassword(page)
  // On a device with a reader, signing in leads here first.
  await expect(titleLocator(page, register.title)).toBeVisible()
  await buttonLocatorNamed(page, register.submit).click()
  await expect(titleLocator(page, raulPersona.name)).toBeVisible()
  await reader.deleteCredential(own)
  expect(await reader.storedCredentialIds()).toHaveLength(1)

  // For Marta's password field the device has only Raúl's passkey to suggest.
  await logOut(page)
  await enterDni(page, martaPersona.dni)
  await expect(toastLocator(page, enter.failed)).toBeVisible()
  await expect(page).toHaveURL(/\/iniciar-sesion$/)
})

test('a passkey that was reset in the profile logs no customer in', async ({ page }) => {
  await VirtualFingerprintReader.addToPage(page)
  await registerPasskeyAs(page, martaPersona)
  await page.goto('/mis-datos')
  await expect(titleLocator(page, profileTexts.title)).toBeVisible()
  await buttonLocatorNamed(page, reset.start).click()
  const question = devicesTexts.questions['remove-all-passkeys']
  const dialog = page.getByRole('dialog', { name: question.title })
  await dialog.getByLabel(identityProofTexts.password, { exact: true }).fill('cuota2026')
  await dialog.getByRole('button', { name: question.confirm, exact: true }).click()
  await expect(toastLocator(page, question.done)).toBeVisible()
  await logOut(page)
  await enterDni(page, martaPersona.dni)
  await buttonLocatorNamed(page, accessTexts.password.unlock).click()
  await expect(toastLocator(page, enter.noPasskeys)).toBeVisible()
})

productionBuildTest(
  'over a network, the server on another origin receives the agreed fields and checks them',
  async ({ page }) => {
    await suppressPasskeySuggestions(page)
    await VirtualFingerprintReader.addToPage(page)
    await page.goto('/validacion-dni')
    await enterDni(page, '36529471')
    await enterPassword(page)
    await waitForHomeAddress(page)
    await page.goto('/modo-desbloqueo')
    await expect(page.getByText(register.elsewhere)).toBeVisible()
    const registration = page.waitForRequest(/\/webauthn\/register$/)
    await buttonLocatorNamed(page, register.submit).click()
    await expect(titleLocator(page, /nicolás/i)).toBeVisible()
    expect(sortedKeysOf((await registration).postDataJSON())).toEqual([
      'attestationObjectEncoded',
      'clientDataJSONEncoded',
      'id',
    ])

    await page.goto('/cerrar-sesion')
    await buttonLocatorNamed(page, accessTexts.logout.confirm).click()
    await buttonLocatorNamed(page, accessTexts.logout.close).click()
    const entry = page.waitForRequest(/\/webauthn\/authenticate\/20365294713\?isAuthFromApp=false$/)
    await enterDni(page, '36529471')
    await buttonLocatorNamed(page, accessTexts.password.unlock).click()
    await expect(titleLocator(page, /nicolás/i)).toBeVisible()
    expect(sortedKeysOf((await entry).postDataJSON())).toEqual([
      'authenticatorDataEncoded',
      'clientDataJSONEncoded',
      'id',
      'signatureEncoded',
    ])
  },
)

async function registerPasskeyAs(page: Page, customer: { readonly id: string; readonly name: RegExp }) {
  await page.goto(demoAddress('/modo-desbloqueo', { customer: customer.id }))
  await buttonLocatorNamed(page, register.submit).click()
  await expect(titleLocator(page, customer.name)).toBeVisible()
}

async function logOut(page: Page): Promise<void> {
  await logOutAndCloseNotice(page)
  await expect(titleLocator(page, dniTexts.title)).toBeVisible()
}

/** Marks the page once the device has refused to create or use a passkey. Runs in the page. */
function markPageAfterRefusal(): void {
  const { credentials } = navigator
  const refused = (error: unknown): never => {
    document.documentElement.dataset['refused'] = String(error)
    throw error
  }
  const create = credentials.create.bind(credentials)
  credentials.create = (options) => create(options).catch(refused)
  const get = credentials.get.bind(credentials)
  // The page requests the field's suggestions by itself.
  credentials.get = (options) =>
    options?.mediation === 'conditional' ? get(options) : get(options).catch(refused)
}

/**
 * Waits until the device has refused to create or use a passkey, and the button named `pressed` is no longer
 * busy.
 */
async function expectPasskeyRefused(page: Page, pressed: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-refused', /NotAllowedError/)
  await expect(buttonLocatorNamed(page, pressed)).not.toHaveAttribute('aria-busy')
}

/**
 * Waits for the address of the home screen. Its title does not identify it, because the password screen also
 * names the customer.
 */
async function waitForHomeAddress(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/inicio')
}

/**
 * Removes the stored session, as if the browser had been closed for a day. Opens a file that is no page of
 * the portal, so that no script of the portal runs meanwhile.
 */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('/manifest.webmanifest')
  await page.evaluate(() => {
    for (const key of ['user', 'accountStatus', 'login', 'justLoggedOut'])
      localStorage.removeItem(`portal.${key}`)
  })
}

async function enterDni(page: Page, dni: string): Promise<void> {
  await page.getByLabel(dniTexts.label).fill(dni)
  await buttonLocatorNamed(page, dniTexts.submit).click()
}

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel(accessTexts.password.label, { exact: true }).fill('cuota2026')
  await page.locator('button[type=submit]').click()
}

function demoAddress(path: string, demoState: Partial<DemoState>): string {
  return `${path}#situacion=${encodeDemoState({ ...defaultDemoState, ...demoState })}`
}

function titleLocator(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1, name })
}

function buttonLocatorNamed(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true })
}

function toastLocator(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Avisos' }).getByText(text)
}

function sortedKeysOf(body: unknown): readonly string[] {
  return Object.keys(Object(body)).toSorted()
}
