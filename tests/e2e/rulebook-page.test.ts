import { expect } from '@playwright/test'
import { texts } from '#rulebook/site/texts'
import { doubleFontSizeOfPage } from '#tests/support/double-font-size'
import { phoneViewport } from '#tests/support/viewports'
import { openRulebookPage, testWithRulebook } from './rulebook-page'

const unknownAddresses = ['/#/regla/XXX-99', '/#/regla/XXX-99/nada', '/#/cursos/ninguno', '/#/ninguna-pagina']

testWithRulebook('an unknown address shows a message with two links', async ({ page }) => {
  for (const address of unknownAddresses) {
    await openRulebookPage(page, address)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(texts.notFound.title)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeFocused()
    await expect(
      page.getByRole('main').getByRole('link', { name: texts.courseResultPage.allCourses }),
    ).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: texts.rulePage.back }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.name)
})

testWithRulebook(
  'with letters twice as large, the sentence of a rule leaves space for its examples',
  async ({ page }) => {
    await page.setViewportSize(phoneViewport)
    await openRulebookPage(page, '/#/regla/PAY-21')
    await expect(page.getByRole('article').first()).toBeVisible()
    await doubleFontSizeOfPage(page)
    const box = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(box?.height).toBeGreaterThan(0)
    expect(box?.height).toBeLessThan(phoneViewport.height * 0.4)
  },
)
