import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { accessTexts } from '@/ui/texts/access.texts'
import { installmentStatusText } from '@/ui/texts/loans.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { e2eAddresses } from '#tests/support/e2e-addresses'
import {
  button,
  chooseMethod,
  enterDni,
  installment,
  logInAsMarta,
  marta,
  openLoan,
  payAnInstallmentAsMarta,
  summaryAddress,
} from './journey'
import { SandboxLender } from './sandbox-lender'

const lender = new SandboxLender(e2eAddresses.sandbox)

test.describe('the live build over real HTTP', () => {
  // One lender for all of these, the one that `npm run sandbox` starts.
  test.describe.configure({ mode: 'serial' })
  test.use({ baseURL: e2eAddresses.live })
  test.beforeEach(() => lender.reset())

  test('lets Marta in by password, and an installment that she pays is charged once', async ({ page }) => {
    await payAnInstallmentAsMarta(page)
    await page.getByRole('main').getByRole('link', { name: paymentsTexts.status.seeLoans }).click()
    await openLoan(page)

    await expect(installment(page, 4)).toContainText(installmentStatusText('paid'))
    expect(await lender.charges()).toBe(1)
  })

  test('lets Bruno in by a code that the screen does not show', async ({ page }) => {
    await page.goto('/validacion-dni')
    const sending = page.waitForResponse(/\/verificationCode\/sendSMS/)
    await enterDni(page, '38214690')
    const sent: unknown = await (await sending).json()
    const code = String(Object(sent)['smsCode'])

    await expect(page.getByLabel(accessTexts.code.label)).toBeVisible()
    expect(code).toMatch(/^\d{4}$/)
    await expect(page.locator('body')).not.toContainText(code)

    await page.getByLabel(accessTexts.code.label).fill(code)
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
