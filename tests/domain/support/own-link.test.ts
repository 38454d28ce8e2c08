import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPastedLink } from '@/domain/support/pasted-link'

const ownHosts = ['www.luma.com.ar', 'portal.luma.com.ar']

describe('a pasted link', () => {
  it.each([
    ['https://www.luma.com.ar'],
    ['https://www.luma.com.ar/pagar?id=1#a'],
    ['HTTPS://WWW.LUMA.COM.AR/'],
    ['  https://portal.luma.com.ar/pagar  '],
    ['www.luma.com.ar/pagar'],
    ['www.luma.com.ar.'],
    ['https://www.luma.com.ar/a@b:c'],
  ])('%s is the lender’s', (link) => {
    expect(checkPastedLink(link, ownHosts)).toMatchObject({ kind: 'ours' })
  })

  const ownLinks = ['https://wa.me/5491150000000', 'https://formularios.example/Pedir?de=luma']

  it.each([
    ['https://wa.me/5491150000000'],
    ['wa.me/5491150000000/'],
    [' HTTPS://WA.ME/5491150000000 '],
    ['https://formularios.example/Pedir?de=luma'],
  ])('%s is one of the lender’s links to the sites of others', (link) => {
    expect(checkPastedLink(link, ownHosts, ownLinks)).toEqual({ kind: 'our-link' })
  })

  it.each([
    ['https://wa.me/5491150000001'],
    ['https://wa.me/54911500000001'],
    ['https://wa.me/'],
    ['https://wa.me.example/5491150000000'],
    ['https://formularios.example/pedir?de=luma'],
    ['https://formularios.example/Pedir?de=otro'],
    ['https://formularios.example/Pedir'],
  ])('%s is another link to the same site, and not the lender’s', (link) => {
    expect(checkPastedLink(link, ownHosts, ownLinks)).toMatchObject({ kind: 'not-ours' })
  })

  it.each([
    ['http://wa.me/5491150000000', 'not-https'],
    ['https://a@wa.me/5491150000000', 'user-before-host'],
  ])('%s is doubtful, although the rest is the lender’s', (link, reason) => {
    expect(checkPastedLink(link, ownHosts, ownLinks)).toEqual({ kind: 'doubtful', reason })
  })

  it.each([
    ['https://otra.example/luma'],
    ['https://wa.me/5491150000000'],
    ['https://example.com/?a=www.luma.com.ar'],
    ['https://192.168.0.1/'],
  ])('%s is not the lender’s', (link) => {
    expect(checkPastedLink(link, ownHosts)).toMatchObject({ kind: 'not-ours' })
  })

  it.each([
    ['https://www.luma.com.ar.pagos.example/'],
    ['https://luma-com-ar.example/'],
    ['https://www.1uma.com.ar/'],
    ['https://www.lurna.com.ar/'],
    ['https://wwwluma.com.ar/'],
    ['https://www.lumaa.com.ar/'],
    ['https://otro.portal.luma.com.ar/'],
  ])('%s only looks like the lender’s', (link) => {
    expect(checkPastedLink(link, ownHosts)).toMatchObject({ kind: 'look-alike' })
  })

  it.each([
    ['not-a-link', ''],
    ['not-a-link', 'hola'],
    ['not-a-link', 'mirá https://www.luma.com.ar'],
    ['not-a-link', 'https:www.luma.com.ar'],
    ['not-a-link', 'https://luma..com.ar'],
    ['not-https', 'http://www.luma.com.ar'],
    ['not-https', 'javascript:alert(1)//www.luma.com.ar'],
    ['not-https', 'data:text/html,www.luma.com.ar'],
    ['user-before-host', 'https://www.luma.com.ar@otro.example/'],
    ['user-before-host', 'https://www.luma.com.ar\\@otro.example/'],
    ['user-before-host', 'https://www.luma.com.ar%2f.otro.example/'],
    ['port', 'https://www.luma.com.ar:8443/'],
    ['port', 'www.luma.com.ar:80/pagar'],
    ['foreign-letters', 'https://www.lumа.com.ar/'],
    ['foreign-letters', 'https://www.luma。com.ar/'],
    ['foreign-letters', 'https://www.xn--lum-7cd.com.ar/'],
    ['hidden-characters', 'https://www.luma.com.ar/\u202Egpj.exe'],
    ['hidden-characters', 'https://www.lu\u200Bma.com.ar/'],
    ['hidden-characters', 'https://\u2066www.luma.com.ar\u2069.otro.example'],
  ])('%s is not %j', (reason, link) => {
    expect(checkPastedLink(link, ownHosts)).toEqual({ kind: 'doubtful', reason })
  })

  it('is the lender’s for the portal only when it is for the browser', () => {
    const part = fc.constantFrom(
      'https://',
      'http://',
      'www.luma.com.ar',
      'otro.example',
      '@',
      ':',
      '/',
      '\\',
      '.',
      '?',
      '#',
      '%2e',
      '\u200B',
      'a',
      '8443',
      ' ',
      '\t',
    )
    const links = fc.array(part, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(links, (link) => {
        if (checkPastedLink(link, ownHosts).kind !== 'ours') return
        const text = link.trim()
        const { protocol, hostname, port, username } = new URL(
          /^https:/i.test(text) ? text : `https://${text}`,
        )
        expect([protocol, hostname.replace(/\.$/, ''), port, username]).toEqual([
          'https:',
          'www.luma.com.ar',
          '',
          '',
        ])
      }),
      { numRuns: 5_000 },
    )
  })
})
