import { cents } from '@/domain/shared/money'
import { addresses } from '@/ui/addresses'
import { paymentSummaryAddress } from '@/ui/payment-summary-address'
import {
  storedClaimDraft,
  storedLawFirm,
  storedLoanOffers,
  storedValueExamples as examples,
} from '#tests/support/stored-value-examples'

/** A stored value, and the screens that read it. */
export interface StoredValueExample {
  readonly key: string
  readonly value: unknown
  readonly screenAddresses: readonly string[]
}

const customerId = 'c-8f21d04b'
const loan = { externalId: '40128753' }
const { sentCode } = examples.login

/**
 * Returns the value with its owner: the given customer in the device's first session, or a visitor who has
 * not signed in yet.
 */
function withOwner(value: unknown, customer?: string) {
  return { owner: { turn: customer === undefined ? 0 : 1, customer }, value }
}

/** Examples of values stored before a customer signs in, each with all its optional fields. */
export const valuesStoredBeforeLogin: readonly StoredValueExample[] = [
  {
    key: 'login',
    value: examples.login,
    screenAddresses: [
      addresses.dni.path,
      addresses.identity.path,
      addresses.smsCode.path,
      addresses.smsNotReceived.path,
    ],
  },
  { key: 'sentCodes', value: examples.sentCodes, screenAddresses: [addresses.smsCode.path] },
  { key: 'rememberedDni', value: { dni: '28456123' }, screenAddresses: [addresses.dni.path] },
  { key: 'justLoggedOut', value: { reason: 'expired' }, screenAddresses: [addresses.dni.path] },
  { key: 'introSeen', value: true, screenAddresses: [addresses.introduction.path, addresses.dni.path] },
  { key: 'splashSeen', value: true, screenAddresses: [addresses.dni.path] },
  { key: 'origin', value: { address: '/mis-prestamos' }, screenAddresses: [addresses.dni.path] },
  {
    key: 'refinancing',
    value: withOwner(examples.refinancing),
    screenAddresses: [addresses.refinancingResult.path],
  },
  {
    key: 'refinancingReturn',
    value: {
      ...withOwner({ hash: examples.refinancing.hash, startedCheck: 'e-1' }),
      until: sentCode.sentAt,
    },
    screenAddresses: [`${addresses.refinancingCheck.path}?idtx=t-1&externaltxid=e-1`],
  },
  {
    key: 'issuerKeys',
    value: { keys: [{ id: '2026-1', x: 'x', y: 'y', signsUntil: sentCode.sentAt }], at: sentCode.sentAt },
    screenAddresses: [addresses.verification.path],
  },
  { key: 'sessionTurns', value: 2, screenAddresses: [addresses.dni.path] },
  {
    key: 'phoneChange',
    value: withOwner(examples.phoneChange),
    screenAddresses: [addresses.phoneChange.path],
  },
]

/** Examples of values that may be stored while a customer is signed in. */
export const valuesStoredByCustomers: readonly StoredValueExample[] = [
  {
    key: 'user',
    value: examples.user,
    screenAddresses: [addresses.profile.path],
  },
  {
    key: 'accountStatus',
    value: { isUpToDate: false, totalDebt: 100, isBlacklisted: false, ...storedLoanOffers },
    screenAddresses: [addresses.home.path],
  },
  {
    key: 'accountStatus',
    value: { isUpToDate: false, totalDebt: 100, isBlacklisted: false, legalStudy: storedLawFirm },
    screenAddresses: [addresses.home.path],
  },
  {
    key: 'profileDraft',
    value: withOwner(examples.profileDraft, customerId),
    screenAddresses: [addresses.profile.path],
  },
  {
    key: 'newLoanOffer',
    value: withOwner(examples.newLoanOffer, customerId),
    screenAddresses: [addresses.newLoan.path],
  },
  {
    key: 'qrPurchase',
    value: withOwner(
      {
        customer: examples.user.customer.taxId,
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
      customerId,
    ),
    screenAddresses: [addresses.qrAmount.path, addresses.qrPlan.path],
  },
  {
    key: 'revolvingLineData',
    value: withOwner(examples.revolvingLineData, customerId),
    screenAddresses: ['', 'cuotas', 'identidad', 'resumen'].map((step) =>
      addresses.creditLineRequest.createPath({ step }),
    ),
  },
  { key: 'revolvingPopUpDate', value: '2026-11-21', screenAddresses: [addresses.home.path] },
  { key: 'visibleAmount', value: false, screenAddresses: [addresses.home.path] },
  ...[
    'unlockRegistered',
    'unlockNeverAgain',
    'unlockSkipped',
    'pushSubscribed',
    'pushSkipped',
    'paidHere',
    'benefitShown',
  ].map((key) => ({ key, value: ['c-8f21d04b'], screenAddresses: [addresses.home.path] })),
  { key: 'unlockPasskeys', value: examples.unlockPasskeys, screenAddresses: [addresses.devices.path] },
  {
    key: 'pushDevice',
    value: { customerId: 'c-8f21d04b', token: 'token-1' },
    screenAddresses: [addresses.home.path],
  },
  {
    key: 'openedSurvey',
    value: withOwner(true, customerId),
    screenAddresses: ['/estado-pago?status=approved&id=40128753&amount=12625.00'],
  },
  ...[
    { kind: 'loan', ...loan },
    { kind: 'payment', date: '2026-10-28', amount: 1_262_500, ...loan },
  ].map((subject) => ({
    key: 'claimDraft',
    value: withOwner({ ...storedClaimDraft, subject }, customerId),
    screenAddresses: [
      subject.kind === 'loan'
        ? addresses.claims.createPath(loan)
        : addresses.claims.createPath({ ...loan, paidOn: '2026-10-28', amount: cents(1_262_500) }),
    ],
  })),
  {
    key: 'surveyDraft',
    value: withOwner(examples.surveyDraft, customerId),
    screenAddresses: [addresses.survey.createPath()],
  },
  {
    key: 'operations',
    value: examples.operations,
    screenAddresses: [addresses.paymentSummary.createPath(loan)],
  },
  {
    key: 'intentions',
    value: examples.operationsOfEarlierRelease,
    screenAddresses: [addresses.paymentSummary.createPath(loan)],
  },
  {
    key: 'usedCards',
    value: examples.usedCards,
    screenAddresses: [paymentSummaryAddress(loan.externalId)],
  },
]
