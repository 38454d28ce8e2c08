import { parseRefinancingLink } from '@/domain/refinancing/refinancing-link'
import { cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import { cardUpdateLinkDataOfPersona, refinancingLinkHashOfPersona } from '#tests/support/lender-links'
import { martaCustomer } from '#tests/support/test-customers'
import { jpegBytes } from '#tests/support/upload-files'

export const martaLoanId = '40128753'
export const martasCardUpdateLinkData = cardUpdateLinkDataOfPersona('marta')
export const passkeySignatureInput = {
  credentialId: 'x',
  clientData: 'x',
  authenticatorData: 'x',
  signature: 'x',
}
export const exampleChargeInput = {
  loanExternalId: martaLoanId,
  amount: cents(100),
  idempotencyKey: 'key-1',
  onBehalfOf: martaCustomer.taxId,
}
export const exampleContactInput = {
  phone: '1145678901',
  alternativePhone: '',
  email: 'marta@correo.example',
}
export const examplePostalAddressInput = {
  stateId: '06',
  districtId: '06005',
  cityId: '06005003',
  street: 'Diagonal 74',
  number: '1528',
  floor: '',
  apartment: '',
  zipCode: '1900',
}
export const avatarFile = { kind: 'jpeg', name: 'avatar.jpg', bytes: jpegBytes } as const
export const exampleClaimInput = {
  reasonId: 'NO_RECONOZCO',
  comments: 'No lo pedí.',
  email: 'marta@correo.example',
  subject: { kind: 'loan', externalId: martaLoanId },
  idempotencyKey: 'key-2',
} as const
export const surveyResultsInput = [
  { questionCode: 'p1', answer: { option: 'r5' } },
  { questionCode: 'p2', answer: { freeText: 'Fue fácil.' } },
  { questionCode: 'p3', answer: { option: 'r1' } },
]
export const ramonaTaxId = cuit('27169088336')

/** The `hash` parameter of Ramona's refinancing link, issued on the current day of the tests' fixed clock. */
export const ramonasRefinancingLinkHash = refinancingLinkHashOfPersona('ramona')

export function ramonasRefinancingLink() {
  const link = parseRefinancingLink(ramonasRefinancingLinkHash)
  if (!link) throw new Error('No link')
  return link
}

export const paymentReceiptFile = {
  kind: 'pdf',
  name: 'pago.pdf',
  bytes: new TextEncoder().encode('%PDF-1.4 %%EOF'),
} as const
