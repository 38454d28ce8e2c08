import { calculateHash } from '@/domain/shared/fingerprint'
import { cents } from '@/domain/shared/money'
import { addresses, paymentSummaryAddress } from '@/ui/addresses'

/** A stored value, and the screens that read it. */
export interface StoredValueExample {
  readonly key: string
  readonly value: unknown
  readonly screens: readonly string[]
}

const storedPerson = { fullName: 'Marta Giménez', taxId: '27284561231' }
const codeDelivery = { phone: '1145****01', email: 'ma***@correo.example', shownCode: '4821' }
const sentAt = 1_795_000_000_000
const lawFirm = {
  kind: 'assigned',
  description: 'Estudio Sur',
  phoneNumber: '0800',
  whatsappUrl: 'https://wa.example',
}
const customer = {
  customerId: 'c-8f21d04b',
  taxId: storedPerson.taxId,
  firstName: 'Marta',
  surname: 'Giménez',
  dni: '28456123',
  phone: '1145678901',
  email: 'marta@correo.example',
  hasCredentials: true,
}
const creditLine = { maxAmount: 100, remainingAmount: 50, enabled: true, campaignMaxAmount: 200 }
const martasLoan = { externalId: '40128753' }
const refinancingHash = 'MjcxNjkwODgzMzZ8MTh8MjYwMDAwLjAwfDIwMjYtMTEtMjE='
const storedPaymentFields = {
  idempotencyKey: 'key-1',
  amount: 1_262_500,
  at: sentAt,
  reference: '7001',
  before: { due: 1_262_500, listed: 0 },
}
const fingerprint = calculateHash('salt-1', customer.taxId, martasLoan.externalId)
const paymentTerms = { kind: 'installment', channel: 'saved-card' }
const storedPayment = {
  ...storedPaymentFields,
  fingerprint,
  terms: paymentTerms,
  status: 'redirected',
  attempts: 1,
}
const olderPayment = { ...storedPaymentFields, mark: fingerprint, way: 'saved-card', standing: 'started' }

/** Returns the value with its owner: the customer of the device's first session, or a visitor before it. */
function withOwner(value: object, customerId?: string) {
  return { owner: { turn: customerId === undefined ? 0 : 1, customer: customerId }, value }
}

/** Examples of values stored before a customer signs in, each with all its optional fields. */
export const valuesStoredBeforeLogin: readonly StoredValueExample[] = [
  {
    key: 'login',
    value: {
      dni: '28456123',
      people: [storedPerson, { ...storedPerson, taxId: '20382146906' }],
      person: storedPerson,
      sentCode: { delivery: codeDelivery, sentAt },
    },
    screens: [
      addresses.dni.path,
      addresses.identity.path,
      addresses.smsCode.path,
      addresses.smsNotReceived.path,
    ],
  },
  {
    key: 'sentCodes',
    value: [{ taxId: storedPerson.taxId, delivery: codeDelivery, sentAt }],
    screens: [addresses.smsCode.path],
  },
  { key: 'rememberedDni', value: { dni: '28456123' }, screens: [addresses.dni.path] },
  { key: 'justLoggedOut', value: { reason: 'expired' }, screens: [addresses.dni.path] },
  { key: 'introSeen', value: true, screens: [addresses.introduction.path, addresses.dni.path] },
  { key: 'splashSeen', value: true, screens: [addresses.dni.path] },
  { key: 'origin', value: { address: '/mis-prestamos' }, screens: [addresses.dni.path] },
  {
    key: 'refinancing',
    value: withOwner({
      hash: refinancingHash,
      isUnreadable: false,
      proposal: { customerName: 'Ramona Paredes', refinancingAmount: 21_689_788, debtAmount: 2_409_977 },
      created: {
        loanId: 'n-1',
        plan: { lineId: 'lr-12', count: 12, amount: 100, firstDueDate: '2027-01-01' },
      },
      startedCheck: 'check-1',
      check: { transactionId: 'tx-1', externalId: 'check-1' },
      validatedBy: { transactionId: 'tx-1', externalId: 'check-1' },
      isPaid: true,
      notSent: 'loan',
    }),
    screens: [addresses.refinancingResult.path],
  },
  {
    key: 'refinancingReturn',
    value: {
      ...withOwner({ hash: refinancingHash, startedCheck: 'check-1' }),
      until: sentAt,
    },
    screens: [`${addresses.refinancingCheck.path}?idtx=tx-1&externaltxid=check-1`],
  },
  {
    key: 'issuerKeys',
    value: { keys: [{ id: '2026-1', x: 'x', y: 'y', signsUntil: sentAt }], at: sentAt },
    screens: [addresses.verification.path],
  },
  { key: 'sessionTurns', value: 2, screens: [addresses.dni.path] },
  {
    key: 'phoneChange',
    value: withOwner({
      person: { ...storedPerson, gender: 'F', hash: 'h-1' },
      enteringTaxId: storedPerson.taxId,
      leftFor: 'e-1',
      check: { transactionId: 't-1', externalId: 'e-1' },
      sentCode: { cellphone: '1145678901', delivery: codeDelivery, sentAt },
    }),
    screens: [addresses.phoneChange.path],
  },
]

