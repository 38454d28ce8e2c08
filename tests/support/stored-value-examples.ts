import { calculateHash } from '@/domain/shared/hash'
import { ManualClock } from './manual-clock'

const person = { fullName: 'Marta Giménez', taxId: '27284561231' }
const codeDelivery = { phone: '1145****01', email: 'ma***@correo.example', shownCode: '4821' }
const sentAt = new ManualClock().now()
const identityCheck = { transactionId: 't-1', externalId: 'e-1' }
const customer = {
  customerId: 'c-8f21d04b',
  taxId: person.taxId,
  firstName: 'Marta',
  surname: 'Giménez',
  dni: '28456123',
  phone: '1145678901',
  email: 'marta@correo.example',
  hasCredentials: true,
  skipsUnlockOffer: false,
  skipsPushOffer: false,
  wasShownBenefit: true,
}
const operationFingerprint = calculateHash('salt-1', customer.taxId, '40128753')
const paymentFields = {
  idempotencyKey: 'key-1',
  amount: 1_262_500,
  at: sentAt,
  reference: '7001',
  before: { due: 1_262_500, listed: 0 },
}
const payment = {
  ...paymentFields,
  fingerprint: operationFingerprint,
  terms: { kind: 'installment', channel: 'saved-card' },
  status: 'redirected',
  attempts: 1,
}
const paymentOfEarlierRelease = {
  ...paymentFields,
  mark: operationFingerprint,
  way: 'saved-card',
  standing: 'started',
}

/** Examples of values that the portal stores on the device, by their keys, without their owner. */
export const storedValueExamples = {
  user: { customer, tokens: { access: 'a-1', refresh: 'r-1' } },
  login: {
    dni: customer.dni,
    people: [person, { ...person, taxId: '20382146906' }],
    person,
    sentCode: { delivery: codeDelivery, sentAt },
  },
  sentCodes: [{ taxId: person.taxId, delivery: codeDelivery, sentAt }],
  phoneChange: {
    person: { ...person, gender: 'F', hash: 'h-1' },
    enteringTaxId: person.taxId,
    leftFor: identityCheck.externalId,
    check: identityCheck,
    sentCode: { cellphone: customer.phone, delivery: codeDelivery, sentAt },
  },
  refinancing: {
    hash: 'MjcxNjkwODgzMzZ8MTh8MjYwMDAwLjAwfDIwMjYtMTEtMjE=',
    isUnreadable: false,
    proposal: { customerName: 'Ramona Paredes', refinancingAmount: 21_689_788, debtAmount: 2_409_977 },
    acknowledgedPaymentKeys: ['key-1'],
    created: {
      loanId: 'n-1',
      plan: { lineId: 'lr-12', count: 12, amount: 100, firstDueDate: '2027-01-01' },
    },
    startedCheck: identityCheck.externalId,
    check: identityCheck,
    validatedBy: identityCheck,
    isPaid: true,
    notSent: 'loan',
  },
  revolvingLineData: {
    taxId: person.taxId,
    amount: 5_000_000,
    option: { count: 6, amount: 1_098_694, lineId: 'lr-6' },
    loanId: 'n-1',
    leftFor: identityCheck.externalId,
    check: identityCheck,
    isValidated: true,
  },
  newLoanOffer: {
    customerId: customer.customerId,
    product: 19,
    subproduct: 38,
    offer: {
      hashKey: 'h-1',
      date: sentAt,
      isRejected: false,
      maxAmount: 35_000_000,
      requestedAmount: 90,
      installment: 30,
      installmentCount: 4,
    },
  },
  profileDraft: {
    part: 'contact',
    customerId: customer.customerId,
    typed: { phone: customer.phone, alternativePhone: '', email: customer.email },
  },
  surveyDraft: {
    customer: customer.taxId,
    runId: 'nps-2026-11',
    answers: [
      { code: 'p1', answer: 'r4' },
      { code: 'p2', answer: 'Encontré todo.' },
    ],
  },
  operations: { salt: 'salt-1', all: [payment] },
  operationsOfEarlierRelease: { salt: 'salt-1', all: [paymentOfEarlierRelease] },
  usedCards: { salt: 'salt-1', marks: [calculateHash('salt-1', customer.taxId, 'td-51c7a8e0')] },
  unlockPasskeys: [{ customerId: 'c-8f21d04b', passkeyId: 'q7Vd0Jm2T8yKx4Rb9sLhPw' }],
}

/** Draft of a claim, without its subject. */
export const storedClaimDraft = {
  customer: customer.taxId,
  reasonId: 'OTRO',
  comments: 'No lo pedí.',
  email: customer.email,
  idempotencyKey: 'key-3',
}

/** The law firm that collects the debt of a customer, with all optional fields. */
export const storedLawFirm = {
  kind: 'assigned',
  description: 'Estudio Sur',
  phoneNumber: '0800',
  attentionFrom: '9',
  attentionTo: '18',
  contact: 'Ana',
  whatsappNumber: '11',
  whatsappUrl: 'https://wa.example',
}

/** What the account status says about new loans, with all optional fields. */
export const storedLoanOffers = {
  revolvingLine: { maxAmount: 100, remainingAmount: 50, enabled: true, campaignMaxAmount: 200 },
  loanOffer: { maxAmount: 300, isRejected: false },
  renewalMaxAmount: 400,
}
