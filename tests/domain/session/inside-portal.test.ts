import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portalPathIfSafe } from '@/domain/session/inside-portal'

const portalOrigin = 'https://portal.example'

const hostileParts = [
  '/',
  '//',
  '\\',
  '/\\',
  '%2f',
  '%2F',
  '%5c',
  '%252f',
  '%00',
  '%09',
  '%0d%0a',
  '%E2%80%AE',
  '%',
  '@',
  ':',
  '.',
  '..',
  '%2e%2e',
  '?',
  '#',
  '\t',
  '\n',
  ' ',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '／',
  'http:',
  'hTTps://',
  'javascript:alert(1)',
  'data:text/html,',
  'evil.example',
  'inicio',
]

const hostileAddressArbitrary = fc
  .array(fc.oneof(fc.constantFrom(...hostileParts), fc.string()), { maxLength: 8 })
  .map((parts) => parts.join(''))

const pathSegmentArbitrary = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-_~'),
  minLength: 1,
  maxLength: 12,
})
const addressEndingArbitrary = fc.string({ unit: fc.constantFrom(...'abc019=&%2F+/:@.-_'), maxLength: 20 })

describe('an address inside the portal', () => {
  it.each([
    '/',
    '/inicio',
    '/inicio/',
    '/mis-prestamos/L-1024/ver-todas',
    '/pagar-cuota?externalId=884213',
    '/nuevo-prestamo?product=19&subproduct=91',
    '/pagar-cuota/resumen?externalId=1#total',
    '/?externalRequest=true',
    '/inicio#https://evil.example',
    '/validacion-dni?redirectUrl=https://portal.example/inicio',
    '/ayuda?buscar=d%C3%B3nde%20pago',
    '/b%C3%BAsqueda',
    '/v1.2',
    '/autologins',
    '/ayuda/cerrar-sesion',
    '/inicio?despues=/cerrar-sesion',
  ])('stays unchanged: %s', (address) => {
    expect(portalPathIfSafe(address)).toBe(address)
  })

  it.each([
    '',
    'inicio',
    '?a=1',
    '#a',
    './inicio',
    '../inicio',
    'https://evil.example',
    'https://portal.example/inicio',
    'HtTpS://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hola',
    'portal.example@evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '//portal.example@evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/inicio\\..\\..',
    '/inicio?x=\\',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' /inicio',
    '\u00a0/inicio',
    '\ufeff/inicio',
    '/\u200b/evil.example',
    '/ini\u202ecio',
    '/inicio\u0000',
    '/inicio\u007f',
    '/inicio\u0085',
    '/inicio?x=1\n',
    '/inicio?x=\t1',
    '/inicio?x=a b',
    '/inicio?x=\u0000',
    '/inicio#\u202ea',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/%252f%252fevil.example',
    '/%255cevil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:a',
    '/%00',
    '/%20/evil.example',
    '/%E2%80%AE',
    '/%',
    '/%zz',
    '/%c0%af',
    '/.//evil.example',
    '/..//evil.example',
    '/../inicio',
    '/inicio/..',
    '/inicio/%2e%2e/x',
    '/%2e/x',
    '/inicio//evil.example',
    '/inicio//',
    '/user:password@evil.example',
    '/@evil.example',
    '/javascript:alert(1)',
    '/／evil.example',
    '/autologin',
    '/autologin/',
    '/autologin?data=raul',
    '/autologin#data=raul',
    '/%61utologin?data=raul',
    '/AutoLogin?data=raul',
    '/autologin/otra',
    '/cerrar-sesion',
    '/cerrar-sesion/',
    '/cerrar-sesion?ya',
    '/cerrar%2Dsesion',
    '/Cerrar-Sesion',
  ])('is not %j', (address) => {
    expect(portalPathIfSafe(address)).toBeUndefined()
  })

  it('never leads out of the portal, for any hostile text', () => {
    fc.assert(
      fc.property(hostileAddressArbitrary, (address) => {
        const inside = portalPathIfSafe(address)
        if (inside === undefined) return
        expect(inside).toBe(address)
        const resolved = new URL(inside, `${portalOrigin}/validacion-dni`)
        expect(resolved.origin).toBe(portalOrigin)
        expect(resolved.pathname).not.toMatch(/^\/[/\\]/)
        expect(new URL(decodeURIComponent(resolved.pathname), portalOrigin).origin).toBe(portalOrigin)
        expect(new URL(portalOrigin + inside).href).toBe(resolved.href)
      }),
      { numRuns: 5000 },
    )
  })

  it('never leads out of the portal when hostile parts follow a slash', () => {
    fc.assert(
      fc.property(hostileAddressArbitrary, (address) => {
        const inside = portalPathIfSafe(`/${address}`)
        if (inside === undefined) return
        expect(new URL(inside, portalOrigin).origin).toBe(portalOrigin)
        expect(new URL(new URL(inside, portalOrigin).pathname, portalOrigin).origin).toBe(portalOrigin)
      }),
      { numRuns: 5000 },
    )
  })

  it('keeps every plain path with its query and hash', () => {
    fc.assert(
      fc.property(
        fc.array(pathSegmentArbitrary, { minLength: 1, maxLength: 4 }),
        addressEndingArbitrary,
        addressEndingArbitrary,
        (segments, query, hash) => {
          const address = `/${segments.join('/')}?${query}#${hash}`
          expect(portalPathIfSafe(address)).toBe(address)
        },
      ),
    )
  })
})
