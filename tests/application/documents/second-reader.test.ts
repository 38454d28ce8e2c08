import { createLocalJWKSet, jwtVerify } from 'jose'
import { expect, it } from 'vitest'
import {
  base64UrlJson,
  signCertificate,
  signCertificateWithHmac,
  jwtClaims,
  jwtHeader,
} from '#tests/support/signed-certificates'
import { CertificateVerifier } from './a-verifier'
import { lender, thief } from './lender-and-thief'

const nowSeconds = Date.parse('2026-11-23T14:20:00-03:00') / 1000

/** Returns one certificate of each kind, valid and forged. Their data are different in every round. */
function createValidAndForgedCertificates(round: number): readonly Promise<string>[] {
  const claims = {
    ...jwtClaims,
    jti: `number-${round}`,
    name: `Persona ${round} Ñandú`,
    loans: Array.from({ length: 1 + (round % 9) }, (_, place) => String(40_000_000 + round * 10 + place)),
    dni: String(round).padStart(3, '0'),
  }
  const signed = signCertificate(lender, claims)
  return [
    signed,
    signCertificate(lender, claims, {
      ...jwtHeader,
      jku: 'https://thief.example/keys',
      jwk: thief.publicJwk,
    }),
    signCertificate(thief, claims),
    signed.then((text) => withFlippedBit(text, round * 7)),
    signed.then((text) => text.slice(0, -1 - round)),
    Promise.resolve(`${base64UrlJson({ ...jwtHeader, alg: 'none' })}.${base64UrlJson(claims)}.`),
    signCertificateWithHmac(JSON.stringify(lender.publicJwk), claims, { ...jwtHeader, alg: 'HS256' }),
    signCertificate(lender, claims, { ...jwtHeader, typ: 'JWT' }),
    signCertificate(lender, claims, { ...jwtHeader, kid: `other-${round}` }),
    signCertificate(lender, claims, { ...jwtHeader, crit: ['unknown'], unknown: true }),
    signCertificate(lender, { ...claims, iss: 'https://other.example' }),
    signCertificate(lender, { ...claims, iat: nowSeconds + 3600 + round }),
    signCertificate(lender, { ...claims, exp: nowSeconds - 3600 - round }),
    signCertificate(lender, { ...claims, nbf: nowSeconds + 3600 + round }),
    signCertificate(lender, { ...claims, asOf: undefined }),
    signCertificate(lender, { ...claims, jti: undefined }),
    signCertificate(lender, [claims]),
  ]
}

/** Returns the text with one bit of one base64url character changed, so that the decoded bytes differ. */
function withFlippedBit(text: string, seed: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const place = [...text].findIndex((letter, at) => at >= seed && letter !== '.')
  const value = alphabet.indexOf(text[place] ?? 'A')
  return text.slice(0, place) + (alphabet[value ^ 32] ?? '') + text.slice(place + 1)
}

async function isAcceptedByJoseLibrary(text: string): Promise<boolean> {
  const keys = createLocalJWKSet({ keys: [{ ...lender.publicJwk, kid: '2026-1' }] })
  try {
    await jwtVerify(text, keys, {
      algorithms: ['ES256'],
      typ: 'debt-free+jwt',
      issuer: 'https://portal.example',
      requiredClaims: Object.keys(jwtClaims),
      currentDate: new Date(nowSeconds * 1000),
      clockTolerance: 300,
      maxTokenAge: '10y',
    })
    return true
  } catch {
    return false
  }
}

it('jose and the portal accept and refuse the same certificates', async () => {
  const texts = await Promise.all(
    Array.from({ length: 12 }, (_, round) => createValidAndForgedCertificates(round)).flat(),
  )
  const verifier = new CertificateVerifier(lender.publicKey)
  const ours = await Promise.all(texts.map(async (text) => (await verifier.verify(text)).ok))
  const theirs = await Promise.all(texts.map(isAcceptedByJoseLibrary))
  expect(texts.length).toBeGreaterThan(200)
  expect(ours.filter((isAccepted) => isAccepted)).toHaveLength(24)
  expect(ours).toEqual(theirs)
})

it('the portal alone refuses what is written twice, or in an unusual way', async () => {
  const verifier = new CertificateVerifier(lender.publicKey)
  const sound = await signCertificate(lender)
  const texts = [
    await signCertificate(lender, JSON.stringify(jwtClaims).replace('{', '{"name":"Otra Persona",')),
    // Four bits of a signature's last character have no meaning.
    sound.slice(0, -1) + ({ A: 'B', Q: 'R', g: 'h', w: 'x' }[sound.slice(-1)] ?? ''),
  ]
  const ours = await Promise.all(texts.map(async (text) => (await verifier.verify(text)).ok))
  expect(ours).toEqual([false, false])
  expect(await Promise.all(texts.map(isAcceptedByJoseLibrary))).toEqual([true, true])
})
