import type { GenericSchema } from 'valibot'
import { limitsOf } from '@/adapters/contract/call-limits'
import { commonRefusals } from '@/adapters/contract/common-refusals'
import { servedFileTypes, type Call } from '@/adapters/contract/call'
import { everyCall, type CapabilityCall } from './calls'
import { capabilityTitles } from './capability-titles'
import { jsonSchemaOf, sharedJsonSchemas } from './json-schema'
import { pathParameterMeaning } from './path-parameters'
import { whoseText } from './whose'

type Node = Readonly<Record<string, unknown>>

/** The contract as an OpenAPI 3.1 document, the same text every time. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), undefined, 2)}\n`
}

function openApiDocument(): Node {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Servidor del portal de clientes',
      version: '1.0.0',
      description: [
        'Todo lo que el portal le pide al servidor del prestamista. Este documento se genera del contrato.',
        'Los importes viajan en pesos con hasta dos decimales; los días como AAAA-MM-DD y los momentos como AAAA-MM-DDTHH:mm:ssZ.',
        'Un campo que puede faltar también puede venir en null. Los campos de más se ignoran.',
        'x-assumption dice lo que el portal supone donde nada está acordado.',
        'x-limits dice cuántas veces se contesta una llamada en tantas horas, por persona (person) o por dirección de red (address).',
        'x-touches dice de quién es lo que toca cada llamada (whose) y qué parámetro lo nombra o es su secreto (by); el servidor rechaza el resto.',
      ].join('\n\n'),
    },
    servers: [{ url: '/api', description: 'La dirección sale de la configuración del portal.' }],
    tags: Object.entries(capabilityTitles).map(([name, description]) => ({ name, description })),
    paths: pathItems(),
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'El accessToken del ingreso.' },
      },
      parameters: { IdempotencyKey: idempotencyKey },
      responses: {
        Unauthorized: errorResponse('Falta el token o venció: el portal lo renueva y repite una vez.'),
        TooMany: {
          ...errorResponse(
            'Se pidió más veces de las que dice x-limits; Retry-After dice cuándo se puede de nuevo.',
          ),
          headers: {
            'Retry-After': { description: 'Segundos.', schema: { type: 'integer', minimum: 1 } },
          },
        },
        Refused: errorResponse('El pedido no se pudo cumplir.'),
        ServerFailure: errorResponse('El servidor falló; sin respuesta se lee igual.'),
      },
      schemas: { Error: errorSchema, ...sharedJsonSchemas() },
    },
    'x-common-refusals': commonRefusals,
  }
}

const idempotencyKey: Node = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Una por intención: la misma clave responde lo mismo, y lo pedido se hace una sola vez.',
  schema: { type: 'string', minLength: 1 },
}

const errorSchema: Node = {
  type: 'object',
  description: 'Por qué no se pudo. message es un texto para el cliente.',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', pattern: '^[A-Z][A-Z0-9_]*$', examples: ['CUSTOMER_NOT_FOUND'] },
    message: { type: 'string', examples: ['No encontramos datos para el dni ingresado'] },
  },
}

function errorResponse(description: string): Node {
  return { description, content: jsonContent({ $ref: '#/components/schemas/Error' }) }
}

function jsonContent(schema: object): Node {
  return { 'application/json': { schema } }
}

function pathItems(): Node {
  const items = new Map<string, Record<string, unknown>>()
  for (const each of everyCall()) {
    const item = items.get(each.row.path) ?? {}
    item[each.row.method.toLowerCase()] = operation(each)
    items.set(each.row.path, item)
  }
  return Object.fromEntries(items)
}

function operation({ capability, row }: CapabilityCall): Node {
  const parameters = parametersOf(row)
  return {
    operationId: row.name,
    tags: [capability],
    summary: row.summary,
    description: whoseText(row),
    ...(row.base === 'push' ? { servers: [pushServer] } : {}),
    security: securityOf[row.access],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(row.body === undefined ? {} : { requestBody: requestBody(row, row.body) }),
    responses: responsesOf(row),
    'x-source': row.source,
    'x-touches': { whose: row.touches.whose, ...(row.touches.by && { by: row.touches.by }) },
    ...(limitsOf(row).length === 0 ? {} : { 'x-limits': limitsOf(row) }),
    ...(row.refusals === undefined ? {} : { 'x-refusals': row.refusals }),
    ...(row.assumption === undefined ? {} : { 'x-assumption': row.assumption }),
  }
}

const securityOf: Readonly<Record<Call['access'], readonly Node[]>> = {
  open: [],
  optional: [{}, { session: [] }],
  session: [{ session: [] }],
}

const pushServer: Node = {
  url: '/push',
  description: 'La dirección de mensajes sale de la configuración del portal.',
}

function requestBody(row: Call, schema: GenericSchema): Node {
  const type = row.multipart ? 'multipart/form-data' : 'application/json'
  return { required: true, content: { [type]: { schema: jsonSchemaOf(schema) } } }
}

function parametersOf(row: Call): readonly Node[] {
  const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: pathParameterMeaning(row, name),
    schema: { type: 'string' },
  }))
  return [
    ...inPath,
    ...(row.query === undefined ? [] : queryParameters(row.query)),
    ...(row.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
}

function queryParameters(query: GenericSchema): readonly Node[] {
  const { properties = {}, required = [] } = jsonSchemaOf(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function responsesOf(row: Call): Node {
  const status = row.status ?? (row.answer === 'none' ? 204 : 200)
  return {
    [String(status)]: answerResponse(row),
    ...(row.mayBeAbsent ? { '204': { description: 'No hay nada que responder.' } } : {}),
    ...(row.access !== 'open' ? { '401': { $ref: '#/components/responses/Unauthorized' } } : {}),
    ...(limitsOf(row).length === 0 ? {} : { '429': { $ref: '#/components/responses/TooMany' } }),
    '4XX': row.refusals === undefined ? { $ref: '#/components/responses/Refused' } : refused(row.refusals),
    '5XX': { $ref: '#/components/responses/ServerFailure' },
  }
}

function answerResponse(row: Call): Node {
  if (row.answer === 'none') return { description: 'Hecho.' }
  if (row.answer === 'file')
    return {
      description: 'El archivo, con su tipo de contenido. Uno de otro tipo se lee como un error.',
      content: Object.fromEntries(servedFileTypes.map((type) => [type, {}])),
    }
  return { description: 'La respuesta.', content: jsonContent(jsonSchemaOf(row.answer)) }
}

function refused(refusals: Readonly<Record<string, string>>): Node {
  const lines = Object.entries(refusals).map(([code, meaning]) => `- \`${code}\`: ${meaning}`)
  return errorResponse(['El portal distingue estos códigos:', '', ...lines].join('\n'))
}
