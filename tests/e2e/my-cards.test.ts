import { expect, test, type Page } from '@playwright/test'
import { cardPaths } from '@/ui/cards/card-paths'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { myCardsTexts as texts } from '@/ui/texts/my-cards.texts'
import { button, demoAddress, title } from './journey'
import { watch } from './watch'

const { form } = cardsTexts
const number = '371234567890123'
const code = '7391'

async function toForm(page: Page): Promise<void> {
  await page.goto(demoAddress(cardPaths.list, { customer: 'paula' }))
  await page.getByRole('link', { name: texts.add }).click()
  await page.getByRole('checkbox', { name: 'Óptica del Centro' }).check()
  await button(page, texts.goOn).click()
  await expect(title(page, texts.newCard.title)).toBeVisible()
}

async function toSummary(page: Page): Promise<void> {
  await toForm(page)
  await page.getByLabel(form.number).fill(number)
  await page.getByLabel(form.holder).fill('Paula Navarro')
  await page.getByLabel(form.expiry).fill('12/39')
  await page.getByLabel(form.securityCode).fill(code)
  await page.getByLabel(form.dni).fill('31447902')
  await button(page, texts.goOn).click()
  await expect(title(page, texts.summary.title)).toBeVisible()
}

/** Everything that the browser keeps of the page. */
async function keptBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].map(String))
}

test('number and code of a card that is added are nowhere, neither before nor after it is sent', async ({
  context,
}) => {
  const seen = await watch(context)
  const page = await context.newPage()
  await toSummary(page)
  const before = await keptBy(page)
  await button(page, texts.summary.confirm).click()
  await expect(title(page, texts.added.title)).toBeVisible()

  const kept = [...before, ...(await keptBy(page))]
  expect(kept.some((text) => text.includes('XXXXXXXXXXXX0123'))).toBe(true)
  const everything = [...kept, ...seen.addresses, ...seen.lines]
  for (const secret of [number, '3712 345678 90123', code])
    expect(everything.filter((text) => text.includes(secret))).toEqual([])
})

test('a summary that was put aside asks for number and code again', async ({ page }) => {
  await toSummary(page)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await button(page, texts.summary.confirm).click()

  await expect(title(page, texts.newCard.title)).toBeVisible()
  await expect(page.getByLabel(form.number)).toHaveValue('')
  await expect(page.getByLabel(form.securityCode)).toHaveValue('')
  await expect(page.getByLabel(form.holder)).toHaveValue('Paula Navarro')
})

test('going back from the result does not offer to send the card again', async ({ page }) => {
  await toSummary(page)
  await button(page, texts.summary.confirm).click()
  await expect(title(page, texts.added.title)).toBeVisible()
  await page.goBack()

  await expect(title(page, texts.list.title)).toBeVisible()
})
