import * as v from 'valibot'
import { defineContract } from './call'
import { utcInstantSchema } from './dates.schema'
import { optionalField } from './optional-field.schema'

/**
 * A public key in the form of RFC 7517. The list of keys may also contain keys of other kinds, which the
 * portal ignores.
 */
const publicKeySchema = v.object({
  kty: v.string(),
  kid: optionalField(v.string()),
  crv: optionalField(v.string()),
  alg: optionalField(v.string()),
  use: optionalField(v.string()),
  x: optionalField(v.string()),
  y: optionalField(v.string()),
  exp: optionalField(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_370_764_800))),
})

/** A signed certificate as a compact JWS with ES256. The signature has 64 bytes. */
const signedCertificateSchema = v.pipe(v.string(), v.maxLength(2000), v.regex(/^[\w-]+\.[\w-]+\.[\w-]{86}$/))

/** API calls about signed debt-free certificates, which anybody can verify. Source: DOC-04. */
export const certificatesContract = defineContract('certificates', {
  issuerKeys: {
    method: 'GET',
    path: '/.well-known/jwks.json',
    server: 'portal',
    summary: 'Las claves públicas con que el prestamista firma.',
    source: 'DOC-04',
    access: 'open',
    objectAccess: { ownership: 'nobody' },
    answer: v.object({ keys: v.array(publicKeySchema) }),
    assumption:
      'Está en el origen del portal, no en el de la API. Cuentan las claves EC de P-256 con kid, para ES256 y sin d; las demás se ignoran. exp (optativo, en segundos) es desde cuándo la clave no firma más: lo que firmó antes sigue valiendo. Una clave robada se quita. Con 404 o 501 ningún certificado se verifica.',
    fieldDescriptions: {
      CertificatesIssuerKeysResponse: {
        keys: 'Las claves públicas, en el formato de RFC 7517. Pueden ser varias mientras se cambia de una a otra.',
      },
      CertificatesIssuerKeysResponseKeysItem: {
        kty: { text: 'La familia de la clave. Cuenta EC; las demás se ignoran.', example: 'EC' },
        kid: {
          text: 'El nombre de la clave, el mismo que lleva lo que firma. Dos no pueden tener el mismo.',
          example: '2026-1',
        },
        crv: { text: 'La curva. Cuenta P-256; las demás se ignoran.', example: 'P-256' },
        alg: { text: 'El algoritmo. Si está, tiene que ser ES256.', example: 'ES256' },
        use: { text: 'Para qué es la clave. Si está, tiene que ser sig.', example: 'sig' },
        x: 'La coordenada x del punto, en base64url.',
        y: 'La coordenada y del punto, en base64url.',
        exp: 'Desde cuándo la clave no firma más, en segundos desde 1970. Lo que firmó antes sigue valiendo.',
      },
    },
  },
  signedCertificate: {
    method: 'GET',
    path: '/customers/{id}/freeDebt/signature',
    summary: 'El libre deuda del cliente como texto firmado, para el código QR.',
    source: 'DOC-04',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.id': 'customer-id' } },
    answer: v.object({ certificate: signedCertificateSchema }),
    assumption:
      'certificate es un JWS compacto con ES256 (RFC 7515). Encabezado: alg ES256, typ debt-free+jwt y kid. Datos: iss, el origen del portal; iat, en segundos; jti, el número del certificado, que nadie puede adivinar; org y cuit, quién emite; name y dni, de quién es, con los últimos tres dígitos del DNI y ninguno más; loans, los números de los préstamos; asOf, el día al que no se debe nada. Ninguno puede faltar ni estar dos veces; nbf y exp se respetan si están. El PDF del libre deuda lleva el mismo código, con https://<portal>/verificar# adelante y a no menos de 3 cm. Con 404 o 501 no se muestra ningún código.',
    fieldDescriptions: {
      CertificatesSignedCertificateResponse: {
        certificate: 'El texto firmado: un JWS compacto con ES256, de unos 450 caracteres y no más de 2.000.',
      },
    },
  },
  certificateStanding: {
    method: 'POST',
    path: '/certificates/standing',
    summary: 'Lo que el prestamista dice hoy de un certificado.',
    source: 'DOC-04',
    access: 'open',
    objectAccess: { ownership: 'secret', by: { 'body.number': 'certificate-number' } },
    body: v.object({ number: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)) }),
    answer: v.object({ standing: v.picklist(['DEBT_FREE', 'WITHDRAWN']), at: utcInstantSchema }),
    refusals: { CERTIFICATE_NOT_FOUND: 'Nunca se emitió un certificado con ese número.' },
    assumption:
      'number es el jti del certificado. standing es DEBT_FREE (de esos préstamos sigue sin deberse nada) o WITHDRAWN (se retiró); at, cuándo se respondió. De otros préstamos no dice nada. Con 501, o con 404 y otro código, el portal dice que este prestamista no contesta esa pregunta.',
    fieldDescriptions: {
      CertificatesCertificateStandingRequest: {
        number: {
          text: 'El jti del certificado, de 8 a 64 letras, números y guiones.',
          example: 'Zr3kq0vX1mB8sTnL',
        },
      },
      CertificatesCertificateStandingResponse: {
        standing: {
          text: 'DEBT_FREE si de esos préstamos no se debe nada, WITHDRAWN si se retiró.',
          example: 'DEBT_FREE',
        },
        at: 'Cuándo se respondió, en UTC.',
      },
    },
  },
})
