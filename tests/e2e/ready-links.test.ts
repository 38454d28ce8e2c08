import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { ensureRulebookWithDataBuilt, serveRulebook } from '#scripts/rulebook/rulebook-site'
import { projectRoot } from '#scripts/support/portal-build'
import { testWithNewPage as test } from './portal-test'

/**
 * Function that does the task of one of the demo's links, as far as needed to prove that the link opened what
 * it promises.
 */
type DemoLinkTask = (page: Page) => Promise<void>

const taskByLinkName: Readonly<Record<string, DemoLinkTask>> = {
  'Debe tres cuotas': async (page) => {
    await expect(page.getByText('3 vencidas')).toBeVisible()
    await page.getByRole('link', { name: /^Pagar \$/ }).click()
    await page.getByRole('button', { name: /^Pagar \$.* con Maestro 7305$/ }).click()
    await expectHeading(page, '¡Listo! Tu pago fue aprobado')
  },
  'Un pago en duda': async (page) => {
    await payWithSavedCard(page)
    await expectHeading(page, 'Estamos confirmando tu pago')
  },
  'La tarjeta no tiene fondos': async (page) => {
    await payWithSavedCard(page)
    await expectHeading(page, 'No hay saldo suficiente', 2)
    await expect(page.getByRole('button', { name: 'Usar otra tarjeta' })).toBeVisible()
  },
  'Comprar con QR': async (page) => {
    await expectHeading(page, 'Pagar con QR')
    await page.getByText('Otras formas de leer el QR').click()
    await expect(page.getByLabel('El texto del QR')).toBeVisible()
  },
  'La selfie no coincide': async (page) => {
    await expect(page.getByRole('main')).toContainText('Marta Giménez')
    await page.getByRole('button', { name: 'Continuar con la selfie' }).click()
    // The lender reports another person, whatever the provider's page says.
    await page.getByRole('button', { name: /^Es la persona/ }).click()
    await expectHeading(page, 'No pudimos confirmar que seas vos')
  },
  'Refinanciar una deuda': async (page) => {
    await expectHeading(page, 'Refinanciá tu deuda')
    await expect(page.getByRole('main')).toContainText('Hola, Ramona Paredes')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('12 cuotas')).toBeVisible()
  },
  'Sin internet': async (page) => {
    await expectHeading(page, 'No pudimos cargar tu inicio')
    await expect(page.getByRole('main')).toContainText('Revisá tu conexión a internet')
  },
  'En mantenimiento': async (page) => {
    await expect(page.getByRole('main')).toContainText('Estamos haciendo mejoras')
  },
  'En un estudio jurídico': async (page) => {
    await expectHeading(page, 'Un estudio se ocupa de tu deuda')
    await expect(page.getByRole('link', { name: '3624420187' })).toHaveAttribute('href', 'tel:3624420187')
    await expect(page.getByRole('main')).toContainText('De 09:00 a 17:00 h')
  },
  'Como en la vida': async (page) => {
    await expectHeading(page, 'Mis pagos')
    await page.getByRole('button', { name: '2019' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Diciembre de 2019' })).toBeVisible()
  },
}

const demoLinkMatches = [
  ...readFileSync(join(projectRoot, 'docs', 'demo.md'), 'utf8').matchAll(
    /^\| \[(.+?)\]\(http:\/\/localhost:4173(.+?)\) \|/gm,
  ),
]

test('docs/demo.md has ten ready links, each with its test', () => {
  expect(demoLinkMatches.map(([, title]) => title)).toEqual(Object.keys(taskByLinkName))
})

test('the rulebook offers the same ten', async ({ page }) => {
  await ensureRulebookWithDataBuilt()
  const rulebook = await serveRulebook()
  await page.goto(`${rulebook.address}/#/cursos`)
  for (const [, title = '', address = ''] of demoLinkMatches)
    await expect(page.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `http://localhost:4173${address}`,
    )
  await rulebook.close()
})

for (const [, title = '', address = ''] of demoLinkMatches)
  test(`«${title}» opens what its task is about`, async ({ page, demoSiteAddress }) => {
    await page.goto(demoSiteAddress + address)
    await taskByLinkName[title]?.(page)
  })

async function expectHeading(page: Page, title: string, level = 1): Promise<void> {
  await expect(page.getByRole('heading', { level, name: title })).toBeVisible()
}

async function payWithSavedCard(page: Page): Promise<void> {
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: /Visa 4821/ }).click()
}
