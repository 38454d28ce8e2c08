import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import {
  ensureRulebookWithDataBuilt,
  rulebookDirectory,
  serveRulebook,
} from '#scripts/rulebook/rulebook-site'

const approvedPaymentScenarioName = 'Raúl paga su deuda desde el inicio'

/**
 * Faults that a test puts in the screens, each with the message of the failed scenario, which is the same in
 * the browser and in Node. Source: RUL-04.
 */
const plantedScreenFaults = [
  {
    what: 'a word',
    from: '¡Listo! Tu pago fue aprobado',
    to: '¡Listo! Tu pago fue recibido',
    says: 'Esperaba ¡Listo! Tu pago fue aprobado; la pantalla dice ¡Listo! Tu pago fue recibido',
  },
  {
    what: 'a button',
    from: 'Pagar ${e} con ${t}',
    to: 'Abonar ${e} con ${t}',
    says: 'No aparece page › main › button «Pagar $ 101.883,26 con Maestro 7305». En /pagar-cuota/resumen',
  },
  {
    what: 'an amount',
    from: 'es-AR',
    to: 'en-US',
    says: String.raw`No aparece page › main › link «/Pagar\s+\$\s+101\.883,26/»`,
  },
] as const

/**
 * Returns the scripts of the rulebook's page that contain the text `from`, by address, with `to` in its
 * place.
 */
async function createBrokenFiles(from: string, to: string): Promise<Readonly<Record<string, string>>> {
  const assets = join(rulebookDirectory, 'assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const files = await Promise.all(
    names.map(async (name) => [`/assets/${name}`, await readFile(join(assets, name), 'utf8')] as const),
  )
  const holding = files.filter(([, text]) => text.includes(from))
  return Object.fromEntries(holding.map(([name, text]) => [name, text.replaceAll(from, to)]))
}

async function playScenario(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/#/regla/PAY-21`)
  await page
    .getByRole('article', { name: approvedPaymentScenarioName, exact: true })
    .getByRole('link', { name: 'Ver' })
    .click()
  await page.getByLabel('Ritmo').selectOption('Rápido')
  await page.getByRole('button', { name: 'Ver', exact: true }).click()
}

for (const { what, from, to, says } of plantedScreenFaults)
  test(`${what} that fails on a screen fails in the player, at its step`, async ({ page }) => {
    await ensureRulebookWithDataBuilt()
    const overrides = await createBrokenFiles(from, to)
    expect(Object.keys(overrides)).not.toEqual([])
    const site = await serveRulebook(0, overrides)
    await playScenario(page, site.address)
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible()
    await site.close()
  })
