import { expect } from '@playwright/test'
import { diagnosticsTexts as texts } from '@/ui/texts/diagnostics.texts'
import { skippedItemsTexts } from '@/ui/texts/skipped-items.texts'
import { comeToRest, logInAsMarta } from './journey'
import { liveTest as test } from './portal-test'

const card = {
  cardId: 'td-51c7a8e0',
  token: 'tk-51c7a8e0',
  brand: 'Visa Débito',
  number: 'XXXXXXXXXXXX4821',
  status: 'ACTIVE',
  expirationDate: '2028-09-30',
} as const

const skipped = [
  'Se leyó sin esto: cards.listCards (GET /myCards)',
  '[1].expirationDate: vino un texto con forma de fecha; se esperaba un día que exista',
] as const

/** Its number is in nothing that the integrator reads. */
const oddCard = { ...card, cardId: 'td-2', number: 'XXXXXXXXXXXX7777', expirationDate: '2027-02-30' }

test('an integrator reads in the panel and in the console which field of a skipped card is wrong', async ({
  page,
  lender,
}) => {
  const printed: string[] = []
  page.on('console', (message) => printed.push(message.text()))
  await logInAsMarta(page)
  const answer = { status: 200, body: [card, oddCard] } as const
  await lender.arrange({ next: [{ call: 'cards.listCards', answer }] })
  await page.goto('/mis-tarjetas?diagnostico')
  await expect(page.getByRole('main').getByText('4821')).toBeVisible()
  const panel = page.getByRole('complementary', { name: texts.panel })
  await panel.getByText(texts.title(1)).click()
  await expect(panel.getByRole('heading', { name: skipped[0] })).toBeVisible()
  await expect(panel.getByText(skipped[1])).toBeVisible()
  await expect.poll(() => printed).toContain(skipped.join('\n  '))
  expect((await panel.textContent()) + printed.join(' ')).not.toContain('7777')
})

test('a customer of the same lender reads that something is missing, and nothing of fields', async ({
  page,
  lender,
}) => {
  const printed: string[] = []
  page.on('console', (message) => printed.push(message.text()))
  await logInAsMarta(page)
  const answer = { status: 200, body: [card, oddCard] } as const
  await lender.arrange({ next: [{ call: 'cards.listCards', answer }] })
  await page.goto('/mis-tarjetas')
  await expect(page.getByRole('main').getByText('4821')).toBeVisible()
  await expect(page.getByText(skippedItemsTexts.title)).toBeVisible()
  await comeToRest(page)
  await expect(page.getByRole('complementary', { name: texts.panel })).toHaveCount(0)
  expect(printed.join(' ')).not.toContain('expirationDate')
})
