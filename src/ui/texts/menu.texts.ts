import type { AccessObstacle } from '@/domain/session/area-access'
import { loanAccessObstacleTexts } from './shell.texts'

/** Texts of the menus of a signed-in customer. */
export const menuTexts = {
  mainMenu: 'Menú principal',
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
} as const

/**
 * Returns the text that says why the customer may not open a menu entry, and what they can do to open
 * it. Source: SES-09.
 */
export function accessObstacleText(obstacle: AccessObstacle): string {
  switch (obstacle) {
    case 'no-credentials':
      return 'Primero creá tu contraseña.'
    case 'debt-law-firm':
      return 'No se puede mientras tu deuda esté en gestión legal.'
    case 'not-up-to-date':
      return 'Se abre cuando estás al día con tus cuotas.'
    case 'no-line-nor-offer':
      return 'Se abre cuando tenés una oferta.'
    case 'no-active-loan':
    case 'no-paid-off-loan':
      return loanAccessObstacleTexts[obstacle]
  }
}
