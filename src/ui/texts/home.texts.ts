import type { PrepaymentDiscountTextValues } from '@/domain/home/prepayment-discount'

export const homeTexts = {
  /**
   * Document title of the home screen. It does not contain the customer's name, because browsers store titles
   * in their history.
   */
  documentTitle: 'Inicio',
  greeting: 'Hola,',
  leave: 'Cerrar sesión',
  loading: 'Cargando tu inicio',
  failedTitle: 'No pudimos cargar tu inicio',
  retry: 'Probar de nuevo',
  menu: '¿Qué querés hacer?',
  debt: {
    title: 'Tenés cuotas vencidas',
    total: 'Deuda total',
    note: 'Incluye el interés por mora.',
    pay: 'Pagar cuota',
  },
  line: {
    title: 'Tu línea de crédito',
    remaining: 'Disponible',
    hide: 'Ocultar importes',
    show: 'Mostrar importes',
    masked: '$ ••••••',
    hidden: 'Importe oculto',
    movements: 'Ver movimientos',
    movementsLater: 'Vas a ver tus movimientos cuando tengas la línea.',
    detail: 'Ver mi línea',
    paused: 'Vas a poder usarla cuando te pongas al día.',
    disabled: 'No está habilitada por ahora. Si querés saber por qué, escribinos.',
    write: 'Escribir por WhatsApp',
    offer: 'Podés pedir hasta',
    pending: 'Sin activar',
    offerNote: 'Es tu oferta de una línea de crédito: la usás cuando querés.',
    seeOffer: 'Conocer mi oferta',
  },
  banners: {
    title: 'Novedades para vos',
    previous: 'Anterior',
    next: 'Siguiente',
    position: (number: number, count: number) => `Novedad ${number} de ${count}`,
    place: (number: number, count: number) => `${number} de ${count}`,
    pendingTitle: 'Seguí con tu préstamo',
    offerTitle: 'Tenés un préstamo para vos',
    upTo: 'Hasta',
    requested: 'Pediste',
    pendingAction: 'Continuar la solicitud',
    offerAction: 'Ver mi préstamo',
  },
  further: {
    title: 'Otras gestiones',
    'send-receipt': 'Enviar un comprobante',
    claims: 'Hacer un reclamo',
    survey: 'Contarnos tu experiencia',
  },
  legal: {
    pendingTitle: 'Tu deuda está en gestión legal',
    pendingText:
      'Todavía no tiene un estudio asignado. Escribinos por WhatsApp y te contamos cómo ponerte al día.',
    assignedTitle: 'Un estudio se ocupa de tu deuda',
    assignedText: 'Comunicate con el estudio para ponerte al día.',
    whatsapp: 'Escribir por WhatsApp',
    study: 'Estudio',
    contact: 'Contacto',
    phone: 'Teléfono',
    hours: 'Atención',
    fromTo: (from: string, to: string) => `De ${from} a ${to}\u00A0h`,
    from: (from: string) => `Desde las ${from}\u00A0h`,
    to: (to: string) => `Hasta las ${to}\u00A0h`,
  },
  notification: {
    title: 'Tenemos novedades',
    waiting: 'Tenemos novedades para contarte.',
    read: 'Leer la novedad',
    loading: 'Cargando la novedad',
    notLoaded:
      'No pudimos traer la novedad: revisá tu conexión a internet. Si cerrás, queda en el inicio para leerla después.',
    step: (step: number, count: number) => `${step} de ${count}`,
    next: 'Siguiente',
    close: 'Entendido',
  },
  benefit: {
    percentTitle: (percent: number) => `Ahorrá un ${percent}\u00a0% cancelando tu préstamo`,
    plainTitle: 'Cancelá tu préstamo antes y pagá menos',
    'this-month':
      'Si pagás todas las cuotas que te quedan, pagás menos intereses. El beneficio vale hasta el 10 de este mes.',
    'next-month':
      'Si pagás todas las cuotas que te quedan, pagás menos intereses. El beneficio vale hasta el 10 del mes que viene.',
    seeMore: 'Ver más',
    close: 'Ahora no',
  },
  popUp: {
    newsTitle: 'Llegó la línea de crédito',
    newsText: 'Pagá con QR, recargá el celular o pasá plata a tu cuenta, y devolvelo en cuotas.',
    next: 'Siguiente',
    offerTitle: 'Ya tenés una oferta',
    offerText: (amount: string) => `Podés pedir una línea de hasta ${amount}. La activás en pocos pasos.`,
    seeOffer: 'Conocer mi oferta',
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
  qrObstacle: {
    'not-enabled': 'Línea no habilitada',
    'nothing-left': 'Sin saldo en tu línea',
  },
} as const

/**
 * Returns the title of the dialog about the discount for paying a loan off now. The title contains the
 * percentage that the customer saves only if that percentage is high enough. Source: HOM-12.
 */
export function prepaymentDiscountTitle({ titleKind, percent }: PrepaymentDiscountTextValues): string {
  const { percentTitle, plainTitle } = homeTexts.benefit
  return titleKind === 'percent' ? percentTitle(percent) : plainTitle
}
