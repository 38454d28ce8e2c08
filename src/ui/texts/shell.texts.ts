import type { Obstacle } from '@/domain/session/permissions'

export const shellTexts = {
  mainMenu: 'Menú principal',
  publicLinks: 'Enlaces del sitio',
  help: 'Ayuda',
  loading: 'Cargando la pantalla',
  groups: {
    loans: 'Préstamos',
    credit: 'Crédito y pagos',
    documents: 'Comprobantes',
    account: 'Mi cuenta',
  },
  entries: {
    home: 'Inicio',
    loans: 'Mis préstamos',
    cards: 'Mis tarjetas',
    payInstallment: 'Pagar cuota',
    creditLine: 'Línea de crédito',
    newLoan: 'Nuevo préstamo',
    paymentsAndTopUps: 'Pagos y recargas',
    myPayments: 'Mis pagos',
    couponBook: 'Cuponera',
    debtFree: 'Libre deuda',
    invoices: 'Facturas',
    help: 'Ayuda',
    profile: 'Mis datos',
    logout: 'Cerrar sesión',
    qr: 'Pagar con QR',
    menu: 'Menú',
  },
  bottomBar: {
    home: 'Inicio',
    loans: 'Préstamos',
    payments: 'Mis pagos',
    line: 'Línea',
  },
  publicEntries: {
    company: 'La empresa',
    whereToBuy: 'Dónde comprar',
    aboutUs: 'Quiénes somos',
    blog: 'Blog',
    help: 'Ayuda',
    revocation: 'Botón de arrepentimiento',
    contact: 'Contacto',
  },
  comingSoon: {
    title: 'Disponible pronto',
    lead: 'Estamos terminando esta parte del portal. Mientras tanto, podés seguir con tus préstamos y tus pagos.',
    goHome: 'Ir al inicio',
    goBackToLogin: 'Ir al ingreso',
  },
  initError: {
    title: 'No pudimos cargar tus datos',
    reference: 'INICIO_PORTAL',
  },
  brokenScreen: {
    title: 'Esta pantalla no se pudo mostrar',
    lead: 'No perdiste nada de lo que ya hiciste. Volvé a cargarla o andá al inicio.',
    reload: 'Volver a cargar',
    reference: 'PANTALLA',
  },
  wrongConfiguration: {
    title: 'El portal no está bien configurado',
    unreadable: 'No se pudo leer el archivo config.json.',
    wrongKey: (key: string) => `Revisá la clave "${key}" del archivo config.json.`,
  },
} as const

/** Why a part of the portal is not open to her, where it is worth a word. Source: SES-12. */
export function obstacleText(obstacle: Obstacle): string | undefined {
  switch (obstacle) {
    case 'no-active-loan':
      return 'Esta parte es para quienes están pagando un préstamo.'
    case 'no-cancelled-loan':
      return 'El libre deuda se pide cuando terminaste de pagar un préstamo.'
    case 'no-credentials':
    case 'legal-study':
    case 'not-up-to-date':
    case 'no-line-nor-offer':
      return undefined
  }
}
