import { expect } from '@playwright/test'
import { galleryStates } from '#tests/support/gallery-states'
import { openState } from '#tests/support/open-state'
import { cutTexts, sidewaysOverflowPx } from '#tests/support/layout-checks'
import { expectReadable, expectSound, transitionsHaveEnded } from './soundness'
import { test } from './portal-test'

/** One state of each layout, the one that asks most of it; what reads of every state is looked at in Node. */
const layouts: ReadonlySet<string> = new Set([
  'ingreso-vacio',
  'identidad-sin-elegir',
  'codigo-incorrecto',
  'contrasena-nombre-largo',
  'codigo-no-recibido',
  'no-cliente',
  'maria-salida-pregunta',
  'maria-enlace-pregunta',
  'salida',
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
  'maria-pago-en-proceso',
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
  'mis-pagos-gestion-legal',
  'mis-pagos-ninguno',
  'generar-clave',
  'cuponera',
  'cuponera-con-debito-automatico',
  'cuponera-sin-descargar',
  'comprobante-rechazado',
  'comprobante-sin-respuesta',
  'comprobante-enviado',
  'reclamo-con-lista',
  'reclamo-enviado',
  'ayuda-buscada',
  'encuesta-incompleta',
  'mis-datos-nombre-largo',
  'mis-datos-restablecer',
  'panel-de-la-demo-fallas',
  'cinta-oculta',
  'configuracion-mal',
  'wiki',
  'demo-identidad',
  'linea',
  'linea-movimientos',
  'linea-pedir-de-mas',
  'linea-costo',
  'linea-resumen',
  'linea-en-duda',
  'qr-escaner',
  'qr-importe-excedido',
  'qr-cuotas-elegidas',
  'qr-pagado',
  'qr-comprobante',
  'refinanciacion-inicio-importes-grandes',
  'refinanciacion-plan-elegido',
  'refinanciacion-tarjeta-incompleta',
  'refinanciacion-resumen',
  'reclamo-con-lista',
  'ayuda-buscada',
  'encuesta-incompleta',
  'mis-datos-domicilio-largo',
  'mis-datos-foto-acomodar',
  'cancelacion-importe-grande',
  'cancelacion-con-qr',
  'arrepentimiento-incompleto',
  'prestamo-nuevo-en-curso',
  'otros-servicios',
  'facturas-importes-grandes',
  'libre-deuda',
])

test('every layout is a state of the gallery', () => {
  const names = galleryStates.map(({ name }) => name)
  expect([...layouts].filter((layout) => !names.includes(layout))).toEqual([])
})

for (const state of galleryStates.filter(({ name }) => layouts.has(name)))
  test(`${state.name} reads, fits and can be touched`, async ({ page, demoSite }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const leave = await openState({ page, address: demoSite, state })
    // What Node does not bring up is looked at whole.
    if (state.configuration !== undefined) await expectReadable(page)

    await expectSound(page)

    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await transitionsHaveEnded(page)
    expect.soft(await sidewaysOverflowPx(page), 'with letters twice as large').toBe(0)
    expect.soft(await cutTexts(page), 'with letters twice as large').toEqual([])
    await leave()
  })
