import { expect, test as base, type Page } from '@playwright/test'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { phoneViewport } from '#tests/support/viewports'
import { e2eAddresses } from '#tests/support/e2e-addresses'
import { galleryStates } from '#tests/support/gallery-states'
import { atRest, type GalleryState } from '#tests/support/gallery-tools'
import { cutTexts, sidewaysOverflowPx } from '#tests/support/layout-checks'
import { chooseMethod, demoAddress, summaryAddress } from './journey'
import { expectSound, transitionsHaveEnded } from './soundness'

const mariasLoan = 'p-3f0e8b97'
const mariasSummary = summaryAddress('40130066')

/** What the gallery does not show with the longest name and the biggest amounts. */
const mariasStates: readonly GalleryState[] = [
  { name: 'maria-ver-todas', address: asMaria(`/mis-prestamos/${mariasLoan}/ver-todas`) },
  { name: 'maria-salida', address: asMaria('/cerrar-sesion') },
  {
    name: 'maria-pago-aprobado',
    address: asMaria('/estado-pago?status=approved&id=40130066&transactionId=tx-51c7a8e0&amount=12345678.90'),
  },
  ...['Transferencia a tu CVU', 'Código QR', 'Efectivo', 'Tarjeta de débito', 'Tarjeta de crédito'].map(
    (method) => ({
      name: `maria-resumen ${method}`,
      address: asMaria(mariasSummary),
      prepare: async (page: Page) => {
        await chooseMethod(page, method)
        await page.getByText(paymentsTexts.noReceiptNeeded).waitFor()
        await atRest(page)
      },
    }),
  ),
]

const test = base.extend<object, { readonly warmPage: Page }>({
  /** One page for all the states of a worker; nothing of the state before stays. */
  warmPage: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({
        baseURL: e2eAddresses.demo,
        viewport: phoneViewport,
        locale: 'es-AR',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      await context.clock.install()
      await provide(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const state of [...galleryStates.filter(isOfPlainSize), ...mariasStates])
  test(`${state.name} reads, fits and can be touched`, async ({ warmPage: page }) => {
    await open(page, state)

    await expectSound(page)

    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await transitionsHaveEnded(page)
    expect.soft(await sidewaysOverflowPx(page), 'with letters twice as large').toBe(0)
    expect.soft(await cutTexts(page), 'with letters twice as large').toEqual([])
  })

async function open(page: Page, state: GalleryState): Promise<void> {
  await page.unrouteAll()
  await page.setViewportSize(phoneViewport)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/manifest.webmanifest')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await state.before?.(page)
  await page.goto(state.address)
  await (state.prepare ?? atRest)(page)
}

function asMaria(path: string): string {
  return demoAddress(path, { customer: 'maria' })
}

function isOfPlainSize({ name }: GalleryState): boolean {
  return !name.startsWith('letra-grande-')
}
