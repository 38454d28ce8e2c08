import { refusalCodesOfAnyCall } from '@/adapters/contract/refusals'
import { capabilityTitles } from './capability-titles'
import { newestContractVersion } from './contract-version'
import type { JsonSchemaPart } from './named-schemas'
import { buildOpenApiOperations } from './operations'
import type { RecordedExamplesByCall } from '#tests/adapters/contract/recorded-examples'
import { sharedResponseHeaders, sharedOpenApiErrorResponses } from './responses'
import { openApiServerOfLender } from './servers'

type OpenApiNode = Readonly<Record<string, unknown>>

/** Returns the API contract as an OpenAPI 3.1 document. Its parts always have the same order. */
export function buildOpenApiDocument(examples: RecordedExamplesByCall): OpenApiNode {
  const { paths, schemas } = buildOpenApiOperations(examples)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Servidor del portal de clientes',
      version: newestContractVersion(),
      description: [
        'Todo lo que el portal le pide al servidor del prestamista. Este documento se genera del contrato; qué cambió de una versión a otra está en contract-changelog.md.',
        'Los importes viajan en pesos con hasta dos decimales; los días como AAAA-MM-DD y los momentos como AAAA-MM-DDTHH:mm:ssZ.',
        'Un campo que puede faltar también puede venir en null. Los campos de más se ignoran.',
        'operationId es el nombre de la llamada escrito de corrido: payments.payWithSavedCard es paymentsPayWithSavedCard, y qr-payment.pay es qrPaymentPay. x-call trae el nombre como está en el contrato, en los registros del portal y en el servidor de prueba.',
        'x-assumption dice lo que el portal supone donde nada está acordado.',
        'x-limits dice cuántas veces se contesta una llamada en tantas horas, por persona (person) o por dirección de red (address).',
        'x-touches dice de quién es lo que toca cada llamada (whose) y qué parámetro lo nombra o es su secreto (by); el servidor rechaza el resto.',
        'x-source dice si la llamada está acordada y qué regla la pide.',
        'Los ejemplos son lo que pidió el portal y contestó el servidor de prueba; las listas largas y los archivos están cortados.',
      ].join('\n\n'),
      contact: { name: 'Quien entrega el portal' },
      license: {
        name: 'Para conectar el portal con un servidor',
        identifier: 'LicenseRef-Portal-de-clientes',
      },
    },
    servers: [openApiServerOfLender],
    tags: Object.entries(capabilityTitles).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'El accessToken del ingreso.' },
      },
      parameters: { IdempotencyKey: idempotencyKeyParameter },
      headers: sharedResponseHeaders,
      responses: sharedOpenApiErrorResponses(),
      schemas: { Error: errorSchema, ...schemas },
    },
    'x-common-refusals': refusalCodesOfAnyCall,
  }
}

const idempotencyKeyParameter: OpenApiNode = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Una por intención: la misma clave responde lo mismo, y lo pedido se hace una sola vez.',
  schema: { type: 'string', minLength: 1 },
  example: '5b2f6c1e-9a44-4f0b-8d7e-3c1a90f2e6d8',
}

const errorSchema: JsonSchemaPart = {
  type: 'object',
  description: 'Por qué no se pudo. message es un texto para el cliente.',
  required: ['code', 'message'],
  properties: {
    code: {
      type: 'string',
      pattern: '^[A-Z][A-Z0-9_]*$',
      description:
        'Por qué no se pudo, en mayúsculas. El portal decide por él cuando lo conoce (x-refusals).',
      examples: ['CUSTOMER_NOT_FOUND'],
    },
    message: {
      type: 'string',
      description:
        'Lo que se le dice al cliente, en una o dos oraciones, si el portal no tiene un texto suyo.',
      examples: ['No encontramos datos para el dni ingresado'],
    },
  },
}
