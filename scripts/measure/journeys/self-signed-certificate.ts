import { createSign, generateKeyPairSync } from 'node:crypto'

/** A private key and a certificate for `localhost`, in PEM format. */
interface SelfSignedCertificate {
  readonly key: string
  readonly cert: string
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Returns a self-signed certificate. A browser accepts such a certificate only if an option makes it
 * ignore certificate errors.
 */
export function createSelfSignedCertificate(now = Date.now()): SelfSignedCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = derSequence(
    derElement(0x31, derSequence(derObjectId('550403'), derElement(0x0c, Buffer.from('localhost')))),
  )
  const algorithm = derSequence(derObjectId('2a8648ce3d040302'))
  const validity = derSequence(derUtcTime(now - dayMilliseconds), derUtcTime(now + dayMilliseconds))
  const alternativeName = derSequence(derElement(0x82, Buffer.from('localhost')))
  const extensions = derSequence(derSequence(derObjectId('551d11'), derElement(0x04, alternativeName)))
  const content = derSequence(
    derElement(0xa0, derElement(0x02, Buffer.from([2]))),
    derElement(0x02, Buffer.from([1])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    derElement(0xa3, extensions),
  )
  const signature = createSign('sha256').update(content).sign(privateKey)
  const certificate = derSequence(
    content,
    algorithm,
    derElement(0x03, Buffer.concat([Buffer.from([0]), signature])),
  )
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}

/** Returns one ASN.1 element in DER: tag, length, content. Source: X.690. */
function derElement(tag: number, content: Buffer): Buffer {
  const { length } = content
  const short =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...short]), content])
}

function derSequence(...elements: readonly Buffer[]): Buffer {
  return derElement(0x30, Buffer.concat(elements))
}

/** Returns an ASN.1 object identifier. `hex` is the identifier as DER encodes it. */
function derObjectId(hex: string): Buffer {
  return derElement(0x06, Buffer.from(hex, 'hex'))
}

function derUtcTime(instant: number): Buffer {
  const digits = new Date(instant).toISOString().replaceAll(/\D/g, '').slice(2, 14)
  return derElement(0x17, Buffer.from(`${digits}Z`))
}
