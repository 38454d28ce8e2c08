import { expect, test as base, type Page } from '@playwright/test'
import { phoneViewport } from '#tests/support/viewports'
import { e2eAddresses } from '#tests/support/e2e-addresses'
import { galleryStates } from '#tests/support/gallery-states'
import type { GalleryState } from '#tests/support/gallery-tools'
import { openState } from '#tests/support/open-state'
import { cutTexts, sidewaysOverflowPx } from '#tests/support/layout-checks'
import { expectSound, transitionsHaveEnded } from './soundness'

/** One state of each layout, the one that asks most of it; what reads of every state is looked at in Node. */
const layouts: ReadonlySet<string> = new Set([
  'ingreso-vacio',
  'identidad-sin-elegir',
  'codigo-incorrecto',
  'contrasena-nombre-largo',
  'codigo-no-recibido',
  'no-cliente',
  'maria-salida',
  'presentacion',
  'instalar-app-ofrecida',
  'ingreso-por-enlace',
  'generar-clave-mal',
  'actualizar-td-mal',
  'actualizar-td-rechazada',
  'cambio-celular',
  'cambio-celular-mal',
  'modo-desbloqueo-sin-lector',
  'recibir-avisos',
  'inicio-nombre-largo',
  'inicio-con-linea',
  'inicio-oferta',
  'inicio-silvia',
  'inicio-novedades',
  'inicio-fallido',
  'inicio-lento',
  'menu',
  'inicio-anuncio',
  'inicio-novedad',
  'inicio-beneficio',
  'prestamos-importes-grandes',
  'prestamos-ninguno',
  'prestamo-importes-grandes',
  'prestamo-vencido',
  'prestamo-de-36-cuotas',
  'maria-ver-todas',
  'pagar-importes-grandes',
  'pagar-sin-elegir',
  'resumen-vencido',
  'resumen-importes-grandes',
  'resumen-recien-pagado',
  'maria-por-cvu',
  'maria-por-qr',
  'maria-en-efectivo',
  'maria-con-debito',
  'maria-con-credito',
  'pagar-por-cvu-sin-cvu',
  'pagar-con-debito-varias',
  'tarjeta-nueva-con-errores',
  'pago-no-cobrado-wrong-number',
  'pagar-en-linea',
  'pagar-en-linea-como',
  'otras-formas-1',
  'datos-para-cancelar',
  'maria-pago-aprobado',
  'pago-aprobado-encuesta',
  'pago-rechazado-con-motivo',
  'tarjetas',
  'tarjetas-ninguna',
  'tarjetas-una-vencida',
  'tarjetas-prestamos-elegidos',
  'tarjetas-agregar-con-errores',
  'tarjetas-agregar-resumen',
  'tarjetas-agregada',
  'tarjetas-reemplazo',
  'tarjetas-reemplazo-sin-elegir',
  'mis-pagos',
  'mis-pagos-ninguno',
  'cuponera',
  'cuponera-con-debito-automatico',
  'cuponera-sin-descargar',
  'comprobante-rechazado',
  'comprobante-sin-respuesta',
  'comprobante-enviado',
  'mis-datos-nombre-largo',
  'mis-datos-restablecer',
  'panel-de-la-demo-fallas',
  'cinta-oculta',
  'configuracion-mal',
  'wiki',
  'demo-identidad',
  'disponible-pronto',
])

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

test('every layout is a state of the gallery', () => {
  const names = galleryStates.map(({ name }) => name)
  expect([...layouts].filter((layout) => !names.includes(layout))).toEqual([])
})

for (const state of galleryStates.filter(({ name }) => layouts.has(name)))
  test(`${state.name} reads, fits and can be touched`, async ({ warmPage: page }) => {
    const leave = await open(page, state)

    await expectSound(page)

    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await transitionsHaveEnded(page)
    expect.soft(await sidewaysOverflowPx(page), 'with letters twice as large').toBe(0)
    expect.soft(await cutTexts(page), 'with letters twice as large').toEqual([])
    await leave()
  })

/** Nothing of the state before stays on the page. */
async function open(page: Page, state: GalleryState): Promise<() => Promise<void>> {
  await page.setViewportSize(phoneViewport)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${e2eAddresses.demo}/manifest.webmanifest`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return openState({ page, address: e2eAddresses.demo, state })
}
