/** Something that the portal needs from a lender's server. Reports show its id. */
interface Requirement {
  /** Sentence in Spanish that says what the server must do. */
  readonly title: string
  /** Text in Spanish that says how to correct a server that does not meet the requirement. */
  readonly advice: string
}

/** Every requirement that the passport checks. Source: CON-02. */
export const requirements = {
  'FORMA-1': {
    title: 'La respuesta tiene los campos del contrato, con su tipo y su formato.',
    advice: 'Compará el campo que se nombra con docs/openapi.json: nombre, tipo, unidad y formato.',
  },
  'FORMA-2': {
    title: 'Lo que se responde como JSON dice `Content-Type: application/json`.',
    advice: 'Agregá el encabezado; un proxy no tiene que cambiarlo.',
  },
  'IMPORTE-1': {
    title: 'La misma cuota vale lo mismo en la lista de préstamos y en lo que hay para pagar, en pesos.',
    advice: 'Los importes van en pesos con dos decimales, no en centavos, y salen del mismo cálculo.',
  },
  'IMPORTE-2': {
    title: 'La deuda total es la suma de las cuotas y los punitorios.',
    advice: 'totalDebt = totalInstallmentDebt + totalPunitiveDebt, al centavo.',
  },
  'IMPORTE-3': {
    title: 'Las partes de una cuota suman lo que hay para pagar de ella.',
    advice: 'components suma installmentAmount + installmentPunitive, al centavo; DISCOUNT y PAID restan.',
  },
  'IMPORTE-4': {
    title: 'Lo que cuesta otro día es la suma de sus cuotas, y dice el día que se preguntó.',
    advice: 'date es la de la consulta, y la suma de paid es amount, también con una parte.',
  },
  'IMPORTE-5': {
    title: 'Lo que cuesta pagar hoy es lo que hay para pagar hoy, y pagándolo no queda nada.',
    advice: 'GET /loans/{externalId}/quote y GET /loans/{externalId} salen del mismo cálculo.',
  },
  'FECHA-1': {
    title: 'La misma cuota vence el mismo día en la lista de préstamos y en lo que hay para pagar.',
    advice: 'dueDate y vto son el mismo día, en hora de Buenos Aires: revisá la conversión de UTC.',
  },
  'ORDEN-1': {
    title: 'Lo que hay para pagar viene de la primera cuota a la última.',
    advice: 'Ordená por número de cuota antes de responder.',
  },
  'CORS-1': {
    title: 'OPTIONS permite los métodos y los encabezados que manda el portal.',
    advice: 'Permití GET, POST, PUT, DELETE y Authorization, Content-Type, Idempotency-Key.',
  },
  'CORS-2': {
    title: 'Las respuestas permiten el origen del portal.',
    advice: 'Access-Control-Allow-Origin con el origen del portal en todas las respuestas.',
  },
  'CORS-3': {
    title: 'Los errores también permiten el origen del portal.',
    advice:
      'El encabezado va también en 401, 404 y 500: si falta, el portal los toma por falta de respuesta.',
  },
  'CORS-4': {
    title: 'El portal puede leer Retry-After.',
    advice: 'Access-Control-Expose-Headers: Retry-After.',
  },
  'GUARDAR-1': {
    title: 'Ninguna respuesta queda guardada en el navegador.',
    advice: 'Cache-Control: no-store en todas las llamadas, también en los errores.',
  },
  'GUARDAR-2': {
    title: 'Al salir se vacía la memoria del navegador, y nada más.',
    advice:
      'Clear-Site-Data: "cache" en POST /users/logout; "storage" y "*" borrarían lo que el cliente eligió.',
  },
  'ERROR-1': {
    title: 'Los errores son `{ code, message }`.',
    advice: 'Respondé un objeto con code y message, los dos textos, en todo 4xx y 5xx.',
  },
  'ERROR-2': {
    title: 'De un DNI que nadie tiene se responde CUSTOMER_NOT_FOUND.',
    advice: '404 con ese code, o una lista vacía.',
  },
  'ERROR-3': {
    title: 'Una contraseña equivocada responde LOGIN_INVALID_USER_OR_PASSWORD.',
    advice: 'El portal reconoce el code, no el estado ni el texto.',
  },
  'SESION-1': {
    title: 'Con DNI y contraseña se ingresa como quien se pidió.',
    advice: 'customerTaxId es el CUIT pedido, y vienen los dos tokens.',
  },
  'SESION-2': {
    title: 'Sin sesión, lo que la necesita responde 401.',
    advice: '401, no 403 ni 200: el portal renueva el token sólo con 401.',
  },
  'SESION-3': {
    title: 'Con un token que no vale, lo que necesita sesión responde 401.',
    advice: 'Comprobá la firma y el vencimiento antes de hacer nada.',
  },
  'SESION-4': {
    title: 'El token renovado sirve.',
    advice: 'POST /users/{cuit}/refreshtoken responde un accessToken que vale desde ya.',
  },
  'SESION-5': {
    title: 'Dos pestañas renuevan a la vez y las dos siguen adentro.',
    advice: 'El refreshToken vale toda la sesión: usarlo no lo anula.',
  },
  'SESION-6': {
    title: 'Después de salir, el token de renovación no sirve más.',
    advice: 'POST /users/logout anula el refreshToken; renovar responde 401 o 403.',
  },
  'SESION-7': {
    title: 'El 401 se contesta antes de hacer nada de lo pedido.',
    advice: 'Comprobá la sesión antes de cobrar: el portal repite la llamada con el token nuevo.',
  },
  'AJENO-1': {
    title: 'Con la sesión de un cliente no se lee lo de otro.',
    advice: 'Compará el dueño de cada objeto con la sesión; respondé 403 o 404.',
  },
  'AJENO-2': {
    title: 'Con la sesión de un cliente no se paga el préstamo de otro.',
    advice: 'Compará el dueño del préstamo con la sesión antes de cobrar.',
  },
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
    advice: 'Sumalo a GET /customers/{cuit}/payments apenas se cobra, con externalId.',
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
  'DATOS-1': {
    title: 'Los pedidos de datos personales tienen número y un día dentro del plazo de la ley.',
    advice:
      'caseNumber y answerBy: 10 días corridos para ver los datos, 5 hábiles para corregirlos o borrarlos.',
  },
  'FIRMA-1': {
    title: 'El libre deuda está firmado con una clave publicada en `/.well-known/jwks.json`.',
    advice: 'ES256 con una clave EC de P-256 y su kid; en jwks.json va la parte pública y ninguna d.',
  },
  'FIRMA-2': {
    title: 'Lo que se firma del libre deuda está completo, y es del cliente y de este portal.',
    advice: 'iss es el origen del portal; dni, los últimos tres números; loans, los préstamos terminados.',
  },
  'FIRMA-3': {
    title:
      'Quien tiene un libre deuda puede preguntar sin sesión si vale; de un número inventado no se sabe nada.',
    advice: 'DEBT_FREE del que se dio recién; 404 CERTIFICATE_NOT_FOUND del que nunca se dio.',
  },
  'PROTEGER-1': {
    title:
      'El aviso de celular perdido responde lo mismo, byte por byte, de un DNI que nadie tiene y de una contraseña equivocada.',
    advice: 'LOST_PHONE_NOT_PROVED con el mismo estado y el mismo texto, exista o no quien se nombra.',
  },
  'PROTEGER-2': {
    title: 'Se cierra una sesión abierta, y ninguna otra, sólo con la contraseña o la huella.',
    advice:
      'PROOF_REFUSED sin cerrar nada; una sola con isCurrent; la cerrada no se renueva y sale de la lista.',
  },
  'PROTEGER-3': {
    title: 'Un cambio que no se reconoce cierra las otras sesiones y deja los cambios en pausa.',
    advice: 'La sesión que lo pide sigue; el estado de cuenta trae restriction con lo que espera.',
  },
  'PROTEGER-4': {
    title: 'El aviso de celular perdido cierra todas las sesiones, y repetirlo responde lo mismo.',
    advice: 'Anulá todos los tokens de renovación del cliente antes de responder 200.',
  },
  'PROTEGER-5': {
    title: 'Lo que el estado de cuenta dice que espera se rechaza con OPERATION_HELD_BACK.',
    advice: '409 con ese code, sin hacer nada, hasta restrictedUntil o hasta que lo liberes.',
  },
  'ARCHIVO-1': {
    title: 'Los archivos son lo que dicen ser.',
    advice: 'PDF, PNG o JPEG con su Content-Type; nunca HTML ni JSON con 200.',
  },
  'SUBIR-1': {
    title: 'El comprobante que el cliente manda se recibe, y un archivo que no es lo que dice se rechaza.',
    advice: 'Mirá el contenido, no el nombre ni el Content-Type; INVALID_FILE si no es PNG, JPEG o PDF.',
  },
  'SUBIR-2': {
    title: 'La foto que se guarda es la que se muestra, y un archivo que no es una imagen no la cambia.',
    advice: 'PUT y GET /customers/{customerId}/avatar; INVALID_FILE si el contenido no es una imagen.',
  },
  'LIMITE-1': {
    title: 'Quien pregunta demasiado recibe 429 con Retry-After.',
    advice: 'Los límites de cada llamada están en x-limits; Retry-After va en segundos.',
  },
} as const satisfies Readonly<Record<string, Requirement>>

export type RequirementId = keyof typeof requirements

export const requirementIds = Object.keys(requirements) as readonly RequirementId[]
