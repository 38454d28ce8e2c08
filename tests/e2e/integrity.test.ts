import { expect, type BrowserContext } from '@playwright/test'
import { accessTexts } from '@/ui/texts/access.texts'
import { enterDni, martaTestData } from './journey'
import { productionBuildTest as test } from './portal-test'

/**
 * Adds a line to every file whose address matches the pattern, as an attacker would on the network or the
 * file server.
 */
async function tamperWithFiles(context: BrowserContext, file: RegExp): Promise<void> {
  await context.route(file, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;window.tampered = true` })
  })
}

test('a modified entry script does not run', async ({ context }) => {
  await tamperWithFiles(context, /\/assets\/index-[^/]*\.js$|\/assets\/first-visit-[^/]*\.js$/)
  const page = await context.newPage()
  const refused = page.waitForEvent('console', (line) => /integrity/i.test(line.text()))
  // Only the frame is shown without a script.
  await page.goto('/mi-cuenta')
  await refused
  expect(await page.evaluate('window.tampered')).toBeUndefined()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('a modified part that loads later does not run', async ({ context }) => {
  await tamperWithFiles(context, /\/assets\/entry-screens-[^/]*\.js$/)
  const page = await context.newPage()
  const refused = page.waitForEvent('console', (line) => /integrity/i.test(line.text()))
  await page.goto('/validacion-dni')
  await enterDni(page, martaTestData.dni)
  await refused
  expect(await page.evaluate('window.tampered')).toBeUndefined()
  await expect(page.getByLabel(accessTexts.password.label, { exact: true })).toHaveCount(0)
})
