import * as v from 'valibot'
import { apiContracts } from '@/adapters/contract/contracts'
import { isSignatureValid } from '@/application/documents/is-signature-valid'
import { parseCertificate, type DebtFreeCertificate } from '@/domain/documents/debt-free-certificate'
import { parseSignedText, type SignedText } from '@/domain/documents/signed-text'
import { instant } from '@/domain/shared/calendar-date'
import type { Check } from '#passport/check'
import type { Answer } from '#passport/exchange'
import { field, listOf, text, type Lab } from '#passport/lab'
import { CouldNotRun, fail, found, isNotOffered, notApplicable, pass, type Outcome } from '#passport/outcome'

const { certificates } = apiContracts

/** Checks that a debt-free certificate can be verified with only the published keys. Source: DOC-04. */
export const certificateChecks: readonly Check[] = [
  { requirement: 'FIRMA-1', run: async (lab) => withCertificate(lab, signature) },
  { requirement: 'FIRMA-2', run: async (lab) => withCertificate(lab, claims) },
  { requirement: 'FIRMA-3', run: async (lab) => withCertificate(lab, certificateStatus) },
]

/** Tries the signed certificate of a customer who has paid off two loans. */
async function withCertificate(
  lab: Lab,
  judge: (lab: Lab, signed: SignedText) => Promise<Outcome>,
): Promise<Outcome> {
  const { customerId } = await lab.signedIn('paidOff')
  const { answer } = await lab.as('paidOff', {
    call: certificates.signedCertificate,
    path: { id: customerId },
  })
  if (isNotOffered(answer?.status)) return notApplicable('No firma el libre deuda.')
  const signed = parseSignedText(text(field(answer?.json, 'certificate')) ?? '')
  if (!signed.ok)
    return fail(`Respondió ${answer?.status ?? 'nada'}; certificate no se puede leer: ${signed.failure}.`)
  return judge(lab, signed.value)
}

async function signature(lab: Lab, signed: SignedText): Promise<Outcome> {
  const named = (await publishedKeys(lab)).filter((key) => field(key, 'kid') === signed.keyId)
  if (named.length !== 1) return fail(`Las claves publicadas tienen ${named.length} con kid ${signed.keyId}.`)
  const key = v.safeParse(signingKey, named[0])
  if (!key.success) return fail(`La clave ${signed.keyId} no es una clave pública EC de P-256 para ES256.`)
  const isSigned = await isSignatureValid({ id: signed.keyId, x: key.output.x, y: key.output.y }, signed)
  if (!isSigned) return fail('La firma no es de la clave publicada.')
  const { exp } = key.output
  const issuedAt = signed.claims.get('iat')
  const isOver = exp !== undefined && typeof issuedAt === 'number' && issuedAt >= exp
  return isOver ? fail('Firmó con una clave que por su exp ya no firmaba.') : pass
}

const signingKey = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  alg: v.optional(v.literal('ES256'), 'ES256'),
  use: v.optional(v.literal('sig'), 'sig'),
  x: v.string(),
  y: v.string(),
  exp: v.optional(v.number()),
  // The private part of a key.
  d: v.optional(v.undefined()),
})

async function publishedKeys(lab: Lab): Promise<readonly unknown[]> {
  const { keysUrl, origin } = lab.profile
  const address = keysUrl ?? origin + certificates.issuerKeys.path
  const { answer } = await lab.transport.send({ call: certificates.issuerKeys, address })
  if (answer?.status === 200) return listOf(field(answer.json, 'keys'))
  throw new CouldNotRun(
    `${address} respondió ${answer?.status ?? 'nada'}: publicá las claves, o decí en keysUrl dónde están mientras tanto.`,
  )
}

/** The signed text is complete, of this issuer, and of the customer who asked. */
async function claims(lab: Lab, signed: SignedText): Promise<Outcome> {
  const now = instant(Date.now())
  const certificate = parseCertificate(signed.claims, { origin: lab.profile.origin, now })
  if (!certificate.ok) return fail(`El portal no acepta lo que se firmó: ${certificate.failure}.`)
  return found(await holderProblems(lab, certificate.value))
}

async function holderProblems(
  lab: Lab,
  { holder, loanNumbers }: DebtFreeCertificate,
): Promise<readonly string[]> {
  const isTheirs = lab.profile.customers.paidOff?.dni.endsWith(holder.dniEnding)
  const active = new Set((await lab.activeLoans('paidOff')).map(({ externalId }) => externalId))
  return [
    ...(isTheirs ? [] : ['dni no son los últimos tres números del cliente.']),
    ...loanNumbers.filter((each) => active.has(each)).map((each) => `El préstamo ${each} no está terminado.`),
  ]
}

/** Number of a certificate that does not exist. It is too long to be guessed. */
const numberOfNoCertificate = 'no-es-de-ningun-certificado'

/** Anybody who has a certificate may ask whether it still holds. */
async function certificateStatus(lab: Lab, signed: SignedText): Promise<Outcome> {
  const number = text(signed.claims.get('jti')) ?? ''
  const issued = await statusOf(lab, number)
  const unknown = await statusOf(lab, numberOfNoCertificate)
  const code = String(field(unknown?.json, 'code'))
  if (issued?.status === 501 || (issued?.status === 404 && code !== 'CERTIFICATE_NOT_FOUND'))
    return notApplicable('No dice cómo está un certificado.')
  const word = String(field(issued?.json, 'standing'))
  return found([
    ...(word === 'DEBT_FREE'
      ? []
      : [`De un certificado recién dado dice ${word} (${issued?.status ?? 'nada'}).`]),
    ...(unknown?.status === 404 && code === 'CERTIFICATE_NOT_FOUND'
      ? []
      : [`De un número inventado respondió ${unknown?.status ?? 'nada'} con code ${code}.`]),
  ])
}

/** Without a session. */
async function statusOf(lab: Lab, number: string): Promise<Answer | undefined> {
  const { answer } = await lab.transport.send({ call: certificates.certificateStanding, body: { number } })
  return answer
}
