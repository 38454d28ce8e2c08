import * as v from 'valibot'
import { apiContracts } from '@/adapters/contract/contracts'
import { isSignatureValid } from '@/application/documents/is-signature-valid'
import { parseCertificate, type DebtFreeCertificate } from '@/domain/documents/debt-free-certificate'
import { parseSignedText, type SignedText } from '@/domain/documents/signed-text'
import { instant } from '@/domain/shared/calendar-date'
import type { Check } from '#passport/check'
import type { ApiAnswer } from '#passport/transport'
import { fieldOf, listOrEmpty, nonEmptyText, type CheckContext } from '#passport/check-context'
import {
  CheckCouldNotRunError,
  failedOutcome,
  outcomeOfProblems,
  isNotOfferedStatus,
  notApplicableOutcome,
  passedOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'

const { certificates } = apiContracts

/** Checks that a debt-free certificate can be verified with only the published keys. Source: DOC-04. */
export const certificateChecks: readonly Check[] = [
  { requirement: 'FIRMA-1', run: async (context) => runWithCertificate(context, checkSignature) },
  { requirement: 'FIRMA-2', run: async (context) => runWithCertificate(context, checkClaims) },
  { requirement: 'FIRMA-3', run: async (context) => runWithCertificate(context, checkCertificateStanding) },
]

/**
 * Requests the signed debt-free certificate of the `paidOff` customer, and runs a check of its content. The
 * outcome is 'not applicable' if the lender does not sign certificates.
 */
async function runWithCertificate(
  context: CheckContext,
  run: (context: CheckContext, signed: SignedText) => Promise<CheckOutcome>,
): Promise<CheckOutcome> {
  const { customerId } = await context.sessionOf('paidOff')
  const { answer } = await context.sendAs('paidOff', {
    call: certificates.signedCertificate,
    pathParameters: { id: customerId },
  })
  if (isNotOfferedStatus(answer?.status)) return notApplicableOutcome('No firma el libre deuda.')
  const signed = parseSignedText(nonEmptyText(fieldOf(answer?.json, 'certificate')) ?? '')
  if (!signed.ok)
    return failedOutcome(
      `Respondió ${answer?.status ?? 'nada'}; certificate no se puede leer: ${signed.failure}.`,
    )
  return run(context, signed.value)
}

/** Checks the signature with the published key that the certificate names, and that the key is valid. */
async function checkSignature(context: CheckContext, signed: SignedText): Promise<CheckOutcome> {
  const namedKeys = (await requestPublishedKeys(context)).filter(
    (key) => fieldOf(key, 'kid') === signed.keyId,
  )
  if (namedKeys.length !== 1)
    return failedOutcome(`Las claves publicadas tienen ${namedKeys.length} con kid ${signed.keyId}.`)
  const key = v.safeParse(signingKeySchema, namedKeys[0])
  if (!key.success)
    return failedOutcome(`La clave ${signed.keyId} no es una clave pública EC de P-256 para ES256.`)
  const isSigned = await isSignatureValid({ id: signed.keyId, x: key.output.x, y: key.output.y }, signed)
  if (!isSigned) return failedOutcome('La firma no es de la clave publicada.')
  const { exp } = key.output
  const issuedAt = signed.claims.get('iat')
  const isExpired = exp !== undefined && typeof issuedAt === 'number' && issuedAt >= exp
  return isExpired ? failedOutcome('Firmó con una clave que por su exp ya no firmaba.') : passedOutcome
}

const signingKeySchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  alg: v.optional(v.literal('ES256'), 'ES256'),
  use: v.optional(v.literal('sig'), 'sig'),
  x: v.string(),
  y: v.string(),
  exp: v.optional(v.number()),
  // `d` is the private part of a key, which must not be published.
  d: v.optional(v.undefined()),
})

/**
 * Returns the published public keys of the lender. Throws `CheckCouldNotRunError` if their address does not
 * answer 200.
 */
async function requestPublishedKeys(context: CheckContext): Promise<readonly unknown[]> {
  const { keysUrl, origin } = context.profile
  const absoluteUrl = keysUrl ?? origin + certificates.issuerKeys.path
  const { answer } = await context.transport.send({ call: certificates.issuerKeys, absoluteUrl })
  if (answer?.status === 200) return listOrEmpty(fieldOf(answer.json, 'keys'))
  throw new CheckCouldNotRunError(
    `${absoluteUrl} respondió ${answer?.status ?? 'nada'}: publicá las claves, o decí en keysUrl dónde están mientras tanto.`,
  )
}

/**
 * Checks that the signed text is complete, that its issuer is this portal, and that it is of this customer.
 */
async function checkClaims(context: CheckContext, signed: SignedText): Promise<CheckOutcome> {
  const now = instant(Date.now())
  const certificate = parseCertificate(signed.claims, { portalOrigin: context.profile.origin, now })
  if (!certificate.ok) return failedOutcome(`El portal no acepta lo que se firmó: ${certificate.failure}.`)
  return outcomeOfProblems(await findHolderProblems(context, certificate.value))
}

async function findHolderProblems(
  context: CheckContext,
  { holder, loanNumbers }: DebtFreeCertificate,
): Promise<readonly string[]> {
  const isDniOfCustomer = context.profile.customers.paidOff?.dni.endsWith(holder.dniEnding)
  const activeLoanIds = new Set(
    (await context.requestActiveLoans('paidOff')).map(({ externalId }) => externalId),
  )
  return [
    ...(isDniOfCustomer ? [] : ['dni no son los últimos tres números del cliente.']),
    ...loanNumbers
      .filter((each) => activeLoanIds.has(each))
      .map((each) => `El préstamo ${each} no está terminado.`),
  ]
}

/** Number of a certificate that does not exist. */
const unknownCertificateNumber = 'no-es-de-ningun-certificado'

/**
 * Checks what the lender answers, without a session, about the standing of a certificate that it has just
 * issued, and of one that does not exist.
 */
async function checkCertificateStanding(context: CheckContext, signed: SignedText): Promise<CheckOutcome> {
  const number = nonEmptyText(signed.claims.get('jti')) ?? ''
  const issued = await requestCertificateStanding(context, number)
  const unknown = await requestCertificateStanding(context, unknownCertificateNumber)
  const code = String(fieldOf(unknown?.json, 'code'))
  if (issued?.status === 501 || (issued?.status === 404 && code !== 'CERTIFICATE_NOT_FOUND'))
    return notApplicableOutcome('No dice cómo está un certificado.')
  const standing = String(fieldOf(issued?.json, 'standing'))
  return outcomeOfProblems([
    ...(standing === 'DEBT_FREE'
      ? []
      : [`De un certificado recién dado dice ${standing} (${issued?.status ?? 'nada'}).`]),
    ...(unknown?.status === 404 && code === 'CERTIFICATE_NOT_FOUND'
      ? []
      : [`De un número inventado respondió ${unknown?.status ?? 'nada'} con code ${code}.`]),
  ])
}

/** Returns the answer, without a session, about the certificate with a number. */
async function requestCertificateStanding(
  context: CheckContext,
  number: string,
): Promise<ApiAnswer | undefined> {
  const { answer } = await context.transport.send({
    call: certificates.certificateStanding,
    body: { number },
  })
  return answer
}
