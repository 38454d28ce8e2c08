import { describe, expect, it } from 'vitest'
import type { CertificateVerificationFailure } from '@/application/documents/verify-certificate'
import { instant } from '@/domain/shared/calendar-date'
import { failure, success } from '@/domain/shared/result'
import {
  base64UrlJson,
  signCertificate,
  signCertificateWithHmac,
  jwtClaims,
  jwtHeader,
} from '#tests/support/signed-certificates'
import { CertificateVerifier } from './a-verifier'
import { lender, thief } from './lender-and-thief'

describe('a valid certificate', () => {
  it('says who issued it, to whom, for which loans and as of which day', async () => {
    const verifier = new CertificateVerifier(lender.publicKey)
    expect(await verifier.verify(await signCertificate(lender))).toEqual(
      success({
        certificate: {
          number: 'c7f0a1d2e3b4958677081920',
          issuer: { name: 'Luma Créditos S.A.', taxId: '30718945638' },
          holder: { name: 'Gabriela Núñez', dniEnding: '917' },
          loanNumbers: ['40051184', '40063351'],
          asOf: '2026-11-23',
          issuedAt: Date.parse('2026-11-23T14:05:00-03:00'),
        },
        keysOrigin: { at: Date.parse('2026-11-23T14:20:00-03:00'), areFromStore: false },
      }),
    )
  })

  it('has about 450 characters', async () => {
    const { length } = await signCertificate(lender)
    expect(length).toBeGreaterThan(400)
    expect(length).toBeLessThan(480)
  })

  it('is verified without a network by the keys of an earlier visit, with their day', async () => {
    const verifier = new CertificateVerifier(lender.publicKey)
    const text = await signCertificate(lender)
    await verifier.verify(text)
    verifier.disconnectFromNetwork()
    verifier.clock.advance(3 * 86_400_000)
    expect(await verifier.verify(text)).toMatchObject({
      ok: true,
      value: { keysOrigin: { at: Date.parse('2026-11-23T14:20:00-03:00'), areFromStore: true } },
    })
  })

  it('stays valid after its key has ended', async () => {
    const signsUntil = instant(Date.parse('2026-11-24T00:00:00-03:00'))
    const verifier = new CertificateVerifier({ ...lender.publicKey, signsUntil })
    verifier.clock.advance(90 * 86_400_000)
    expect(await verifier.verify(await signCertificate(lender))).toMatchObject({ ok: true })
  })

  it('is verified by the right one of several keys', async () => {
    const verifier = new CertificateVerifier({ ...thief.publicKey, id: '2025-1' }, lender.publicKey)
    expect(await verifier.verify(await signCertificate(lender))).toMatchObject({ ok: true })
  })
})

interface Forgery {
  readonly title: string
  readonly make: () => Promise<string> | string
  readonly failure: CertificateVerificationFailure['kind']
}

const nowSeconds = Date.parse('2026-11-23T14:20:00-03:00') / 1000

function claimsWithout(name: keyof typeof jwtClaims): object {
  return Object.fromEntries(Object.entries(jwtClaims).filter(([key]) => key !== name))
}

const withClaims = (claims: object) => () => signCertificate(lender, { ...jwtClaims, ...claims })
const withHeader = (header: object) => () => signCertificate(lender, jwtClaims, { ...jwtHeader, ...header })