/** Examples of values that may be stored while a customer is signed in. */
export const valuesStoredByCustomers: readonly StoredValueExample[] = [
  {
    key: 'user',
    value: { customer, tokens: { access: 'a-1', refresh: 'r-1' } },
    screens: [addresses.profile.path],
  },
  {
    key: 'accountStatus',
    value: {
      isUpToDate: false,
      totalDebt: 100,
      isBlacklisted: false,
      revolvingLine: creditLine,
      loanOffer: { maxAmount: 300, isRejected: false },
      renewalMaxAmount: 400,
    },
    screens: [addresses.home.path],
  },
  {
    key: 'accountStatus',
    value: { isUpToDate: false, totalDebt: 100, isBlacklisted: false, legalStudy: lawFirm },
    screens: [addresses.home.path],
  },
  {
    key: 'profileDraft',
    value: withOwner(
      {
        part: 'contact',
        customerId: 'c-8f21d04b',
        typed: { phone: '1145678901', alternativePhone: '', email: 'marta@correo.example' },
      },
      customer.customerId,
    ),
    screens: [addresses.profile.path],
  },
  {
    key: 'newLoanOffer',
    value: withOwner(
      {
        customerId: 'c-8f21d04b',
        product: 19,
        subproduct: 38,
        offer: { hashKey: 'h-1', date: sentAt, isRejected: false, maxAmount: 35_000_000 },
      },
      customer.customerId,
    ),
    screens: [addresses.newLoan.path],
  },
  {
    key: 'qrPurchase',
    value: withOwner(
      {
        customer: customer.taxId,
        text: '000201',
        seller: {
          name: 'Panadería La Ñata',
          cbuCvu: '0000003100010000000017',
          taxId: '30711223348',
          category: '5462',
          transactionId: '7001',
        },
        closedAmount: 5000,
        typed: { pesos: '50', cents: '00' },
        chosen: { count: 3, amount: 2000, lineId: 'lr-3' },
        paid: { operationId: '7001', amount: 5000, installments: 3, installmentAmount: 2000 },
      },
      customer.customerId,
    ),
    screens: [addresses.qrAmount.path, addresses.qrPlan.path],
  },
  {
    key: 'revolvingLineData',
    value: withOwner(
      {
        taxId: storedPerson.taxId,
        amount: 5_000_000,
        option: { count: 6, amount: 1_098_694, lineId: 'lr-6' },
        loanId: 'n-1',
        leftFor: 'e-1',
        check: { transactionId: 't-1', externalId: 'e-1' },
        isValidated: true,
      },
      customer.customerId,
    ),
    screens: ['', 'cuotas', 'identidad', 'resumen'].map((step) => addresses.creditLineRequest.to({ step })),
  },
  { key: 'revolvingPopUpDate', value: '2026-11-21', screens: [addresses.home.path] },
  { key: 'visibleAmount', value: false, screens: [addresses.home.path] },
  ...[
    'unlockRegistered',
    'unlockNeverAgain',
    'unlockSkipped',
    'pushSubscribed',
    'pushSkipped',
    'paidHere',
    'benefitShown',
  ].map((key) => ({ key, value: ['c-8f21d04b'], screens: [addresses.home.path] })),
  {
    key: 'pushDevice',
    value: { customerId: 'c-8f21d04b', token: 'token-1' },
    screens: [addresses.home.path],
  },
  {
    key: 'surveyOpened',
    value: true,
    screens: ['/estado-pago?status=approved&id=40128753&amount=12625.00'],
  },
  ...[
    { kind: 'loan', ...martasLoan },
    { kind: 'payment', date: '2026-10-28', amount: 1_262_500, ...martasLoan },
  ].map((subject) => ({
    key: 'claimDraft',
    value: withOwner(
      {
        customer: customer.taxId,
        reasonId: 'OTRO',
        comments: 'No lo pedí.',
        email: customer.email,
        subject,
        idempotencyKey: 'key-3',
      },
      customer.customerId,
    ),
    screens: [
      subject.kind === 'loan'
        ? addresses.claims.to(martasLoan)
        : addresses.claims.to({ ...martasLoan, paidOn: '2026-10-28', amount: cents(1_262_500) }),
    ],
  })),
  {
    key: 'surveyDraft',
    value: withOwner(
      {
        customer: customer.taxId,
        runId: 'nps-2026-11',
        answers: [
          { code: 'p1', answer: 'r4' },
          { code: 'p2', answer: 'Encontré todo.' },
        ],
      },
      customer.customerId,
    ),
    screens: [addresses.survey.to()],
  },
  {
    key: 'operations',
    value: { salt: 'salt-1', all: [storedPayment] },
    screens: [addresses.paymentSummary.to(martasLoan)],
  },
  {
    key: 'intentions',
    value: { salt: 'salt-1', all: [olderPayment] },
    screens: [addresses.paymentSummary.to(martasLoan)],
  },
  {
    key: 'usedCards',
    value: { salt: 'salt-1', marks: [calculateHash('salt-1', customer.taxId, 'td-51c7a8e0')] },
    screens: [paymentSummaryAddress(martasLoan.externalId)],
  },
]
