import { readRefinancingLink } from '@/domain/refinancing/refinancing-link'
import { cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import { cardLinkOf, refinancingHashOf } from '#tests/support/lender-links'
import { martaCustomer } from '#tests/support/people'
import { jpegBytes } from '#tests/support/upload-files'

export const externalId = '40128753'
export const martasCardLink = cardLinkOf('marta')
export const signature = { credentialId: 'x', clientData: 'x', authenticatorData: 'x', signature: 'x' }
export const charge = {
  externalId,
  amount: cents(100),
  idempotencyKey: 'key-1',
  onBehalfOf: martaCustomer.taxId,
}
export const contact = { phone: '1145678901', alternativePhone: '', email: 'marta@correo.example' }
export const address = {
  stateId: '06',
  districtId: '06005',
  cityId: '06005003',
  street: 'Diagonal 74',
  number: '1528',
  floor: '',
  apartment: '',
  zipCode: '1900',
}
export const avatar = { kind: 'jpeg', name: 'avatar.jpg', bytes: jpegBytes } as const
export const claim = {
  reasonId: 'NO_RECONOZCO',
  comments: 'No lo pedí.',
  email: 'marta@correo.example',
  subject: { kind: 'loan', externalId },
  idempotencyKey: 'key-2',
} as const
export const surveyResults = [
  { code: 'p1', answer: { option: 'r5' } },
  { code: 'p2', answer: { freeText: 'Fue fácil.' } },
  { code: 'p3', answer: { option: 'r1' } },
]
export const ramona = cuit('27169088336')

/** Ramona's refinancing link, of the day of the tests' clock. */
export const ramonasHash = refinancingHashOf('ramona')

export function ramonasLink() {
  const link = readRefinancingLink(ramonasHash)
  if (!link) throw new Error('No link')
  return link
}

export const receipt = {
  kind: 'pdf',
  name: 'pago.pdf',
  bytes: new TextEncoder().encode('%PDF-1.4 %%EOF'),
} as const
