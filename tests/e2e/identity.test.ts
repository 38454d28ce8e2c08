import { expect, type Page } from '@playwright/test'
import { desktopViewport } from '#tests/support/viewports'
import { expectNoLayoutOrAxeFaults, expectNoFaultsByEveryAxeRule } from './soundness'
import { productionBuildTest, test } from './portal-test'

const introTitle = 'Cambiá tu celular'
const newPhoneTitle = 'Escribí tu nuevo celular'

function expectHeading(page: Page, title: string): Promise<void> {
  return expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/**
 * Opens the phone change as Bruno, who has no password and no longer owns the phone to which the code is
 * sent.
 */
async function openPhoneChangeAsBruno(page: Page): Promise<void> {
  await page.goto('/validacion-dni')
  await page.getByLabel('Número de DNI').fill('38214690')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('link', { name: 'Ese no es mi número' }).click()
  await expectHeading(page, introTitle)
}

async function takeSelfie(page: Page, ending: string): Promise<void> {
  await page.getByRole('button', { name: 'Continuar con la selfie' }).click()
  await page.getByRole('button', { name: ending }).click()
}

async function enterPhoneNumber(page: Page, cellphone: string): Promise<void> {
  await page.getByLabel('Celular', { exact: true }).fill(cellphone)
  await page.getByRole('button', { name: 'Enviarme el código' }).click()
  await expectHeading(page, 'Ingresá el código')
}

async function enterShownCode(page: Page): Promise<void> {
  const shown = await page.getByText(/^Código de esta demostración/).innerText()
  await page.getByLabel('Código de 4 números').fill(shown.slice(-4))
  await page.getByRole('button', { name: 'Cambiar mi celular' }).click()
}

test('the form goes to the stand-in of the same origin by GET with all its fields', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await openPhoneChangeAsBruno(page)
  const arriving = page.waitForRequest((request) => new URL(request.url()).pathname === '/demo-identidad')
  await page.getByRole('button', { name: 'Continuar con la selfie' }).click()
  const request = await arriving
  expect(request.method()).toBe('GET')
  expect(Object.fromEntries(new URL(request.url()).searchParams)).toEqual({
    seckey: expect.any(String),
    idmaqcService: expect.any(String),
    profileServices: expect.any(String),
    services: expect.any(String),
    externalId: expect.any(String),
    customerId: 'c-a1e6034d',
    country: 'ARG',
  })
  await expectHeading(page, 'Validación de identidad de demostración')
  await page.getByRole('button', { name: 'Error del registro (ERR_RNP)' }).click()
  await expectHeading(page, 'No pudimos validar tu identidad')
  await expectNoLayoutOrAxeFaults(page)
  expect(errors).toEqual([])
})

test('Bruno changes the phone, reloading at every step, and the next code goes to the new one', async ({
  page,
}) => {
  await openPhoneChangeAsBruno(page)
  await page.reload()
  await expectHeading(page, introTitle)
  await page.getByRole('button', { name: 'Continuar con la selfie' }).click()
  await expectHeading(page, 'Validación de identidad de demostración')
  await page.reload()
  await page.getByLabel('Nombre con que vuelve el identificador').selectOption('externalID')
  await page.getByRole('button', { name: 'Es la persona (HIT)' }).click()
  await expectHeading(page, newPhoneTitle)
  await page.reload()
  await page.getByLabel('Celular', { exact: true }).fill('0381 15 555-7788')
  await page.getByRole('button', { name: 'Enviarme el código' }).click()
  await expect(page.getByRole('alert')).toContainText('Escribí el código de área sin el 0')
  await expectNoLayoutOrAxeFaults(page)
  await enterPhoneNumber(page, '381 555-7788')
  await expectNoLayoutOrAxeFaults(page)
  await page.reload()
  await enterShownCode(page)
  await expectHeading(page, 'Cambiaste tu celular')
  await expect(page.getByText('Desde ahora te escribimos al 3815****88.')).toBeVisible()
  await expectNoFaultsByEveryAxeRule(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('por SMS al 3815****88')).toBeVisible()
})

