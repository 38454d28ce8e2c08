import type { SchemaTexts } from '@/adapters/contract/field-text'

/** Field texts of signed certificates. */
export const certificateTexts: SchemaTexts = {
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
  CertificatesSignedCertificateResponse: {
    certificate: 'El texto firmado: un JWS compacto con ES256, de unos 450 caracteres y no más de 2.000.',
  },
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
}
