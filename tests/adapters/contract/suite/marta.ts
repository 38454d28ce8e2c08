import { cardUpdateLinkDataOfPersona } from '#tests/support/lender-links'

export const martaTaxId = '27284561231'
export const martaCustomerId = 'c-8f21d04b'
export const martaLoanId = '40128753'
export const martasCardUpdateLinkData = cardUpdateLinkDataOfPersona('marta')
export const martaSavedCardId = 'td-51c7a8e0'

/** HTTP status and content type that the API contract requires of a successful answer with JSON content. */
export const expectedJsonSuccessAnswer = { status: 200, contentType: 'application/json' }
export const expectedEmptySuccessAnswer = { status: 204 }
export const signedInAsMarta = { signedInPersonaId: 'marta' } as const
export const martaLoanCallInput = { path: { externalId: martaLoanId } }

export const savedCardChargeInput = {
  path: { externalId: martaLoanId },
  body: { debitCardId: martaSavedCardId, installmentAmount: 12_625 },
  idempotencyKey: 'key-1',
} as const

export const newCardChargeInput = {
  path: { externalId: martaLoanId },
  body: {
    amount: 12_625,
    idCredit: martaLoanId,
    fullname: 'Marta Giménez',
    dni: '28456123',
    debitCardNumber: '4517650012344821',
    month: '09',
    year: '28',
    ccv: '123',
  },
  idempotencyKey: 'key-2',
} as const