const forgeries: readonly Forgery[] = [
  { title: 'signed by another', make: () => signCertificate(thief), failure: 'altered' },
  {
    title: 'signed by another, who brings the own key along',
    make: () => signCertificate(thief, jwtClaims, { ...jwtHeader, jwk: thief.publicJwk }),
    failure: 'altered',
  },
  {
    title: 'signed by another, who says where the key is',
    make: () => signCertificate(thief, jwtClaims, { ...jwtHeader, jku: 'https://thief.example/jwks.json' }),
    failure: 'altered',
  },
  {
    title: 'signed with a key that the lender lacks',
    make: withHeader({ kid: 'x' }),
    failure: 'unknown-key',
  },
  { title: 'without the name of its key', make: withHeader({ kid: undefined }), failure: 'damaged' },
  {
    title: 'not signed (alg: none)',
    make: () => `${base64UrlJson({ ...jwtHeader, alg: 'none' })}.${base64UrlJson(jwtClaims)}.`,
    failure: 'other-algorithm',
  },
  {
    title: 'not signed (alg: nOnE), with the signature of another',
    make: async () => {
      const [, , signature] = (await signCertificate(lender)).split('.')
      return `${base64UrlJson({ ...jwtHeader, alg: 'nOnE' })}.${base64UrlJson(jwtClaims)}.${signature}`
    },
    failure: 'other-algorithm',
  },
  {
    title: 'signed with the public key as a password (HS256)',
    make: () =>
      signCertificateWithHmac(JSON.stringify(lender.publicJwk), jwtClaims, { ...jwtHeader, alg: 'HS256' }),
    failure: 'other-algorithm',
  },
  {
    title: 'signed with the public key as a password, called ES256',
    make: () => signCertificateWithHmac(JSON.stringify(lender.publicJwk), jwtClaims, jwtHeader),
    failure: 'damaged',
  },
  {
    title: 'called by another curve (ES384)',
    make: withHeader({ alg: 'ES384' }),
    failure: 'other-algorithm',
  },
  { title: 'without an algorithm', make: withHeader({ alg: undefined }), failure: 'other-algorithm' },
  { title: 'signed, but something else (JWT)', make: withHeader({ typ: 'JWT' }), failure: 'other-kind' },
  { title: 'without a kind', make: withHeader({ typ: undefined }), failure: 'other-kind' },
  {
    title: 'with an extension that must be understood',
    make: withHeader({ crit: ['b64'], b64: false }),
    failure: 'unknown-extension',
  },
  { title: 'with an empty list of extensions', make: withHeader({ crit: [] }), failure: 'unknown-extension' },
  { title: 'of another portal', make: withClaims({ iss: 'https://other.example' }), failure: 'other-issuer' },
  {
    title: 'of a portal whose name begins the same',
    make: withClaims({ iss: 'https://portal.example.thief.example' }),
    failure: 'other-issuer',
  },
  { title: 'with a wrong tax id', make: withClaims({ cuit: '30718945639' }), failure: 'incomplete' },
  { title: 'issued tomorrow', make: withClaims({ iat: nowSeconds + 86_400 }), failure: 'future' },
  { title: 'issued in six minutes', make: withClaims({ iat: nowSeconds + 360 }), failure: 'future' },
  { title: 'as of a day after it was issued', make: withClaims({ asOf: '2026-11-24' }), failure: 'future' },
  { title: 'valid from tomorrow', make: withClaims({ nbf: nowSeconds + 86_400 }), failure: 'future' },
  { title: 'valid until yesterday', make: withClaims({ exp: nowSeconds - 86_400 }), failure: 'expired' },
  { title: 'issued at the instant 0', make: withClaims({ iat: 0 }), failure: 'incomplete' },
  { title: 'with an end that is no number', make: withClaims({ exp: 'never' }), failure: 'incomplete' },
  { title: 'issued at no moment', make: withClaims({ iat: '1764000000' }), failure: 'incomplete' },
  {
    title: 'as of a day that does not exist',
    make: withClaims({ asOf: '2026-02-30' }),
    failure: 'incomplete',
  },
  { title: 'with the whole DNI', make: withClaims({ dni: '41220917' }), failure: 'incomplete' },
  { title: 'with no loan', make: withClaims({ loans: [] }), failure: 'incomplete' },
  { title: 'with a loan that is no text', make: withClaims({ loans: [40_051_184] }), failure: 'incomplete' },
  { title: 'with 61 loans', make: withClaims({ loans: Array(61).fill('1') }), failure: 'incomplete' },
  { title: 'with an empty number', make: withClaims({ jti: '' }), failure: 'incomplete' },
  { title: 'with a name of spaces', make: withClaims({ name: '  ' }), failure: 'incomplete' },
  ...(['iss', 'iat', 'jti', 'org', 'cuit', 'name', 'dni', 'loans', 'asOf'] as const).map((name) => ({
    title: `without ${name}`,
    make: () => signCertificate(lender, claimsWithout(name)),
    failure: name === 'iss' ? ('other-issuer' as const) : ('incomplete' as const),
  })),
  {
    title: 'with a claim that is written twice',
    make: () => signCertificate(lender, JSON.stringify(jwtClaims).replace('{', '{"name":"Otra Persona",')),
    failure: 'damaged',
  },
  {
    title: 'with a claim that is written twice in two spellings',
    make: () =>
      signCertificate(lender, JSON.stringify(jwtClaims).replace('{', String.raw`{"n\u0061me":"Otra",`)),
    failure: 'damaged',
  },
  {
    title: 'with an algorithm that is written twice',
    make: () => signCertificate(lender, jwtClaims, `{"alg":"none",${JSON.stringify(jwtHeader).slice(1)}`),
    failure: 'damaged',
  },
  {
    title: 'with claims that are a list',
    make: () => signCertificate(lender, [jwtClaims]),
    failure: 'damaged',
  },
  {
    title: 'with claims that are no JSON',
    make: () => signCertificate(lender, 'libre deuda'),
    failure: 'damaged',
  },
  { title: 'of 3 MB', make: withClaims({ more: 'a'.repeat(3_000_000) }), failure: 'damaged' },
  { title: 'of 2,001 characters', make: () => 'a'.repeat(2001), failure: 'damaged' },
  { title: 'nothing', make: () => '', failure: 'damaged' },
  { title: 'no signed text', make: () => 'https://portal.example/verificar', failure: 'damaged' },
  { title: 'a part too many', make: async () => `${await signCertificate(lender)}.e30`, failure: 'damaged' },
  {
    title: 'a signature in ASN.1, longer than ES256',
    make: async () => `${await signCertificate(lender)}AAAA`,
    failure: 'damaged',
  },
  {
    title: 'a signature of zeros',
    make: () => `${base64UrlJson(jwtHeader)}.${base64UrlJson(jwtClaims)}.${'A'.repeat(86)}`,
    failure: 'altered',
  },
  {
    title: 'another name under the same signature',
    make: async () => {
      const [header, , signature] = (await signCertificate(lender)).split('.')
      return `${header}.${base64UrlJson({ ...jwtClaims, name: 'Otra Persona' })}.${signature}`
    },
    failure: 'altered',
  },
]

