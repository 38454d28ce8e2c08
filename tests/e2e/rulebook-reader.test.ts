import { expect, type Page } from '@playwright/test'
import { phoneViewport } from '#tests/support/viewports'
import {
  approvedPaymentScenarioName,
  openRulebookPage,
  openScenarioPlayer,
  portalIframeLocator,
  testWithRulebook,
} from './rulebook-page'

for (const [words, screen, sentence] of [
  ['resumen', 'Pagar cuota: el resumen y los medios de pago', 'lo que ya se pagó se dice antes'],
  ['un préstamo', 'Un préstamo', 'Una cuota se explica parte por parte'],
  ['mis tarjetas', 'Mis tarjetas', 'tarjeta'],
] as const)
  testWithRulebook(`a rule is found from the screen «${screen}» in three presses`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Pantallas', exact: true }).click()
    await page.getByLabel('Buscar una pantalla').fill(words)
    await page.getByText(new RegExp(`^${screen} \\(\\d+\\sreglas\\)$`)).click()
    await page.getByRole('list', { name: screen }).getByRole('link', { name: sentence }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(sentence)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

testWithRulebook('the reader works by keyboard alone: forward, back, and in the portal', async ({ page }) => {
  await openScenarioPlayer(page, 'PAY-21', approvedPaymentScenarioName)
  await page.getByRole('button', { name: 'Paso siguiente' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Paso 2 de 4')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Paso siguiente' })).toBeFocused()
  await page.getByRole('button', { name: 'Paso anterior' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Paso 1 de 4')).toBeVisible()
  await expect(page.getByText('Apretá «Ver»')).toBeVisible()
  await page.getByRole('button', { name: 'Paso siguiente' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Paso 2 de 4')).toBeVisible()
  await page.getByRole('button', { name: 'Tomar el control' }).focus()
  await page.keyboard.press('Enter')
  await portalIframeLocator(page).getByRole('link', { name: 'Pagar $ 101.883,26' }).focus()
  await page.keyboard.press('Enter')
  await portalIframeLocator(page).getByRole('button', { name: 'Pagar $ 101.883,26 con Maestro 7305' }).focus()
  await page.keyboard.press('Enter')
  await expect(
    portalIframeLocator(page).getByRole('heading', { name: '¡Listo! Tu pago fue aprobado' }),
  ).toBeVisible()
})

testWithRulebook("with letters twice as large nothing extends beyond a phone's screen", async ({ page }) => {
  await page.setViewportSize(phoneViewport)
  for (const address of ['/', '/#/pantallas', '/#/pasos', '/#/cursos', '/#/regla/PAY-21']) {
    await openRulebookPage(page, address)
    expect(await contentWidthWithLargeLettersPx(page), address).toBe(phoneViewport.width)
  }
  await openScenarioPlayer(page, 'PAY-21', approvedPaymentScenarioName)
  expect(await contentWidthWithLargeLettersPx(page), 'player').toBe(phoneViewport.width)
})

function contentWidthWithLargeLettersPx(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return document.documentElement.scrollWidth
  })
}
