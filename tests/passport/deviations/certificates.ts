import { apiContracts } from '@/adapters/contract/contracts'
import type { DeviationCase } from './deviation-case'
import { createAnswerBodyDeviation, decodeJson, encodeJson, type JsonObject } from './deviation-builders'

const { certificates } = apiContracts

export const certificateDeviationCases: readonly DeviationCase[] = [
  {
    name: 'the certificate is changed after it was signed',
    nameInScenarios: 'altera lo que firmó',
    checkName: 'FIRMA-1',
    createDeviation: createAnswerBodyDeviation(
      certificates.signedCertificate,
      ({ certificate }: JsonObject) => {
        const [header = '', claims = '', signature = ''] = String(certificate).split('.')
        const text = Buffer.from(claims, 'base64url').toString().replace('"name":"', '"name":"Otra ')
        return { certificate: [header, Buffer.from(text).toString('base64url'), signature].join('.') }
      },
    ),
  },
  {
    name: 'the signing key is not published',
    checkName: 'FIRMA-1',
    createDeviation: () => async (request, forward) => {
      const answer = await forward(request)
      if (request.path === certificates.issuerKeys.path) answer.body = encodeJson({ keys: [] })
      return answer
    },
  },
  {
    name: 'another key is published with the same id',
    checkName: 'FIRMA-1',
    createDeviation: () => async (request, forward) => {
      const answer = await forward(request)
      if (request.path !== certificates.issuerKeys.path) return answer
      const { keys } = decodeJson(answer.body) as { readonly keys: readonly JsonObject[] }
      // The coordinates of the base point of the curve.
      const x = 'axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpY'
      const y = 'T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU'
      answer.body = encodeJson({ keys: keys.map((each) => ({ ...each, x, y })) })
      return answer
    },
  },
  {
    name: 'the certificate has the algorithm none instead of a valid signature',
    checkName: 'FIRMA-1',
    createDeviation: createAnswerBodyDeviation(
      certificates.signedCertificate,
      ({ certificate }: JsonObject) => {
        const [, claims = '', signature = ''] = String(certificate).split('.')
        const header = Buffer.from('{"alg":"none","typ":"debt-free+jwt","kid":"demo-2026-1"}')
        return { certificate: [header.toString('base64url'), claims, signature].join('.') }
      },
    ),
  },
  {
    name: 'the certificate contains the whole DNI',
    checkName: 'FIRMA-2',
    createDeviation: createCertificateClaimDeviation('dni', '29336482'),
  },
  {
    name: 'the certificate is of another customer',
    checkName: 'FIRMA-2',
    createDeviation: createCertificateClaimDeviation('dni', '123'),
  },
  {
    name: 'the certificate has another issuer',
    checkName: 'FIRMA-2',
    createDeviation: createCertificateClaimDeviation('iss', 'https://otro.example'),
  },
]

/** Returns a factory of a deviation that changes the claim `name` of a certificate, but not its signature. */
function createCertificateClaimDeviation(name: string, value: string) {
  return createAnswerBodyDeviation(certificates.signedCertificate, ({ certificate }: JsonObject) => {
    const [header = '', claims = '', signature = ''] = String(certificate).split('.')
    const claimsJson = JSON.parse(Buffer.from(claims, 'base64url').toString()) as JsonObject
    const changedClaims = Buffer.from(JSON.stringify({ ...claimsJson, [name]: value })).toString('base64url')
    return { certificate: [header, changedClaims, signature].join('.') }
  })
}
