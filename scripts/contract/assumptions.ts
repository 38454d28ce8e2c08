import { findCallRateLimits, type CallRateLimit } from '@/adapters/contract/call-rate-limits'
import { cardRefusalCodes, refusalCodesOfAnyCall } from '@/adapters/contract/refusals'
import type { ApiCall } from '@/adapters/contract/call'
import { allContractCalls } from './calls'
import { explainWhyCallIsInContract } from './source-text'
import { documentedPathOfCall, documentedParameterLocation } from './path-parameters'
import { parameterRolesOfCall, objectOwnershipTexts } from './object-access-text'

/** Returns a Markdown page that lists what a lender has to check before it connects the portal to its API. */
export function buildContractAssumptionsPage(): string {
  const rows = allContractCalls().flatMap(({ call }) =>
    call.assumption === undefined
      ? []
      : [
          `| \`${call.name}\` | \`${call.method} ${documentedPathOfCall(call)}\` | ${escapedCell(call.assumption)} | ${escapedCell(explainWhyCallIsInContract(call))} |`,
        ],
  )
  return [
    '# Lo que el contrato supone',
    '',
    'Generado por `npm run contract`; no se edita a mano. Las rutas y respuestas que la especificación deja abiertas se usan como dice esta tabla; quien conecta el portal con su servidor traduce cada una. El contrato completo está en `openapi.json`.',
    '',
    '## Para todas las llamadas',
    '',
    '- Los importes viajan en pesos con hasta dos decimales; los días como `AAAA-MM-DD`, los momentos como `AAAA-MM-DDTHH:mm:ssZ`. Sólo la fecha de un pago lleva un espacio: `AAAA-MM-DD HH:mm:ss`.',
    '- Un error responde 4xx o 5xx con `{ "code": "MAYUSCULAS_CON_GUIONES", "message": "texto para el cliente" }`.',
    '- Un campo que puede faltar también puede venir en `null`; los campos de más se ignoran; una respuesta que no cumple su forma es un error de lectura, salvo lo que dicen los dos puntos que siguen.',
    '- De una lista se deja afuera cada elemento que no se entiende, y el portal dice que falta algo; si no se entiende ninguno, es un error de lectura. Van todos o ninguno en lo que se debe (`amountDue`, `lineAmountDue`, `nextExpiration`) y, antes de cobrar, en los pagos sin `accused: true`.',
    '- Se leen como si faltaran, si no se entienden: `prepaidBenefit`, `customBannerList`, `lastPendingLoan` y `users` del ingreso; los campos de `paymentStatus` y `statusWithoutSession`; `errorCode` y `transactionId` de un cobro; `caseNumber` y `answerBy` de un reclamo; `installmentsNumberSelected` de una solicitud, y las cuotas de un movimiento de la línea o de un préstamo de una tarjeta.',
    '- Las llamadas que cobran llevan el encabezado `Idempotency-Key`: la misma clave responde lo mismo y cobra una sola vez.',
    '- El CUIT o CUIL de una respuesta tiene 11 dígitos y su dígito verificador.',
    ...Object.entries(refusalCodesOfAnyCall).map(
      ([code, meaning]) => `- Cualquiera puede responder \`${code}\`: ${meaning}`,
    ),
    '',
    '## Los códigos de una tarjeta',
    '',
    'Con un 4xx y uno de estos en `code`, o con uno en el `errorCode` de un cobro, no se cobró, y el portal dice por qué. Otro no cambia lo que dicen el estado y `paymentSuccess`.',
    '',
    ...Object.entries(cardRefusalCodes).map(([code, meaning]) => `- \`${code}\`: ${meaning}`),
    '',
    '## De quién es lo que toca cada llamada',
    '',
    'El portal no puede cuidar esto: lo hace el servidor, en cada llamada, con sesión o sin ella.',
    '',
    ...Object.entries(objectOwnershipTexts).map(([ownership, text]) => `- \`${ownership}\`: ${text}`),
    '',
    '| Llamada | De quién | Por |',
    '|---|---|---|',
    ...allContractCalls().map(
      ({ call }) =>
        `| \`${call.name}\` | \`${call.objectAccess.ownership}\` | ${objectParametersText(call)} |`,
    ),
    '',
    '## Cuántas veces se contesta',
    '',
    'Así lo hace el servidor de prueba. Una más responde 429 TOO_MANY_REQUESTS con `Retry-After`, en segundos; lo que se repite con su `Idempotency-Key` cuenta una vez. El portal dice cuánto falta y no borra nada de lo escrito. El pedido de arrepentimiento o de baja no tiene límite por persona: con un DNI ajeno se le cerraría a su dueño.',
    '',
    '| Llamada | Por persona | Por dirección de red |',
    '|---|---|---|',
    ...allContractCalls()
      .filter(({ call }) => findCallRateLimits(call).length > 0)
      .map(
        ({ call }) =>
          `| \`${call.name}\` | ${rateLimitText(call, 'person')} | ${rateLimitText(call, 'address')} |`,
      ),
    '',
    '## Llamada por llamada',
    '',
    '| Llamada | Método y ruta | Qué se supone | De dónde sale |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/**
 * Returns a text that lists the parameters of an API call that identify objects, such as `path.taxId`
 * (`tax-id`).
 */
function objectParametersText(call: ApiCall): string {
  const places = parameterRolesOfCall(call).filter(([, role]) => role !== 'value')
  return places
    .map(([place, role]) => `\`${documentedParameterLocation(call, place)}\` (\`${role}\`)`)
    .join(', ')
}

/**
 * Returns a text that says how often an API call may be made, such as `10 por hora`; a dash if there is
 * no limit.
 */
function rateLimitText(call: ApiCall, per: CallRateLimit['per']): string {
  const limit = findCallRateLimits(call).find((each) => each.per === per)
  if (!limit) return '–'
  return `${limit.times} ${limit.hours === 1 ? 'por hora' : `cada ${limit.hours} horas`}`
}

function escapedCell(text: string): string {
  return text.replaceAll('|', '\\|')
}
