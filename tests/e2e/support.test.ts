import { expect } from '@playwright/test'
import { claimsTexts } from '@/ui/texts/claims.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { surveyTexts } from '@/ui/texts/survey.texts'
import {
  buttonLocator,
  choosePaymentMethod,
  waitUntilLoaded,
  buildDemoAddress,
  martaTestData,
  payButtonNamePattern,
  debitCardMethodName,
  paymentSummaryAddress,
  screenHeadingLocator,
} from './journey'
import { test } from './portal-test'

const claimComments = 'No pedí este préstamo: ese día estaba de viaje.'

test('a claim about a loan unknown to the customer is filed once, whatever the network does', async ({
  page,
}) => {
  const lost = { call: 'support.sendClaim', answer: 'lost-answer' } as const
  await page.goto(
    buildDemoAddress(`/mis-prestamos/${martaTestData.loanId}`, { customer: 'marta', next: [lost] }),
  )
  await page.getByRole('link', { name: loansTexts.loan.notRecognised }).click()
  const written = page.getByLabel(claimsTexts.comments)
  await expect(page.getByRole('region', { name: claimsTexts.about })).toContainText(martaTestData.loan)
  await written.fill(claimComments)
  await page.reload()
  await expect(written).toHaveValue(claimComments)
  // The list as it is before tells afterwards which claim is new.
  await expect(page.getByText(claimsTexts.list.none)).toBeVisible()

  await buttonLocator(page, claimsTexts.send).click()
  await expect(page.getByText(claimsTexts.mayBeListedTitle)).toBeVisible()
  await page.reload()
  await expect(written).toHaveValue(claimComments)
  await buttonLocator(page, claimsTexts.send).dblclick()
  await expect(screenHeadingLocator(page, claimsTexts.sent.title)).toBeVisible()

  await buttonLocator(page, claimsTexts.sent.seeAll).click()
  const filed = page.getByRole('list', { name: claimsTexts.list.title }).getByRole('listitem')
  await expect(filed).toHaveCount(1)
  await page.reload()
  await expect(filed).toHaveCount(1)
  await expect(written).toHaveValue('')
})

test('a customer who paid gets the survey, answers it with the keyboard, and does not get it again', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(buildDemoAddress(paymentSummaryAddress(martaTestData.loan), { customer: 'marta' }))
  await choosePaymentMethod(page, debitCardMethodName)
  await buttonLocator(page, payButtonNamePattern).click()
  await expect(screenHeadingLocator(page, paymentsTexts.status.paidTitle)).toBeVisible()
  await page.clock.runFor(6000)
  await page.getByRole('link', { name: paymentMethodsTexts.survey.answer }).click()

  await page.getByRole('radio', { name: '1 estrella' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '3 estrellas' })).toBeChecked()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: '3 estrellas' })).not.toBeChecked()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Fue rápido.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(screenHeadingLocator(page, surveyTexts.thanksTitle)).toBeVisible()

  await page.goto('/encuesta')
  await waitUntilLoaded(page)
  await expect(page.getByText(surveyTexts.noneTitle)).toBeVisible()
})
