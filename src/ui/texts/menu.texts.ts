/** What leads through the portal once somebody is in. */
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
