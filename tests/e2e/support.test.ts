import { expect } from '@playwright/test'
import { claimsTexts } from '@/ui/texts/claims.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { surveyTexts } from '@/ui/texts/survey.texts'
import {
  button,
  chooseMethod,
  comeToRest,
  demoAddress,
  marta,
  payButton,
  savedCardMethod,
  summaryAddress,
  title,
} from './journey'
import { test } from './portal-test'

const comments = 'No pedí este préstamo: ese día estaba de viaje.'

test('a claim about a loan unknown to the customer is filed once, whatever the network does', async ({
  page,
}) => {
  const lost = { call: 'support.sendClaim', answer: 'lost-answer' } as const
  await page.goto(demoAddress(`/mis-prestamos/${marta.loanId}`, { customer: 'marta', next: [lost] }))
  await page.getByRole('link', { name: loansTexts.loan.notRecognised }).click()
  const written = page.getByLabel(claimsTexts.comments)
  await expect(page.getByRole('region', { name: claimsTexts.about })).toContainText(marta.loan)
  await written.fill(comments)
  await page.reload()
  await expect(written).toHaveValue(comments)

  await button(page, claimsTexts.send).click()
  await expect(page.getByText(claimsTexts.unsureTitle)).toBeVisible()
  await page.reload()
  await expect(written).toHaveValue(comments)
  await button(page, claimsTexts.send).dblclick()
  await expect(title(page, claimsTexts.sent.title)).toBeVisible()

  await button(page, claimsTexts.sent.seeAll).click()
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
  await page.goto(demoAddress(summaryAddress(marta.loan), { customer: 'marta' }))
  await chooseMethod(page, savedCardMethod)
  await button(page, payButton).click()
  await expect(title(page, paymentsTexts.status.paidTitle)).toBeVisible()
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
  await expect(title(page, surveyTexts.thanksTitle)).toBeVisible()

  await page.goto('/encuesta')
  await comeToRest(page)
  await expect(page.getByText(surveyTexts.noneTitle)).toBeVisible()
})
