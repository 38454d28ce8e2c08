import { apiContracts } from '@/adapters/contract/contracts'
import {
  type JsonObject,
  type PlantedDeviation,
  createAnswerBodyDeviation,
  jsonBytes,
  parseJsonBytes,
} from './planting'

const { certificates } = apiContracts

export const plantedCertificateDeviations: readonly PlantedDeviation[] = [
  {
    name: 'a certificate altered after it was signed',
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
    name: 'a key that is not published',
    checkName: 'FIRMA-1',
    createDeviation: () => async (asked, forward) => {
      const answered = await forward(asked)
      if (asked.path === certificates.issuerKeys.path) answered.body = jsonBytes({ keys: [] })
      return answered
    },
  },
  {
    name: 'another key under the same id',
    checkName: 'FIRMA-1',
    createDeviation: () => async (asked, forward) => {
      const answered = await forward(asked)
      if (asked.path !== certificates.issuerKeys.path) return answered
      const { keys } = parseJsonBytes(answered.body) as { readonly keys: readonly JsonObject[] }
      // The coordinates of the base point of the curve.
      const x = 'axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpY'
      const y = 'T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU'
      answered.body = jsonBytes({ keys: keys.map((each) => ({ ...each, x, y })) })
      return answered
    },
  },
  {
    name: 'a certificate without a valid signature',
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
    name: 'a certificate with the whole DNI',
    checkName: 'FIRMA-2',
    createDeviation: createCertificateClaimDeviation('dni', '29336482'),
  },
  {
    name: 'a certificate of another customer',
    checkName: 'FIRMA-2',
    createDeviation: createCertificateClaimDeviation('dni', '123'),
  },
  {
    name: 'a certificate of another issuer',
    checkName: 'FIRMA-2',
    createDeviation: createCertificateClaimDeviation('iss', 'https://otro.example'),
  },
]

/**
 * Creates a deviation of the lender that changes the claim `name` of a certificate, but not its signature.
 */
function createCertificateClaimDeviation(name: string, value: string) {
  return createAnswerBodyDeviation(certificates.signedCertificate, ({ certificate }: JsonObject) => {
    const [header = '', claims = '', signature = ''] = String(certificate).split('.')
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as JsonObject
    const changed = Buffer.from(JSON.stringify({ ...said, [name]: value })).toString('base64url')
    return { certificate: [header, changed, signature].join('.') }
  })
}
