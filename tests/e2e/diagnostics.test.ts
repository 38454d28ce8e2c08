import { expect, type Page } from '@playwright/test'
import { diagnosticsTexts as texts } from '@/ui/texts/diagnostics.texts'
import { skippedItemsTexts } from '@/ui/texts/skipped-items.texts'
import { waitUntilLoaded, logInAsMarta } from './journey'
import { productionBuildTest as test } from './portal-test'
import type { SandboxControls } from './sandbox-controls'

const cardInAnswer = {
  cardId: 'td-51c7a8e0',
  token: 'tk-51c7a8e0',
  brand: 'Visa Débito',
  number: 'XXXXXXXXXXXX4821',
  status: 'ACTIVE',
  expirationDate: '2028-09-30',
} as const

const expectedDiagnostics = [
  'Se leyó sin esto: cards.listCards (GET /myCards)',
  '[1].expirationDate: vino un texto con forma de fecha; se esperaba un día que exista',
] as const

/**
 * Card with an expiration date that does not exist, so that the portal reports it. Its number must not appear
 * in the diagnostics.
 */
const cardWithWrongDate = {
  ...cardInAnswer,
  cardId: 'td-2',
  number: 'XXXXXXXXXXXX7777',
  expirationDate: '2027-02-30',
}

/**
 * Signs in and opens the customer's cards, one of which has an expiration date that does not exist. Returns
 * the lines that the page writes to the console.
 */
async function openCards(page: Page, lender: SandboxControls, address: string): Promise<readonly string[]> {
  const printed: string[] = []
  page.on('console', (message) => printed.push(message.text()))
  await logInAsMarta(page)
  const answer = { status: 200, body: [cardInAnswer, cardWithWrongDate] } as const
  await lender.changeDemoState({ next: [{ call: 'cards.listCards', answer }] })
  await page.goto(address)
  await expect(page.getByRole('main').getByText('4821')).toBeVisible()
  return printed
}

test('an integrator sees in the panel and in the console which field of a skipped card is wrong', async ({
  page,
  lender,
}) => {
  const printed = await openCards(page, lender, '/mis-tarjetas?diagnostico')
  const panel = page.getByRole('complementary', { name: texts.panel })
  await panel.getByText(texts.title(1)).click()
  await expect(panel.getByRole('heading', { name: expectedDiagnostics[0] })).toBeVisible()
  await expect(panel.getByText(expectedDiagnostics[1])).toBeVisible()
  await expect.poll(() => printed).toContain(expectedDiagnostics.join('\n  '))
  expect((await panel.textContent()) + printed.join(' ')).not.toContain('7777')
})

test('a customer of the same lender reads that a card is missing, and nothing of fields', async ({
  page,
  lender,
}) => {
  const printed = await openCards(page, lender, '/mis-tarjetas')
  await expect(page.getByText(skippedItemsTexts.title)).toBeVisible()
  await waitUntilLoaded(page)
  await expect(page.getByRole('complementary', { name: texts.panel })).toHaveCount(0)
  expect(printed.join(' ')).not.toContain('expirationDate')
})
