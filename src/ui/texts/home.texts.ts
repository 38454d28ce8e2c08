export const homeTexts = {
  /** The browser keeps titles in its history: no name in this one. */
  documentTitle: 'Inicio',
  greeting: 'Hola,',
  leave: 'Cerrar sesión',
  title: (firstName: string) => `Hola, ${firstName}`,
  loading: 'Cargando tu inicio',
  failedTitle: 'No pudimos cargar tu inicio',
  retry: 'Probar de nuevo',
  menu: '¿Qué querés hacer?',
  debt: {
    title: 'Tenés cuotas vencidas',
    total: 'Deuda total',
    note: 'Incluye los intereses por pago fuera de término.',
    pay: 'Pagar cuota',
  },
  noCredentials: {
    title: 'Creá tu contraseña',
    text: 'Con una contraseña vas a poder ver tus préstamos y pagar tus cuotas desde acá.',
    action: 'Crear contraseña',
  },
  tiles: {
    'new-loan': 'Nuevo préstamo',
    'pay-service': 'Pagar un servicio',
    recharge: 'Recargar celular',
    'my-loans': 'Mis préstamos',
    'pay-installment': 'Pagar cuota',
    'my-payments': 'Mis pagos',
    'pay-by-qr': 'Pagar con QR',
  },
} as const
