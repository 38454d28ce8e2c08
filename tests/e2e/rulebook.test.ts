import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import type { RulebookIndex } from '#rulebook/shared/rulebook-data'
import { axeRulesRequiringBrowser } from '#tests/support/axe-rules'
import { findAxeViolations, waitUntilColourTransitionsEnd } from '#tests/support/layout-and-axe-faults'
import { desktopViewport, phoneViewport } from '#tests/support/viewports'
import {
  approvedPaymentScenarioName,
  openRulebookPage,
  openScenarioPlayer,
  portalIframeLocator,
  testWithRulebook,
} from './rulebook-page'

const maxFirstPageBytes = 200 * 1024

testWithRulebook('the reading pages are light, and never load the program of the stage', async ({ page }) => {
  const names: string[] = []
  page.on('request', (request) => names.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.getByRole('link', { name: /PAY-21/ }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(names.filter((name) => /stage/.test(name))).toEqual([])
  expect(names.filter((name) => name.endsWith('/data/rules/PAY-21.json'))).toHaveLength(1)
})

testWithRulebook('a reader finds a rule by a word and plays it to its end', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Buscar una regla').fill('tarjeta guardada dos toques')
  await page.getByRole('link', { name: /PAY-21/ }).click()
  await page
    .getByRole('article', { name: approvedPaymentScenarioName })
    .getByRole('link', { name: 'Ver' })
    .click()
  await page.getByLabel('Ritmo').selectOption('Rápido')
  await page.getByRole('button', { name: 'Ver', exact: true }).click()
  await expect(page.getByText('Terminó: la pantalla dijo lo que tenía que decir.')).toBeVisible()
  await expect(
    portalIframeLocator(page).getByRole('heading', { name: '¡Listo! Tu pago fue aprobado' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver', exact: true })).toBeFocused()
})

testWithRulebook('the first page is at most 200 KiB', async ({ page }) => {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => bodies.push(response.body()))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).byteLength, 0)
  expect(bytes).toBeGreaterThan(20 * 1024)
  expect(bytes).toBeLessThan(maxFirstPageBytes)
})

testWithRulebook('a copied link opens the scenario at its step', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openScenarioPlayer(page, 'PAY-21', approvedPaymentScenarioName)
  for (const paso of ['Paso 2', 'Paso 3']) {
    await page.getByRole('button', { name: 'Paso siguiente' }).click()
    await expect(page.getByText(`${paso} de 4`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Copiar el enlace de este paso' }).click()
  await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByText('Paso 3 de 4')).toBeVisible()
  await expect(
    portalIframeLocator(other).getByRole('heading', { name: '¡Listo! Tu pago fue aprobado' }),
  ).toBeVisible()
})

testWithRulebook('the arrows move one step, and space plays', async ({ page }) => {
  await openScenarioPlayer(page, 'PAY-21', approvedPaymentScenarioName)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Paso 2 de 4')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Paso 1 de 4')).toBeVisible()
  await expect(page.getByText('Apretá «Ver»')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText('Terminó: la pantalla dijo lo que tenía que decir.')).toBeVisible()
})

testWithRulebook('a reader who takes over continues from the current step', async ({ page }) => {
  await openScenarioPlayer(page, 'PAY-21', approvedPaymentScenarioName)
  await page.getByRole('button', { name: 'Paso siguiente' }).click()
  await expect(page.getByText('Paso 2 de 4')).toBeVisible()
  await page.getByRole('button', { name: 'Tomar el control' }).click()
  await portalIframeLocator(page).getByRole('link', { name: 'Pagar $ 101.883,26' }).click()
  await portalIframeLocator(page).getByRole('button', { name: 'Pagar $ 101.883,26 con Maestro 7305' }).click()
  await expect(
    portalIframeLocator(page).getByRole('heading', { name: '¡Listo! Tu pago fue aprobado' }),
  ).toBeVisible()
})

