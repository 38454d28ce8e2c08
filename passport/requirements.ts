import { operationRequirements } from './operation-requirements'
import type { Requirement } from './requirement'

/** Every requirement that the passport checks. Source: CON-02. */
export const requirements = {
  ...operationRequirements,
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
  'IMPORTE-6': {
    title:
      'Lo que se cobra se descuenta de lo que hay para pagar o, mientras tanto, el pago figura con `accused: false`.',
    advice:
      'accused: true dice que el pago ya está descontado: GET /loans/{externalId} baja por ese importe en el mismo momento.',
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
