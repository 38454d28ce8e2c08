import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { accessTexts } from '@/ui/texts/access.texts'
import { installmentStatusText } from '@/ui/texts/loans.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { findFreePorts } from '#scripts/support/free-ports'
import { startServerScript, type RunningServerScript } from '#tests/support/running-script'
import {
  buttonLocator,
  choosePaymentMethod,
  enterDni,
  goFromHomeToLoans,
  goHomeFromNavigationBar,
  installmentRowLocator,
  logInAsMarta,
  martaTestData,
  openMartasLoan,
  logInAsMartaAndPayInstallment,
  paymentSummaryAddress,
  screenHeadingLocator,
} from './journey'
import { SandboxControls } from './sandbox-controls'
import { testWithNewPage as test } from './portal-test'

const [demoPort = 0, livePort = 0, lenderPort = 0] = await findFreePorts(3)
const localAddressOfPort = (port: number): string => `http://localhost:${port}`
const lender = new SandboxControls(localAddressOfPort(lenderPort))

test.describe('what `npm start`, `npm run sandbox` and `npm run start:live` start', () => {
  // Once for all tests of this file.
  test.describe.configure({ mode: 'serial' })
  test.use({ baseURL: localAddressOfPort(livePort) })
  let scripts: readonly RunningServerScript[] = []

  test.beforeAll(async () => {
    scripts = await Promise.all([
      startServerScript('start-demo', ['--built', `--port=${demoPort}`]),
      startServerScript('start-live', ['--built', `--port=${livePort}`, `--api=${lender.url}`]),
      startServerScript('sandbox', [`--port=${lenderPort}`, `--origin=${localAddressOfPort(livePort)}`]),
    ])
  })
  test.afterAll(async () => {
    for (const script of scripts) await script.stop()
  })
  test.beforeEach(() => lender.reset())

  test('the demo is at the address that it prints', async ({ page }) => {
    await page.goto(`${localAddressOfPort(demoPort)}/validacion-dni`)
    await expect(screenHeadingLocator(page, dniTexts.title)).toBeVisible()
  })

  test('logs Marta in by password, and charges an installment that they pay once', async ({ page }) => {
    await logInAsMartaAndPayInstallment(page)
    await goHomeFromNavigationBar(page)
    await goFromHomeToLoans(page)
    await openMartasLoan(page)

    await expect(installmentRowLocator(page, 4)).toContainText(installmentStatusText('paid'))
    expect(await lender.countCharges()).toBe(1)
  })

  test('logs Bruno in by a code that the screen does not show', async ({ page }) => {
    await page.goto('/validacion-dni')
    const sending = page.waitForResponse(/\/verificationCode\/sendSMS/)
    await enterDni(page, '38214690')
    const sent: unknown = await (await sending).json()
    const code = String(Object(sent)['smsCode'])

    await expect(page.getByLabel(accessTexts.code.label(4))).toBeVisible()
    expect(code).toMatch(/^\d{4}$/)
    await expect(page.locator('body')).not.toContainText(code)

    await page.getByLabel(accessTexts.code.label(4)).fill(code)
    await buttonLocator(page, accessTexts.code.submit).click()
    await expect(page).toHaveURL(/\/generar-clave$/)
  })

  test('downloads the cash slip as a PDF', async ({ page }) => {
    await logInAsMarta(page)
    await page.goto(paymentSummaryAddress(martaTestData.loan))
    await choosePaymentMethod(page, 'Efectivo')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      buttonLocator(page, paymentsTexts.cash.slip).click(),
    ])

    expect(download.suggestedFilename()).toBe(`talon-de-pago-${martaTestData.loan}.pdf`)
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.subarray(-6).toString()).toContain('%%EOF')
  })
})