testWithRulebook.describe('a practised scenario', () => {
  testWithRulebook('is done by mouse, with two mistakes that show the hint', async ({ page }) => {
    await openScenarioPlayer(page, 'PAY-21', approvedPaymentScenarioName)
    await page.getByRole('button', { name: 'Practicar' }).click()
    await expect(page.getByText('Te toca a vos')).toBeVisible()
    const portal = portalIframeLocator(page)
    await portal.getByRole('link', { name: 'Ayuda' }).click()
    await expect(page.getByText('No es ahí. Leé el paso otra vez.')).toBeVisible()
    await expect(portal.locator('.spotlight')).toBeHidden()
    await portal.getByRole('link', { name: 'Ayuda' }).click()
    await expect(portal.locator('.spotlight')).toBeVisible()
    await expect(page.getByText('Apretá «Pagar $ 101.883,26»')).toBeVisible()
    await portal.getByRole('link', { name: 'Pagar $ 101.883,26' }).click()
    await expect(portal.getByRole('button', { name: 'Pagar $ 101.883,26 con Maestro 7305' })).toBeVisible()
    await expect(page.getByText('Te toca a vos')).toBeVisible()
    await portal.getByRole('button', { name: 'Pagar $ 101.883,26 con Maestro 7305' }).click()
    await expect(page.getByText('Lo hiciste.')).toBeVisible()
    await expect(page.getByText(/^1 de 2 bien a la primera, 1 pista, \d+ segundos\.$/)).toBeVisible()
  })

  testWithRulebook('is done by keyboard alone, following the hint', async ({ page }) => {
    await openScenarioPlayer(page, 'QRP-04', 'El texto pegado sirve igual')
    await page.getByRole('button', { name: 'Practicar' }).focus()
    await page.keyboard.press('Enter')
    const hint = page.getByRole('button', { name: 'Dame una pista' })
    const caption = page.getByRole('status').first()
    for (let acts = 0; acts < 4; acts += 1) {
      const ended = page.getByText('Lo hiciste.')
      await expect(hint.or(ended)).toBeVisible()
      if (await ended.isVisible()) break
      await hint.focus()
      await page.keyboard.press('Enter')
      await expect(caption).toHaveText(/^(Apretá|Escribí)/)
      const words = (await caption.textContent()) ?? ''
      await performStepByKeyboard(page, words)
    }
    await expect(page.getByText('Lo hiciste.')).toBeVisible()
    await expect(page.getByText(/^0 de \d bien a la primera, \d pistas?/)).toBeVisible()
  })

  testWithRulebook('is done at the first press, without a hint', async ({ page }) => {
    await page.goto('/#/cursos/un-pago-que-no-llego')
    await page.getByRole('link', { name: /^El pago estaba hecho/ }).click()
    await expect(page.getByText('Apretá «Ver»')).toBeVisible()
    await page.getByRole('button', { name: 'Practicar' }).click()
    const portal = portalIframeLocator(page)
    await portal.getByRole('button', { name: /Tarjeta de débito/ }).click()
    await portal.getByRole('button', { name: /^Pagar \$/ }).click()
    await portal.getByRole('button', { name: 'Consultar de nuevo' }).click()
    await expect(page.getByText(/^3 de 3 bien a la primera, 0 pistas/)).toBeVisible()
  })
})

testWithRulebook(
  'the line for the trainer is a link with the result, and nothing is sent',
  async ({ page, context, rulebook }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/#/cursos')
    const index = (await (await page.request.get('/data/index.json')).json()) as RulebookIndex
    const course = index.courses.find(({ id }) => id === 'un-pago-que-no-llego')
    const score = { acts: 5, right: 4, hints: 1, milliseconds: 9_000, day: '2026-03-10' }
    await page.evaluate(([text]) => localStorage.setItem('reglas.cursos.1', text), [
      JSON.stringify(Object.fromEntries(course?.scenarios.map(({ scenario }) => [scenario, score]) ?? [])),
    ] as const)
    const outside: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !request.url().startsWith(rulebook)) outside.push(request.url())
    })
    await page.goto('/#/cursos/un-pago-que-no-llego')
    await page.reload()
    await page.getByLabel('Tu nombre, para el certificado').fill('Ana Sosa')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar el certificado' }).click()
    expect((await download).suggestedFilename()).toBe('certificado.pdf')
    await page.getByRole('button', { name: 'Copiar la línea para quien capacita' }).click()
    await expect(page.getByRole('button', { name: 'Línea copiada' })).toBeVisible()
    const line = await page.evaluate(() => navigator.clipboard.readText())
    expect(line).toMatch(
      /^Ana Sosa practicó «Un pago que no llegó» el 10 de marzo de 2026: 80 % bien a la primera\. http/,
    )
    expect(outside).toEqual([])
    const link = line.split(' ').at(-1) ?? ''
    const trainer = await context.newPage()
    await trainer.goto(link)
    await expect(trainer.getByText(/^80 % bien a la primera/)).toBeVisible()
    await expect(trainer.getByText('4 de 5 bien a la primera, 1 pista, 9 segundos.')).toHaveCount(4)
  },
)

