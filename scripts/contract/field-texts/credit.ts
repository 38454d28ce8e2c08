import type { SchemaDescriptions } from '@/adapters/contract/field-description'

const chosenPlanTexts = {
  requestedAmount: 'Lo que se pide, en pesos.',
  installmentAmount: 'El importe de la cuota del plan elegido, en pesos.',
  installments: 'Cuántas cuotas tiene el plan elegido.',
} as const

const offerFieldTexts = {
  hashKey: {
    text: 'El identificador con que se resuelve y se sigue. Vacío no se acepta.',
    example: 'h-93e1b7c0',
  },
  date: 'Cuándo se hizo, en UTC. Una oferta de más de 10 minutos se pide de nuevo.',
  response: 'Cómo se resolvió.',
  code: { text: 'El código del resultado. El portal no lo usa.', example: 'OFFER_AVAILABLE' },
} as const

/**
 * Texts that explain to integrators the fields of the API about credit: loan offers, the credit line,
 * paying a shop, refinancing.
 */
export const creditFieldDescriptions: SchemaDescriptions = {
  LoanRequest: {
    ...offerFieldTexts,
    requestedAmount:
      'Cuánto pidió, en pesos. Con los dos que siguen, la solicitud ya está elegida y sólo falta terminarla.',
    installmentAmountSelected: 'El importe de la cuota que eligió, en pesos.',
    installmentsNumberSelected: 'Cuántas cuotas eligió.',
  },
  Offer: { ...offerFieldTexts, maxAmount: 'Hasta cuánto se ofrece, en pesos.' },
  OfferResolution: { rejected: 'Si se rechazó. Ausente se lee como falso.' },
  OffersStartOfferResponse: { hashKey: offerFieldTexts.hashKey },
  InstallmentOption: {
    installment: { text: 'En cuántas cuotas se paga.', example: 6 },
    amount: { text: 'El importe de cada cuota, en pesos.', example: 12_980.5 },
    expirationDate: 'El día en que vence la primera cuota.',
    firstInstallmentAmount: 'El importe de la primera cuota, en pesos, si es otro.',
    firstInstallmentDiscount: {
      text: 'El descuento de la primera cuota como fracción: 1 es toda, 0.25 un cuarto.',
      example: 0.25,
    },
    maxDiscountAmount: 'Hasta cuánto llega ese descuento, en pesos.',
  },
  RevolvingLine: {
    externalId: {
      text: 'El número de la línea, con el que se paga. Vacío o ausente: no se ofrece pagar.',
      example: '46002211',
    },
    maxAmount: 'El límite de la línea, en pesos. Ausente se lee como 0.',
    remainingAmount: 'Lo que queda para usar, en pesos. Ausente se lee como 0.',
    enabled: 'Si se puede usar. Falso o ausente: no se puede pedir nada.',
    nextExpirationInfo: 'El próximo vencimiento. Ausente si no debe nada.',
    campaignOffer: 'Una oferta para abrir la línea.',
    recharges:
      'Los movimientos que todavía se pagan. El portal los junta con los terminados, del más nuevo al más viejo.',
    finishedList: 'Los movimientos ya pagados.',
  },
  LineExpirationSummary: { amount: 'Cuánto vence, en pesos.', vto: 'El día en que vence.' },
  LineMovement: {
    disbursementMode: {
      text: 'PAYMENT_QR: una compra con QR. TRANSFER: una transferencia. Otro, o ausente: una carga.',
      example: 'PAYMENT_QR',
    },
    totalDisburse: 'El importe del movimiento, en pesos.',
    recipient: { text: 'A quién fue, si no hay comercio.', example: 'Marta Giménez' },
    createdDate: 'Cuándo fue, en UTC. Se muestra el día de la Argentina.',
    installmentNumber: 'Qué cuota va. Con installments, se muestra «3 de 6».',
    installments: 'Cuántas cuotas tiene.',
    installmentAmount: 'El importe de la cuota, en pesos.',
    loanId: {
      text: 'El préstamo con que se hizo. Sin él, el portal cuenta los de igual importe para saber cuáles hizo otro dispositivo.',
      example: 'n-3f81b2',
    },
  },
  LineExpiration: {
    externalId: { text: 'El número de la línea, con el que se paga la cuota.', example: '46002211' },
    rows: 'Una por cuota que vence. Si una no se entiende no se muestra ninguna: el total sería otro.',
  },
  LineExpirationRow: {
    installment: 'Qué cuota es.',
    installmentAmount: 'Su importe, en pesos.',
    date: 'El día en que vence.',
    disbursementAmount: 'Cuánto se había pedido, en pesos.',
    loanId: { text: 'El préstamo de la línea al que pertenece.', example: 'n-3f81b2' },
  },
  RevolvingLineCreateLoanRequest: {
    ...chosenPlanTexts,
    disbursementMethod: {
      text: 'PAYMENT_QR si es para pagarle a un comercio. Ausente: se transfiere al cliente.',
      example: 'PAYMENT_QR',
    },
  },
  RevolvingLineCreateLoanResponse: {
    loanId: {
      text: 'El préstamo creado: hasta 60 letras, números, guiones o guiones bajos. Con él se ven el costo y los términos.',
      example: 'n-3f81b2',
    },
  },
  RevolvingLineFindActiveCardResponse: {
    debitCardNumber: {
      text: 'La tarjeta con que se paga. Puede venir enmascarada: se muestran los últimos cuatro dígitos.',
      example: '************4821',
    },
  },
  ShopCharge: {
    amountType: {
      text: 'open_amount: el importe lo dice quien paga. Cualquier otro: el del QR.',
      example: 'open_amount',
    },
    amount: 'Lo que cobra el QR, en pesos. Si no es abierto tiene que ser más que 0.',
  },
  ShopLoanTerms: {
    fullName: { text: 'Nombre y apellido del cliente, para los términos.', example: 'Lucía Ferreyra' },
    requestedAmount: { text: 'Lo que se paga al comercio, en pesos.', example: 18_450.75 },
    selectedInstallment: 'En cuántas cuotas lo paga.',
  },
  QrPaymentPayRequest: {
    amount: {
      text: 'Lo que se paga al comercio, en pesos. Tiene que ser el del QR, si trae uno, y el del préstamo.',
      example: 18_450.75,
    },
    textQR: 'El texto del QR, como se leyó. El comercio que cobra es el que dice él.',
    paymentQRAgreementRequest: 'Los términos que aceptó el cliente.',
  },
  QrPaymentPayResponse: {
    operationId: { text: 'El número de la compra, con el que se pide el comprobante.', example: 'op-20461' },
  },
  QrPaymentFindOperationResponse: {
    reference: { text: 'El nombre del comercio, para el comprobante.', example: 'Panadería La Ñata' },
    amount: 'Lo que se pagó, en pesos.',
    createdDate: 'Cuándo se pagó, en UTC.',
  },
  RefinancingProposal: {
    refinancingAmount: 'Cuánto se ofrece refinanciar, en pesos. Ausente: ya no hay propuesta.',
    debtAmount: 'La deuda entera, en pesos. Lo que no se refinancia es el anticipo.',
    customerFullName: {
      text: 'Nombre y apellido, para que sepa que la propuesta es suya.',
      example: 'Ramona Paredes',
    },
  },
  RefinancingInstallmentPlanRequest: {
    requestedAmount: 'Cuánto se refinancia, en pesos: el refinancingAmount de la propuesta.',
    maxInstallmentAmount: 'La cuota máxima que dice el enlace, en pesos. El prestamista decide igual.',
    maxInstallments: 'El plazo máximo que dice el enlace. El prestamista decide igual.',
  },
  RefinancingCreateLoanRequest: chosenPlanTexts,
  RefinancingCreateLoanResponse: {
    loanId: {
      text: 'El préstamo creado. Que nadie lo pueda adivinar: con él se ven el costo y los términos sin sesión.',
      example: 'r-7Qd1xWm0',
    },
  },
  RefinancingPayDownPaymentRequest: {
    externalLoanId: { text: 'El loanId que respondió la creación del préstamo.', example: 'r-7Qd1xWm0' },
    customerFullName: { text: 'El nombre como vino en la propuesta.', example: 'Ramona Paredes' },
    amount: { text: 'El anticipo que se cobra, en pesos.', example: 24_099.77 },
    cardNumber: 'El número de la tarjeta: de 12 a 19 dígitos, sin espacios. El portal no lo guarda.',
    cardExpirationMonth: { text: 'El mes de vencimiento: dos dígitos.', example: '09' },
    cardExpirationYear: { text: 'El año de vencimiento: dos dígitos.', example: '28' },
    cvv: { text: 'El código de seguridad: 3 o 4 dígitos. No se guarda en ningún lado.', format: 'password' },
  },
}
