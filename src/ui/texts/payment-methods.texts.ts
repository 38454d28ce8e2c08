import { lenderServiceRules as terms } from '@/domain/shared/lender-service-rules'

/** Texts of the payment methods other than cards, of paying online, and of the survey after a payment. */
export const paymentMethodsTexts = {
  /**
   * Labels of the details that a bank asks for when the customer makes a transfer, except the account
   * number.
   */
  transfer: { amount: 'Importe', copyAmount: 'Copiar importe', holder: 'Titular' },
  otherMethods: {
    title: 'Otras formas de pagar',
    transferTitle: 'Transferencia bancaria',
    transfer: 'Transferí el importe exacto a cualquiera de nuestras cuentas.',
    cancel: { loan: 'Datos para cancelar el préstamo', line: 'Datos para cancelar la línea de crédito' },
    cashTitle: 'Cómo es pagar en efectivo',
    cash: [
      'Con una billetera: abrí la app, elegí pagar servicios y escaneá el código de barras de tu cuota.',
      'Con el código de barras: mostralo en la caja de Rapipago, Pago Fácil o Provincia NET y pagá el importe exacto.',
      'El código está en el medio de pago Efectivo de esta pantalla, y también en el talón para imprimir.',
    ],
    depositTitle: 'Depósito en el banco o cajero',
    deposit: [
      'En la ventanilla del banco o en un cajero automático, elegí depositar en la cuenta de un tercero.',
      'Ingresá el número de cuenta o el CBU de una de nuestras cuentas: están en la transferencia, acá arriba.',
      'Depositá el importe exacto.',
    ],
    seeAccounts: 'Ver las cuentas',
  },
  cancellation: {
    title: { loan: 'Datos para cancelar tu préstamo', line: 'Datos para cancelar tu línea de crédito' },
    how: {
      loan: 'Para cancelarlo entero, transferí o depositá el total en esta cuenta, con el número de tu préstamo en el concepto.',
      line: 'Para cancelarla entera, transferí o depositá el total en esta cuenta, con «Línea de crédito» y tu DNI en el concepto.',
    },
    bank: 'Banco',
  },
  online: {
    title: 'Elegí cómo pagar en línea',
    debitCard: { title: 'Tarjeta de débito', detail: 'Con una tarjeta guardada o una nueva, acá mismo.' },
    provider: {
      title: 'Tarjeta de crédito o billetera',
      detail: 'Te llevamos a Mercado Pago para que termines el pago ahí.',
    },
    none: 'Por ahora este préstamo no se puede pagar en línea. Probá de nuevo en unos minutos.',
    notThisMethod: 'Por ahora este préstamo no se puede pagar así. Elegí otra forma de pago.',
    how: 'Cómo es pagar en línea',
    back: 'Otra forma de pagar',
  },
  howToPayOnline: {
    title: 'Cómo pagar tu cuota en línea',
    lead: 'Es rápido, y no hace falta que nos mandes el comprobante.',
    steps: [
      'Elegí el préstamo que querés pagar y mirá el total.',
      'Elegí pagar con tarjeta de débito, o con tarjeta de crédito o tu billetera en la página de Mercado Pago.',
      'Con tarjeta de débito podés pagar todo o una parte: tocá «Editar importe».',
      'Confirmá el pago una sola vez y esperá el resultado en la pantalla.',
    ],
    whenItShows: `Los pagos con tarjeta de débito se aplican entre ${terms.minHoursUntilPaymentApplied} y ${terms.maxHoursUntilPaymentApplied} horas, al préstamo con más deuda.`,
    pay: 'Pagar una cuota',
  },
  survey: {
    title: '¿Cómo te resultó pagar?',
    why: 'Contanos en un minuto: nos ayuda a mejorar el portal.',
    answer: 'Responder la encuesta',
    notNow: 'Ahora no',
  },
} as const
