import { lenderServiceRules as terms } from '@/domain/shared/lender-service-rules'
import type { RegisteredPaymentMethod } from '@/domain/payments/registered-payment-method'

export const myPaymentsTexts = {
  title: 'Mis pagos',
  lead: 'Los pagos que registramos, del más nuevo al más viejo.',
  loading: 'Cargando tus pagos',
  failedTitle: 'No pudimos cargar tus pagos',
  /**
   * Reference on the error screen about payments, which the customer gives the support team. Source: MOV-01.
   */
  reference: 'MY_PAYMENT_INIT_ERROR',
  all: 'Tus pagos',
  paid: 'Pagado',
  pending: 'Pendiente',
  pendingWarning: `Todavía no se acreditó. Puede tardar entre ${terms.minHoursUntilPaymentApplied} y ${terms.maxHoursUntilPaymentApplied} horas: no lo pagues de nuevo.`,
  notRecognised: 'No lo reconozco',
  untitled: 'Pago',
  someRowsVisibleText: (shown: string, all: string) => `Mostrando ${shown} de ${all} pagos`,
  allRowsVisibleText: (all: string) => (all === '1' ? 'Es tu único pago' : `Estos son tus ${all} pagos`),
  seeMore: 'Ver más pagos',
  newPayment: 'Hacer un pago',
  sendReceipt: 'Enviar un comprobante',
  emptyTitle: 'Todavía no registramos pagos',
  empty: `Cuando pagues una cuota, la vas a ver acá. Un pago puede tardar entre ${terms.minHoursUntilPaymentApplied} y ${terms.maxHoursUntilPaymentApplied} horas en verse.`,
} as const

/** Returns the text that says with which method a payment was made. Source: MOV-01. */
export function registeredPaymentMethodText(paymentMethod: RegisteredPaymentMethod): string {
  switch (paymentMethod) {
    case 'express-collection':
      return 'Cobro express'
    case 'automatic-debit':
      return 'Débito automático'
    case 'cbu-transfer':
      return 'Depósito o transferencia a CBU'
    case 'debit-card':
      return 'Botón de pago con tarjeta de débito'
    case 'mercado-pago-account':
      return 'Cuenta de Mercado Pago'
    case 'mercado-pago-debit-card':
      return 'Tarjeta de débito en Mercado Pago'
    case 'pago-facil':
      return 'Pago Fácil'
    case 'cvu-transfer':
      return 'Transferencia a CVU'
    case 'qr':
      return 'QR'
    case 'pago-mis-cuentas':
      return 'Pago Mis Cuentas'
    case 'provincia-net':
      return 'Provincia NET'
    case 'rapipago':
      return 'Rapipago'
    case 'ripsa':
      return 'Ripsa'
    case 'other':
      return 'Otro medio de pago'
  }
}
