import { expect } from '@playwright/test'
import { phoneViewport } from '#tests/support/viewports'
import {
  approvedPaymentScenarioName,
  openScenarioPlayer,
  portalIframeLocator,
  testWithRulebook,
} from './rulebook-page'

testWithRulebook.use({ viewport: phoneViewport })

testWithRulebook('the result is visible on a phone without scrolling', async ({ page }) => {
  await openScenarioPlayer(page, 'PAY-21', approvedPaymentScenarioName)
  await page.getByLabel('Ritmo').selectOption('Rápido')
  await page.getByRole('button', { name: 'Ver', exact: true }).click()
  await expect(page.getByText('Terminó: la pantalla dijo lo que tenía que decir.')).toBeInViewport()
  await page.getByRole('button', { name: 'Tomar el control' }).click()
  await expect(page.getByText('El portal es tuyo: seguí desde acá con la mano.')).toBeInViewport()
})

testWithRulebook('a course continues from one case to the next, and back to its list', async ({ page }) => {
  await page.goto('/#/cursos/atender-a-quien-debe')
  await page.getByRole('link', { name: /^Raúl debe cuotas/ }).click()
  await expect(page.getByText('Apretá «Ver»')).toBeVisible()
  await expect(page.getByRole('link', { name: /^El caso que sigue/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Practicar' }).click()
  await expect(page.getByText('En este caso no hay nada que apretar: se mira.')).toBeInViewport()
  await page.getByRole('link', { name: 'El caso que sigue: Desde la deuda se va a pagar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Desde la deuda se va a pagar' })).toBeVisible()
  await expect(page.getByText('Apretá «Ver»')).toBeVisible()
  await page.getByRole('button', { name: 'Practicar' }).click()
  await portalIframeLocator(page)
    .getByRole('link', { name: /^Pagar \$/ })
    .click()
  await expect(page.getByText(/^1 de 1 bien a la primera, 0 pistas/)).toBeInViewport()
  await page.getByRole('link', { name: 'Atender a quien debe' }).click()
  await expect(page.getByText('2 de 4 casos practicados')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Raúl debe cuotas/ })).toHaveText(/Visto/)
})