describe('the verifier refuses a forged certificate', () => {
  it.each(forgeries)('$title', async ({ make, failure: expectedFailure }) => {
    const verifier = new CertificateVerifier(lender.publicKey)
    expect(await verifier.verify(await make())).toMatchObject({
      ok: false,
      failure: { kind: expectedFailure },
    })
  })

  it('with any one bit of any character changed', async () => {
    const verifier = new CertificateVerifier(lender.publicKey)
    const sound = await signCertificate(lender)
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const altered = [...sound].flatMap((letter, position) =>
      [0, 1, 2, 3, 4, 5].flatMap((bit) => {
        const value = alphabet.indexOf(letter)
        if (value < 0) return []
        const other = alphabet[value ^ (1 << bit)] ?? ''
        return [sound.slice(0, position) + other + sound.slice(position + 1)]
      }),
    )
    const answers = await Promise.all(altered.map((text) => verifier.verify(text)))
    expect(altered.length).toBeGreaterThan(2000)
    expect(answers.filter(({ ok }) => ok)).toEqual([])
  })

  it('signed with a key that had ended by then', async () => {
    const signsUntil = instant(Date.parse('2026-11-23T14:00:00-03:00'))
    const verifier = new CertificateVerifier({ ...lender.publicKey, signsUntil })
    const refused = { ok: false, failure: { kind: 'ended-key' } }
    expect(await verifier.verify(await signCertificate(lender))).toMatchObject(refused)
  })

  it('signed with a key whose name two keys have', async () => {
    const verifier = new CertificateVerifier(thief.publicKey, lender.publicKey)
    const refused = { ok: false, failure: { kind: 'unknown-key' } }
    expect(await verifier.verify(await signCertificate(lender))).toMatchObject(refused)
    expect(await verifier.verify(await signCertificate(thief))).toMatchObject(refused)
  })

  it('signed with a key that is no point of the curve', async () => {
    const verifier = new CertificateVerifier({ ...lender.publicKey, y: lender.publicKey.x })
    const refused = { ok: false, failure: { kind: 'altered' } }
    expect(await verifier.verify(await signCertificate(lender))).toMatchObject(refused)
  })
})

describe('a certificate without usable keys', () => {
  it('is not verified', async () => {
    const verifier = new CertificateVerifier()
    verifier.disconnectFromNetwork()
    expect(await verifier.verify(await signCertificate(lender))).toEqual(failure({ kind: 'no-answer' }))
  })

  it('is not verified by the keys of an earlier visit when the lender publishes none', async () => {
    const verifier = new CertificateVerifier(lender.publicKey)
    const text = await signCertificate(lender)
    await verifier.verify(text)
    verifier.publicKeysAnswer = failure({ kind: 'not-offered' })
    expect(await verifier.verify(text)).toEqual(failure({ kind: 'not-offered' }))
  })

  it('is not verified by the keys of an earlier visit when its key is newer', async () => {
    const verifier = new CertificateVerifier(lender.publicKey)
    await verifier.verify(await signCertificate(lender))
    verifier.disconnectFromNetwork()
    const text = await signCertificate(thief, jwtClaims, { ...jwtHeader, kid: '2027-1' })
    expect(await verifier.verify(text)).toEqual(failure({ kind: 'keys-too-old' }))
  })

  it('is refused without a request when the text is no certificate', async () => {
    const verifier = new CertificateVerifier(lender.publicKey)
    await verifier.verify('libre deuda')
    expect(verifier.keyRequestCount).toBe(0)
  })
})

it('a name in a certificate cannot hide or reverse the text around it', async () => {
  const verifier = new CertificateVerifier(lender.publicKey)
  const text = await signCertificate(lender, { ...jwtClaims, name: 'Gabriela \u202eNúñez\u200b' })
  expect(await verifier.verify(text)).toMatchObject({
    value: { certificate: { holder: { name: 'Gabriela Núñez' } } },
  })
})
