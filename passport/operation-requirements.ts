import type { Requirement } from './requirement'

/**
 * The requirements about what moves money, takes on a debt, changes a card or opens a claim. Source: CON-02,
 * PAY-16.
 */
export const operationRequirements = {
  'CLAVE-1': {
    title: 'La misma clave dos veces cobra una sola, y responde lo mismo.',
    advice: 'Guardá la Idempotency-Key con su respuesta antes de cobrar.',
  },
  'CLAVE-2': {
    title: 'La misma clave dos veces a la vez cobra una sola.',
    advice:
      'Guardá la clave con una restricción de unicidad: la segunda espera, o responde 409 OPERATION_IN_PROCESS.',
  },
  'CLAVE-3': {
    title: 'La misma clave con el token renovado cobra una sola vez.',
    advice: 'La clave se guarda junto al CUIT, no junto al token.',
  },
  'CLAVE-4': {
    title: 'La misma clave, después de que se cortó la respuesta, cobra una sola vez.',
    advice: 'Que el cliente se desconecte no deshace lo hecho ni olvida la clave.',
  },
  'CLAVE-5': {
    title: 'La misma clave con otro pedido responde 409 IDEMPOTENCY_KEY_REUSED, y no cobra.',
    advice: 'Guardá con la clave un resumen de lo pedido.',
  },
  'CLAVE-6': {
    title: 'El estado de un pago se sabe por su clave, y NOT_FOUND es sólo de la que nunca llegó.',
    advice:
      'GET /payments/status responde APPROVED con transactionId, o NOT_FOUND. De una clave que llegó y se olvidó, IN_PROCESS.',
  },
  'CLAVE-7': {
    title: 'El pago aparece una vez en la lista de pagos, con su préstamo.',
    advice:
      'Sumalo a GET /customers/{cuit}/payments apenas se cobra, con externalId o, si no, con su amount y el subproductId y el commerceName del préstamo.',
  },
  'CLAVE-8': {
    title: 'La misma clave dos veces abre una sola consulta.',
    advice: 'POST /claims responde el mismo caseNumber.',
  },
  'COBRO-1': {
    title: 'La misma clave activa el cobro automático una sola vez, y responde lo mismo.',
    advice:
      'La clave vale también con otro checkId. operationId es el joiningId de la lista, y GET /payments/status lo dice por la clave.',
  },
  'COBRO-2': {
    title: 'Dejar el cobro automático vale en el momento, una vez por clave, y no deja un alta más nueva.',
    advice:
      'La lista lo dice AVAILABLE desde la respuesta; con el joiningId de un alta anterior, COLLECTION_NOT_ACTIVE.',
  },
  'COBRO-3': {
    title: 'Sin la contraseña o la huella no se activa el cobro automático.',
    advice: 'PROOF_REFUSED antes de activar nada: la sesión abierta no alcanza.',
  },
  'COBRO-4': {
    title:
      'El cobro que viene es el mismo en la lista de préstamos y en la de cobros, con el día del intento que viene.',
    advice: 'nextCollection sale de next: su importe, y el día del primer intento sin resultado.',
  },
  'COBRO-5': {
    title:
      'El cobro que viene dice qué pasa con él si la cuota se paga a mano y, si se detiene, hasta cuándo.',
    advice: 'ifPaid.outcome, y until antes del intento que viene.',
  },
  'COBRO-6': {
    title: 'El cobro que se detiene si la cuota se paga a mano, se detiene cuando se paga.',
    advice: 'Desde que el pago se aprueba el cobro figura en past como STOPPED.',
  },
  'LINEA-1': {
    title:
      'Lo que queda de la línea no pasa de su máximo, y el próximo vencimiento es el mismo en su detalle.',
    advice: 'nextExpirationInfo es la suma y el día de las filas de nextExpirationDetail.',
  },
  'LINEA-2': {
    title: 'La misma clave pide un solo préstamo de la línea, y su estado trae ese loanId.',
    advice: 'Guardá la Idempotency-Key con el loanId; GET /payments/status lo responde.',
  },
  'LINEA-3': {
    title: 'Un plan que no se ofreció, o más de lo que queda de la línea, no crea ningún préstamo.',
    advice:
      'INVALID_INSTALLMENT_PLAN o AMOUNT_OVER_REMAINING: el importe de la cuota lo decide el prestamista.',
  },
  'COMPRA-1': {
    title:
      'El QR de un comercio dice a quién y cuánto se le paga, y uno mal formado se rechaza con su código.',
    advice: 'sellerName siempre; amount si es cerrado; QR_NOT_INTEROPERABLE si no es EMV o su suma no da.',
  },
  'COMPRA-2': {
    title:
      'La misma clave paga una sola compra: un uso de la línea, un movimiento y un comprobante por su importe.',
    advice: 'Guardá la clave con el operationId; el movimiento lleva el loanId del préstamo de la compra.',
  },
  'COMPRA-3': {
    title: 'El préstamo de una compra le paga una sola vez, a ese comercio y por ese importe.',
    advice:
      'SELLER_NOT_ALLOWED, AMOUNT_MISMATCH o LOAN_NOT_AVAILABLE con 409; lo rechazado no gasta el préstamo.',
  },
  'REFI-1': {
    title: 'Un enlace de refinanciación sin su secreto no dice nada de nadie, y abrir el bueno no lo gasta.',
    advice: 'Comprobá el secreto del hash, no sus datos; leer la propuesta no cambia nada.',
  },
  'REFI-2': {
    title: 'La misma clave crea una sola refinanciación, y su estado se sabe sin sesión sólo con su CUIT.',
    advice: 'GET /payments/status/{customerTaxId}: loanId si la clave es de ese CUIT, NOT_FOUND si no.',
  },
  'REFI-3': {
    title: 'Un plan de refinanciación que no se ofreció no crea nada.',
    advice: 'INVALID_INSTALLMENT_PLAN con 409: los importes y los plazos no salen del enlace.',
  },
  'REFI-4': {
    title: 'Sin la validación de identidad no se cobra el anticipo.',
    advice: 'IDENTITY_CHECK_EXPIRED, _USED o _PURPOSE antes de cobrar; la clave no queda como hecha.',
  },
  'REFI-5': {
    title: 'La misma clave cobra un solo anticipo, y después no se cobra otro con otra clave.',
    advice:
      'Guardá la clave antes de cobrar. Un anticipo aprobado gasta el enlace y la validación, y GET /payments/status/{customerTaxId} responde siempre el mismo transactionId.',
  },
  'TARJETA-1': {
    title: 'La misma clave agrega una sola tarjeta, que paga los préstamos elegidos.',
    advice: 'Guardá la clave antes de validar la tarjeta; GET /payments/status responde APPROVED.',
  },
  'TARJETA-2': {
    title: 'Una tarjeta vencida no se agrega, y se dice con un código de tarjeta.',
    advice: '409 con INVALID_CARD_EXPIRED_ERROR u otro de los códigos de tarjeta.',
  },
  'TARJETA-3': {
    title: 'La misma clave reemplaza una tarjeta por otra del cliente una sola vez, con sus préstamos.',
    advice: 'Los préstamos de la vieja pasan a la nueva, que conserva los suyos.',
  },
  'TARJETA-4': {
    title: 'La misma clave reemplaza una tarjeta por una nueva una sola vez, aunque llegue con otro número.',
    advice:
      'La tarjeta no es parte de lo que la clave repite: el portal no la guarda y el cliente la escribe de nuevo.',
  },
  'CANCELA-1': {
    title:
      'Lo que cuesta cancelar un préstamo tiene un plazo que empieza antes de terminar, y no es menos que lo que se debe hoy.',
    advice: 'importeMinimo en pesos, y f_vigencia_inicio y f_vigencia_fin en su orden.',
  },
  'CANCELA-2': {
    title: 'Pedir dos veces la misma cancelación no cambia nada, y después se paga por su loanId.',
    advice: '201 las dos veces; cvuPayment o qrCodePayment con el loanId, y un PDF que la explica.',
  },
} as const satisfies Readonly<Record<string, Requirement>>