test("another customer's number is refused, and the customer can try another one", async ({ page }) => {
  await openPhoneChangeAsBruno(page)
  await takeSelfie(page, 'Es la persona (HIT)')
  await enterPhoneNumber(page, '1145678901')
  await enterShownCode(page)
  await expectHeading(page, 'No pudimos cambiar tu celular')
  await expectNoFaultsByEveryAxeRule(page)
  await page.getByRole('button', { name: 'Usar otro número' }).click()
  await enterPhoneNumber(page, '3815557789')
  await enterShownCode(page)
  await expectHeading(page, 'Cambiaste tu celular')
})

test('going back from the provider changes nothing', async ({ page }) => {
  await openPhoneChangeAsBruno(page)
  await page.getByRole('button', { name: 'Continuar con la selfie' }).click()
  await expectHeading(page, 'Validación de identidad de demostración')
  await page.goBack()
  await expectHeading(page, introTitle)
  await takeSelfie(page, 'No es la persona (NO_HIT)')
  await page.getByRole('button', { name: 'Sacarme otra selfie' }).click()
  await expectHeading(page, introTitle)
  await takeSelfie(page, 'Es la persona (HIT)')
  await expectHeading(page, newPhoneTitle)
})

test('a stand-in without a check shows a message', async ({ page }) => {
  await page.goto('/demo-identidad')
  await page.getByRole('button', { name: 'Es la persona (HIT)' }).click()
  await expect(page.getByText('Esta validación no existe o ya no está.')).toBeVisible()
})

test('a computer shows a code for the phone, and its link works there', async ({ browser, page }) => {
  await page.setViewportSize(desktopViewport)
  await openPhoneChangeAsBruno(page)
  await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continuar con la selfie' })).toHaveCount(0)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar el enlace' }).click()
  await expect(page.getByText('Copiado')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const onPhone = await phone.newPage()
  await onPhone.goto(link)
  await expectHeading(onPhone, introTitle)
  await expect(onPhone.getByText('Bruno Acosta · CUIT 20-38214690-6')).toBeVisible()
  expect(new URL(onPhone.url()).search).toBe('')
  await takeSelfie(onPhone, 'Es la persona (HIT)')
  await expectHeading(onPhone, newPhoneTitle)
  await phone.close()
  await expectNoFaultsByEveryAxeRule(page)
})

productionBuildTest(
  'the live build submits by POST to another origin and returns from it',
  async ({ page, lender, liveSiteAddress }) => {
    await page.goto('/cambio-celular?customerTaxId=20142230780&fullname=Juan%20Carlos%20Rojas')
    await expectHeading(page, introTitle)
    const arriving = page.waitForRequest((request) => request.url() === `${lender.url}/demo-identidad`)
    await page.getByRole('button', { name: 'Continuar con la selfie' }).click()
    const request = await arriving
    expect(request.method()).toBe('POST')
    expect(new URLSearchParams(request.postData() ?? '').get('country')).toBe('ARG')
    await page.getByLabel('Nombre con que vuelve el identificador').selectOption('externaltrxid')
    await page.getByRole('button', { name: 'Es la persona (HIT)' }).click()
    await expectHeading(page, newPhoneTitle)
    expect(page.url()).toBe(`${liveSiteAddress}/cambio-celular`)
    const answered = page.waitForResponse((response) => response.url().includes('/verificationCode/sendSMS'))
    await enterPhoneNumber(page, '1155559876')
    const sent: unknown = await (await answered).json()
    await expect(page.getByText(/^Código de esta demostración/)).toHaveCount(0)
    await page.getByLabel('Código de 4 números').fill(String(Object(sent)['smsCode']))
    await page.getByRole('button', { name: 'Cambiar mi celular' }).click()
    await expectHeading(page, 'Cambiaste tu celular')
  },
)