testWithRulebook(
  'the page brings its own policy for hosts that send none, and nothing violates it',
  async ({ page }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await openScenarioPlayer(page, 'PAY-21', approvedPaymentScenarioName)
    const policies = page.locator('meta[http-equiv="Content-Security-Policy"]')
    await expect(policies).toHaveAttribute('content', /default-src 'none'.*frame-src 'self'/)
    await page.getByRole('button', { name: 'Paso siguiente' }).click()
    await expect(page.getByText('Paso 2 de 4')).toBeVisible()
    expect(refused).toEqual([])
  },
)

testWithRulebook('on a phone the bar of a practice stays on one line', async ({ page }) => {
  await page.setViewportSize(phoneViewport)
  await openScenarioPlayer(page, 'PAY-21', approvedPaymentScenarioName)
  await page.getByRole('button', { name: 'Practicar' }).click()
  await expect(page.getByText('Te toca a vos')).toBeVisible()
  const places = await page
    .getByRole('button', { name: /^(Dame una pista|Dejar)$/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
  expect(places).toHaveLength(2)
  expect(places[0]).toBe(places[1])
  await page.getByRole('button', { name: 'Dejar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Practicar' })).toBeVisible()
})

testWithRulebook(
  'in presentation, the portal is between the window and the bar, without the text',
  async ({ page }) => {
    await page.setViewportSize(desktopViewport)
    await openScenarioPlayer(page, 'PAY-21', approvedPaymentScenarioName)
    await page.getByRole('button', { name: 'Vista para presentar' }).click()
    await expect(page.getByRole('list', { name: 'Los pasos' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    const height = async () => (await page.locator('iframe').boundingBox())?.height
    await expect.poll(height).toBeLessThanOrEqual(desktopViewport.height - 160)
    await page.getByRole('button', { name: 'Volver al texto' }).click()
    await expect(page.getByRole('list', { name: 'Los pasos' })).toBeVisible()
  },
)

for (const address of [
  '/',
  '/#/pantallas',
  '/#/pasos',
  '/#/cursos',
  '/#/cursos/un-pago-que-no-llego',
  '/#/regla/PAY-21',
])
  testWithRulebook(
    `axe finds nothing at ${address}, at any width, in any colour scheme`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize(phoneViewport)
      await openRulebookPage(page, address)
      expect(await findAxeViolationsAtBothWidths(page)).toEqual([])
    },
  )

testWithRulebook(
  'axe finds nothing in the player, which is never wider than the window',
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize(phoneViewport)
    await openScenarioPlayer(page, 'PAY-21', approvedPaymentScenarioName)
    expect(await findAxeViolationsAtBothWidths(page)).toEqual([])
    for (const viewport of [phoneViewport, desktopViewport]) {
      await page.setViewportSize(viewport)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    }
  },
)

/**
 * Returns every fault that axe finds on a phone, and the faults that it finds in a wide window by the rules
 * whose result depends on the layout. Also returns the faults of contrast in the dark colour scheme.
 */
async function findAxeViolationsAtBothWidths(page: Page): Promise<readonly string[]> {
  const onPhone = [...(await findAxeViolations(page)), ...(await findContrastFaultsInDarkScheme(page))]
  await page.setViewportSize(desktopViewport)
  const inWideWindow = [
    ...(await findAxeViolations(page, axeRulesRequiringBrowser)),
    ...(await findContrastFaultsInDarkScheme(page)),
  ]
  return [...onPhone, ...inWideWindow.map((each) => `in a wide window: ${each}`)]
}

async function findContrastFaultsInDarkScheme(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await waitUntilColourTransitionsEnd(page)
  const faults = await findAxeViolations(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
  await waitUntilColourTransitionsEnd(page)
  return faults.map((each) => `in the dark: ${each}`)
}

async function performStepByKeyboard(page: Page, words: string): Promise<void> {
  const [, what = '', where = ''] = /^Escribí «(.*)» en «(.*)»$/s.exec(words) ?? []
  const [, button = ''] = /^Apretá «(.*)»$/.exec(words) ?? []
  const portal = portalIframeLocator(page)
  if (what !== '') {
    await portal.getByLabel(where).focus()
    return page.keyboard.insertText(what)
  }
  await portal
    .getByRole('button', { name: button, exact: true })
    .or(portal.getByRole('link', { name: button, exact: true }))
    .focus()
  await page.keyboard.press('Enter')
}
