import { cardRefusalCodes } from '@/adapters/contract/refusals'
import { loanSchemaDescriptions } from '@/adapters/contract/loan.schema'
import type { SchemaDescriptions } from '@/adapters/contract/field-description'

const cardRefusalCodesText = `Si se cobraba a una tarjeta: ${Object.keys(cardRefusalCodes).join(', ')}. Otro código se acepta, y no cambia lo que dicen los demás campos.`

const cardPaymentTexts = {
  saved: 'La tarjeta guardada con que paga: el debitCardId de la lista.',
  cardNumber: 'El número de la tarjeta: de 12 a 19 dígitos, sin espacios. El portal no lo guarda.',
} as const

/**
 * Texts that explain to integrators the fields of the API about debt, payments, cards and documents. Most
 * texts about a loan itself are next to the schema of the loan.
 */
export const loanFieldDescriptions: SchemaDescriptions = {
  Loan: {
    ...loanSchemaDescriptions['Loan'],
    loanId: {
      text: 'El identificador interno del préstamo, que va en las direcciones. El cliente no lo ve.',
      example: 'p-6b1f0c92',
    },
    externalId: { text: 'El número del préstamo que el cliente ve; con él se paga.', example: '40128753' },
    phone: { text: 'El teléfono que se recargó.', example: '1145678901' },
  },
  LoanDebt: { loanId: { text: 'El loanId de un préstamo con deuda.', example: 'p-6b1f0c92' } },
  Payment: {
    amount: 'Lo que se pagó, en pesos.',
    paymentDate: 'Cuándo se pagó, en hora de la Argentina. Se muestra sólo el día.',
    paymentMethod: {
      text: 'Con qué se pagó: EXPRESS_COLLECTION, AUTOMATIC_DEBIT, CBU_TRANSFER, DEBIT_CARD, MERCADO_PAGO_ACCOUNT, MERCADO_PAGO_DEBIT_CARD, PAGO_FACIL, CVU_TRANSFER, QR, PAGO_MIS_CUENTAS, PROVINCIA_NET, RAPIPAGO o RIPSA. Otro se muestra como otro medio.',
      example: 'DEBIT_CARD',
    },
    accused: 'Verdadero: pagado, ya descontado de la deuda. Falso: pendiente, todavía no se descontó.',
    externalId:
      'El número del préstamo que se pagó. Sin él el portal lo reconoce por subproductId, commerceName y amount, y de dos iguales no sabe cuál es.',
  },
  PayableLoan: {
    loanInfo: 'El préstamo que se puede pagar.',
    status: 'TO_PAY: hay algo para pagar. UP_TO_DATE: al día. DEBT: con deuda vencida.',
  },
  LoanInfo: {
    externalId: { text: 'El número del préstamo que el cliente ve; con él se paga.', example: '40128753' },
    totalAmount: 'El importe total del préstamo, en pesos. El portal no lo usa.',
    installments: 'Cuántas cuotas tiene.',
    installmentAmount: 'El importe de una cuota, en pesos.',
  },
  InstallmentDue: {
    installmentNumber: 'Qué cuota es.',
    installmentAmount: 'Lo que falta pagar de ella sin punitorios, en pesos.',
    installmentPunitive: 'Sus punitorios, en pesos. Se suman a installmentAmount.',
    vto: 'El día en que vence. Si falta, no se muestra ninguno.',
    components:
      'De qué se compone, con lo que ya se pagó: suma installmentAmount + installmentPunitive al centavo. Si falta o no suma, no se explica.',
  },
  MonthDue: {
    month: 'El mes que se paga.',
    totalInstallmentAmount: 'Las cuotas de ese mes sin punitorios, en pesos.',
    totalInstallmentPunitive: 'Los punitorios de ese mes, en pesos. Se suman a totalInstallmentAmount.',
  },
  AmountDue: {
    loanInfo: 'El préstamo del que se trata.',
    installments:
      'Lo que hay para pagar, cuota por cuota. Si una no se entiende no se ofrece pagar: el resto sería otra deuda.',
    previousInstallment: 'La cuota anterior, para decir qué cambió. Puede faltar.',
    groups: 'Lo mismo por mes, para la línea. El portal usa /payments/loans/{externalId}.',
  },
  PaymentMethod: {
    id: {
      text: 'CVU: transferencia. QR. CASH: efectivo. MP: billetera. TD: tarjeta de débito. TC: tarjeta de crédito. Otro no se ofrece.',
      example: 'TD',
    },
    description: { text: 'Cómo se llama esa forma de pago para el cliente.', example: 'Tarjeta de débito' },
  },
  PaymentsPaymentQrResponse: { qr: 'El texto que se dibuja como QR. Vacío: no se ofrece.' },
  PaymentsCashBarcodeResponse: {
    barcode: { text: 'Los dígitos del código de barras.', example: '29040128753000001262500' },
  },
  SavedCard: {
    debitCardId: {
      text: 'El identificador de la tarjeta guardada, con el que se paga.',
      example: 'td-51c7a8e0',
    },
    debitCardNumber: {
      text: 'El número de la tarjeta. Conviene enmascararlo: se muestran los últimos cuatro dígitos.',
      example: '************4821',
    },
    effectiveBrand: { text: 'La marca y, si se sabe, el banco.', example: 'Visa' },
    expiryMonth: { text: 'El mes en que vence, de 1 a 12.', example: 9 },
    expiryYear: { text: 'El año en que vence, con cuatro dígitos.', example: 2028 },
  },
  PaymentsPayWithSavedCardRequest: {
    debitCardId: cardPaymentTexts.saved,
    installmentAmount: {
      text: 'Lo que se cobra, en pesos y centavos exactos: una o varias cuotas, o una parte.',
      example: 12_625,
    },
  },
  PaymentsPayWithNewCardRequest: {
    amount: { text: 'Lo que se cobra, en pesos y centavos exactos.', example: 12_625 },
    idCredit: 'El externalId del préstamo, otra vez: tiene que ser el de la dirección.',
    fullname: { text: 'El nombre como está en la tarjeta.', example: 'Marta Giménez' },
    debitCardNumber: cardPaymentTexts.cardNumber,
  },
  PaymentsStartWalletPaymentRequest: {
    amount: { text: 'Lo que se va a pagar en la billetera, en pesos.', example: 12_625 },
  },
  PaymentsStartWalletPaymentResponse: {
    urlToRedirect: {
      text: 'La página de la billetera donde se paga. Si falta, el portal dice que no se pudo.',
      example: 'https://billetera.example/pagar/8f21',
    },
  },
  PaymentsCreditCardLinkResponse: {
    url: {
      text: 'La página donde se paga con tarjeta de crédito. Si falta, el portal dice que no se pudo.',
      example: 'https://pagos.example/credito/8f21',
    },
  },
  PaymentsPaymentInfoResponse: { finalAmount: 'Lo que se termina pagando, con recargos, en pesos.' },
  CardPaymentResult: {
    errorCode: {
      text: `Por qué no se cobró. Con paymentSuccess verdadero se contradicen, y el pago queda en duda. ${cardRefusalCodesText}`,
      example: 'INSUFFICIENT_FUNDS',
    },
    paymentSuccess: 'Si se cobró. Falso es la palabra del prestamista de que no.',
    transactionId: { text: 'El número del pago, que el cliente ve en su comprobante.', example: '7730412' },
  },
  OrderStatus: {
    status:
      'APPROVED: se hizo. REJECTED: no se hizo. IN_PROCESS: todavía no se sabe. NOT_FOUND: esa clave nunca llegó; de una que llegó y se olvidó, IN_PROCESS. Ausente u otro: no dice nada, y el portal vuelve a preguntar.',
    transactionId: { text: 'El número del pago, si se cobró.', example: '7730412' },
    operationId: { text: 'El número de la compra con QR, si se pagó.', example: 'op-20461' },
    loanId: { text: 'El préstamo que se creó, si se creó uno.', example: 'n-3f81b2' },
    errorCode: {
      text: `Por qué no se hizo, con REJECTED: un código de los que distingue la llamada que lo pidió. ${cardRefusalCodesText}`,
      example: 'INSUFFICIENT_FUNDS',
    },
  },
  RecentOperation: {
    idempotencyKey:
      'La Idempotency-Key con que se pidió, o nada si no la hubo, como en la página de un proveedor.',
    kind: {
      text: 'PAYMENT, LINE_LOAN, SHOP_PAYMENT, REFINANCING o DOWN_PAYMENT. De otra el portal no dice nada.',
      example: 'PAYMENT',
    },
    target: {
      text: 'Sobre qué: en PAYMENT, el externalId; en SHOP_PAYMENT, el texto del QR; en LINE_LOAN, nada, o PAYMENT_QR si paga una compra.',
      example: '40128753',
    },
    amount: 'El importe que se pidió, en pesos.',
    status:
      'APPROVED: se hizo. REJECTED: no se hizo. IN_PROCESS: todavía no se decidió. Otro puede estar hecho.',
    reference: { text: 'El número de lo que se hizo, si se hizo.', example: '7730412' },
    createdAt: 'Cuándo se pidió, en UTC.',
  },
  Card: {
    cardId: { text: 'El identificador de la tarjeta.', example: 'td-51c7a8e0' },
    token: {
      text: 'Con él se reemplaza por una nueva. No es el número ni sirve para pagar.',
      example: 'tk-9d20',
    },
    brand: { text: 'La marca y, si se sabe, el banco.', example: 'Visa' },
    number: {
      text: 'El número de la tarjeta. Conviene enmascararlo: se muestran los últimos cuatro dígitos.',
      example: '************4821',
    },
    status:
      'ACTIVE: sirve. DUE_SOON: está por vencer. OVERDUE: venció. INCOLLECTIBLE: no se le puede cobrar más.',
    expirationDate: 'El día en que vence. Se muestran mes y año.',
  },
  LinkableLoan: {
    loanId: 'El identificador interno del préstamo.',
    externalId: {
      text: 'El número del préstamo que el cliente ve; con él se asocia la tarjeta.',
      example: '40128753',
    },
    totalAmount: 'El importe total, en pesos. El portal no lo usa.',
    installmentCount: 'Cuántas cuotas tiene.',
    averageInstallmentAmount: 'El importe de una cuota, en pesos; se muestra al elegir.',
    currentInstallment: 'La cuota que corre.',
  },
  LinkableLoanInstallment: { number: 'Qué cuota es.' },
  LinkedLoan: {
    loanId: 'El identificador interno del préstamo.',
    externalId: { text: 'El número del préstamo que el cliente ve.', example: '40128753' },
    totalAmount: 'El importe total, en pesos. El portal no lo usa.',
    installmentCount: 'Cuántas cuotas tiene.',
    averageInstallmentAmount: 'El importe promedio de una cuota, en pesos. Acá se muestra installmentAmount.',
    currentInstallment: 'La cuota que corre.',
    installments: 'Cuántas cuotas se pagan con la tarjeta. El portal no lo usa.',
    installmentAmount: 'Lo que se debita por cuota, en pesos.',
  },
  CardsAddCardRequest: {
    loanIDs: { text: 'Los externalId de los préstamos que se van a pagar con ella.', example: ['40128753'] },
    debitCardRequestDTO: 'La tarjeta nueva.',
  },
  NewCard: {
    customerName: {
      text: 'El nombre como está en la tarjeta. Tiene que ser del cliente: si no, CARD_HOLDER_MISMATCH.',
      example: 'Marta Giménez',
    },
    cardNumber: cardPaymentTexts.cardNumber,
    expirationMonth: { text: 'El mes de vencimiento: dos dígitos.', example: '09' },
    expirationYear: { text: 'El año de vencimiento: dos dígitos.', example: '28' },
    cvvCode: {
      text: 'El código de seguridad: 3 o 4 dígitos. No se guarda en ningún lado.',
      format: 'password',
    },
  },
  CardsAdherenceTermsRequest: {
    loanIDs: {
      text: 'Los externalId de los préstamos de los que se piden los términos.',
      example: ['40128753'],
    },
  },
  CardsReplaceByNewRequest: {
    debitCardNumber: cardPaymentTexts.cardNumber,
    applyForAllLoans: 'Siempre falso: se reemplaza sólo la tarjeta que se nombra.',
  },
  ReceiptType: {
    id: { text: 'El identificador del tipo, que vuelve con el archivo.', example: 'TRANSFERENCIA' },
    labelKey: {
      text: 'transfer: se envía un archivo. ticket: sólo se explica qué hacer. Otro no se ofrece.',
      example: 'transfer',
    },
  },
  DocumentsSendReceiptRequest: {
    file: 'El comprobante: una imagen PNG o JPEG, o un PDF, de hasta 10 MB.',
    paymentVoucherType: { text: 'El id del tipo de comprobante.', example: 'TRANSFERENCIA' },
  },
  CancellationTerms: {
    importeMinimo: 'Con cuánto se cancela, en pesos. Con 0 no se ofrece.',
    f_vigencia_inicio: 'Desde qué día vale ese importe.',
    f_vigencia_fin: 'Hasta qué día vale. Si ya pasó no se ofrece.',
  },
  CancellationRequest: {
    amount: 'El importe con que se cancela, en pesos: el que dijeron los términos.',
    user: 'El customerId del cliente.',
  },
}
