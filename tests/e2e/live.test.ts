import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { accessTexts } from '@/ui/texts/access.texts'
import { installmentStatusText } from '@/ui/texts/loans.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { findFreePorts } from '#scripts/support/free-ports'
import { startScript, type RunningScript } from '#tests/support/running-script'
import {
  button,
  chooseMethod,
  enterDni,
  goFromHomeToLoans,
  goHomeByBar,
  installment,
  logInAsMarta,
  marta,
  openLoan,
  payAnInstallmentAsMarta,
  summaryAddress,
  title,
} from './journey'
import { SandboxLender } from './sandbox-lender'
import { ownPageTest as test } from './portal-test'

const [demoPort = 0, livePort = 0, lenderPort = 0] = await findFreePorts(3)
const local = (port: number): string => `http://localhost:${port}`
const lender = new SandboxLender(local(lenderPort))

test.describe('what `npm start`, `npm run sandbox` and `npm run start:live` start', () => {
  // Once for all tests of this file.
  test.describe.configure({ mode: 'serial' })
  test.use({ baseURL: local(livePort) })
  let scripts: readonly RunningScript[] = []

  test.beforeAll(async () => {
    scripts = await Promise.all([
      startScript('start-demo', ['--built', `--port=${demoPort}`]),
      startScript('start-live', ['--built', `--port=${livePort}`, `--api=${lender.url}`]),
      startScript('sandbox', [`--port=${lenderPort}`, `--origin=${local(livePort)}`]),
    ])
  })
  test.afterAll(async () => {
    for (const script of scripts) await script.stop()
  })
  test.beforeEach(() => lender.reset())

  test('the demo is at the address that it prints', async ({ page }) => {
    await page.goto(`${local(demoPort)}/validacion-dni`)
    await expect(title(page, dniTexts.title)).toBeVisible()
  })

  test('logs Marta in by password, and charges an installment that they pay once', async ({ page }) => {
    await payAnInstallmentAsMarta(page)
    await goHomeByBar(page)
    await goFromHomeToLoans(page)
    await openLoan(page)

    await expect(installment(page, 4)).toContainText(installmentStatusText('paid'))
    expect(await lender.charges()).toBe(1)
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
    await button(page, accessTexts.code.submit).click()
    await expect(page).toHaveURL(/\/generar-clave$/)
  })

  test('downloads the cash slip as a PDF', async ({ page }) => {
    await logInAsMarta(page)
    await page.goto(summaryAddress(marta.loan))
    await chooseMethod(page, 'Efectivo')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, paymentsTexts.cash.slip).click(),
    ])

    expect(download.suggestedFilename()).toBe(`talon-de-pago-${marta.loan}.pdf`)
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.subarray(-6).toString()).toContain('%%EOF')
  })
})
