import { expect, type Locator, type Page } from '@playwright/test'
import type { DemoState } from '@/adapters/fake/demo-state'
import { addresses } from '@/ui/addresses'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { myCardsTexts as texts } from '@/ui/texts/my-cards.texts'
import { buttonLocator, buildDemoAddress, screenHeadingLocator } from './journey'
import { recordPageActivity } from './browser-reports'
import { test } from './portal-test'

const { form } = cardsTexts
const cardNumber = '371234567890123'
const securityCode = '7391'

async function goToNewCardForm(page: Page, next: DemoState['next'] = []): Promise<void> {
  await page.goto(buildDemoAddress(addresses.cards.path, { customer: 'paula', next }))
  await page.getByRole('link', { name: texts.add }).click()
  await page.getByRole('checkbox', { name: 'Óptica del Centro' }).check()
  await buttonLocator(page, texts.goOn).click()
  await expect(screenHeadingLocator(page, texts.newCard.title)).toBeVisible()
}

async function goToNewCardSummary(page: Page, next: DemoState['next'] = []): Promise<void> {
  await goToNewCardForm(page, next)
  await page.getByLabel(form.number).fill(cardNumber)
  await page.getByLabel(form.holder).fill('Paula Navarro')
  await page.getByLabel(form.expiry).fill('12/39')
  await page.getByLabel(form.securityCode).fill(securityCode)
  await page.getByLabel(form.dni).fill('31447902')
  await buttonLocator(page, texts.goOn).click()
  await expect(screenHeadingLocator(page, texts.summary.title)).toBeVisible()
}

/** Returns the values that the page's local storage and session storage hold. */
async function storedValues(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].map(String))
}

test('the number and code of an added card are stored nowhere, neither before nor after it is sent', async ({
  page,
  context,
}) => {
  const seen = await recordPageActivity(context)
  await goToNewCardSummary(page)
  const before = await storedValues(page)
  await buttonLocator(page, texts.summary.confirm).click()
  await expect(screenHeadingLocator(page, texts.added.title)).toBeVisible()

  const storedTexts = [...before, ...(await storedValues(page))]
  expect(storedTexts.some((text) => text.includes('XXXXXXXXXXXX0123'))).toBe(true)
  const everything = [...storedTexts, ...seen.visitedAddresses, ...seen.consoleLines]
  for (const secret of [cardNumber, '3712 345678 90123', securityCode])
    expect(everything.filter((text) => text.includes(secret))).toEqual([])
})

test('going back from the result does not offer to send the card again', async ({ page }) => {
  await goToNewCardSummary(page)
  await buttonLocator(page, texts.summary.confirm).click()
  await expect(screenHeadingLocator(page, texts.added.title)).toBeVisible()
  await page.goBack()

  await expect(screenHeadingLocator(page, texts.list.title)).toBeVisible()
})

test('nothing on the summary leads away while the card is pending', async ({ page }) => {
  await goToNewCardSummary(page, [{ call: 'cards.addCard', answer: 'never' }])
  const ways = [buttonLocator(page, texts.cancel), linkLocator(page, texts.summary.changeLoans)]
  for (const way of ways) await expect(way).toBeVisible()
  await buttonLocator(page, texts.summary.confirm).click()

  await expect(page.getByText(texts.summary.sending)).toBeVisible()
  for (const way of ways) await expect(way).toHaveCount(0)
})

test('another card is not offered while a replacement is pending', async ({ page }) => {
  const next: DemoState['next'] = [{ call: 'cards.replaceByExisting', answer: 'never' }]
  await page.goto(buildDemoAddress(addresses.cards.path, { customer: 'paula', next }))
  await buttonLocator(page, '6472').click()
  await linkLocator(page, texts.detail.replace).click()
  await buttonLocator(page, texts.goOn).click()
  await page.getByRole('radio', { name: '3308' }).check()
  await expect(linkLocator(page, texts.add)).toBeVisible()
  await buttonLocator(page, texts.choice.submit).click()

  await expect(page.getByText(texts.choice.sending)).toBeVisible()
  await expect(linkLocator(page, texts.add)).toHaveCount(0)
})

test("after a retry of a card's loans by keyboard, the focus stays there", async ({ page }) => {
  const fails = { call: 'cards.listLinkedLoans', answer: { status: 500 } } as const
  await page.goto(buildDemoAddress(addresses.cards.path, { customer: 'paula', next: [fails, fails, fails] }))
  await buttonLocator(page, '0926').click()
  const paid = page.getByRole('group', { name: texts.detail.loans })
  const retry = buttonLocator(page, failureActionTexts.retry)
  await retry.press('Enter')
  // The button disappears during the retry, and the focus moves to its place.
  await expect(paid).toBeFocused()
  await expect(retry).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(retry).toBeFocused()

  await linkLocator(page, texts.detail.replace).click()
  await retry.press('Enter')
  await expect(page.getByRole('group', { name: texts.replacement.loans })).toBeFocused()
  await expect(page.getByRole('list', { name: texts.replacement.loans })).toBeVisible()
})

function linkLocator(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('link', { name })
}
