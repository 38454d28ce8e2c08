import type { AccessObstacle } from '@/domain/session/area-access'

export const shellTexts = {
  publicLinks: 'Enlaces del sitio',
  help: 'Ayuda',
  loading: 'Cargando la pantalla',
  publicEntries: {
    company: 'La empresa',
    whereToBuy: 'Dónde comprar',
    aboutUs: 'Quiénes somos',
    blog: 'Blog',
    help: 'Ayuda',
    revocation: 'Botón de arrepentimiento',
    serviceCancellation: 'Botón de baja',
    contact: 'Contacto',
  },
  brokenScreen: {
    title: 'Esta pantalla no se pudo mostrar',
    lead: 'No perdiste nada de lo que ya hiciste. Volvé a cargarla o andá al inicio.',
    load: 'Volver a cargar',
    reference: 'PANTALLA',
  },
  unreachable: {
    title: 'La pantalla no llegó',
    lead: 'No perdiste nada de lo que ya hiciste: la pantalla aparece sola cuando vuelve la conexión.',
  },
  pendingScreen: {
    title: 'La pantalla tarda en llegar',
    lead: 'Tu conexión anda lenta. Podés esperar, que la pantalla aparece sola, o probar de nuevo.',
  },
  newVersion: {
    title: 'Hay una versión nueva del portal',
    lead: 'Cargala para seguir desde acá.',
    load: 'Cargar la versión nueva',
  },
  configurationFailure: {
    title: 'No pudimos abrir el portal',
    unreachable: 'Parece que no hay conexión a internet. Revisala: cuando vuelva, el portal se abre solo.',
    'other-answer':
      'En lugar del portal contestó otra página. Si tu wifi pide que ingreses, hacelo y volvé: el portal se abre solo.',
    slow: 'Está tardando más de lo normal. Podés esperar o probar de nuevo.',
  },
} as const

/**
 * Text for a customer who opened an address that does not exist. Two links follow the text. Source:
 * SES-03.
 */
export const pageNotFoundText = 'Esa dirección no existe. Seguí desde acá, o escribinos.'

/**
 * Texts that say why the customer was redirected: because of the loans that they have or do not have.
 * The home screen explains no other reasons for a redirect. Source: SES-12.
 */
export const loanAccessObstacleTexts = {
  'no-active-loan': 'Esta parte es para quienes están pagando un préstamo.',
  'no-paid-off-loan': 'El libre deuda se pide unas 24 horas después de terminar de pagar un préstamo.',
} as const satisfies { readonly [Name in AccessObstacle]?: string }

export function isLoanAccessObstacle(
  obstacle: AccessObstacle,
): obstacle is keyof typeof loanAccessObstacleTexts {
  return obstacle in loanAccessObstacleTexts
}
