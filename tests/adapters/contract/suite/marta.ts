import { cardLinkOf } from '#tests/support/lender-links'

export const martaTaxId = '27284561231'
export const martaCustomerId = 'c-8f21d04b'
export const martaLoan = '40128753'
export const martasCardLink = cardLinkOf('marta')
export const martaCard = 'td-51c7a8e0'

/** The answers that a success with content, and one without, must be. */
export const jsonAnswer = { status: 200, contentType: 'application/json' }
export const nothing = { status: 204 }
export const marta = { by: 'marta' } as const
export const ofLoan = { path: { externalId: martaLoan } }

export const savedCardCharge = {
  path: { externalId: martaLoan },
  body: { debitCardId: martaCard, installmentAmount: 12_625 },
  idempotencyKey: 'key-1',
} as const

export const newCardCharge = {
  path: { externalId: martaLoan },
  body: {
    amount: 12_625,
    idCredit: martaLoan,
    fullname: 'Marta Giménez',
    dni: '28456123',
    debitCardNumber: '4517650012344821',
    month: '09',
    year: '28',
    ccv: '123',
  },
  idempotencyKey: 'key-2',
} as const
