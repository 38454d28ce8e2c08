import { StoredRefinancingProgress } from '@/adapters/device/stored/stored-refinancing-progress'
import { StoredPhoneChangeProgress } from '@/adapters/device/stored/stored-phone-change'
import { StoredCreditLineRequest } from '@/adapters/device/stored/stored-credit-line-request'
import { StoredClaimDrafts } from '@/adapters/device/stored/stored-claim-drafts'
import { StoredSurveyDrafts } from '@/adapters/device/stored/stored-survey-drafts'
import { StoredProfileDrafts } from '@/adapters/device/stored/stored-profile-drafts'
import { StoredLastLoanOffer } from '@/adapters/device/stored/stored-offer'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import type { SessionStore } from '@/application/session/session-store'
import { calendarDate } from '@/domain/shared/calendar-date'
import type { ClaimSubject } from '@/domain/support/claim'
import { cents } from '@/domain/shared/money'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer, createSessionOfCustomer } from '#tests/support/people'
import { createSessionStore } from '#tests/support/sessions-in'
import type { StoredValueExample } from './stored-values'

const clock = new ManualClock()
const storedPerson = { fullName: 'Marta Giménez', taxId: '27284561231' }
const codeDelivery = { phone: '1145****01', email: 'ma***@correo.example', shownCode: '4821' }
const amountDue = cents(1_262_500)
const ownerMarta = { turn: 1, customer: martaCustomer.customerId }

/** Returns an example of a stored value that is read while Marta is signed in. */
function createMartasExample(
  key: string,
  value: unknown,
  find: (storage: MemoryStorage, sessions: SessionStore) => unknown,
): StoredValueExample {
  return {
    key,
    value: { owner: ownerMarta, value },
    ifUnversioned: 'dropped',
    readStored(storage) {
      const sessions = createSessionStore()
      sessions.openSession(createSessionOfCustomer(martaCustomer))
      return find(storage, sessions)
    },
  }
}

/** One subject of each kind that a claim can be about, with all optional fields. */
const everyClaimSubject: readonly ClaimSubject[] = [
  { kind: 'loan', externalId: '40128753' },
  { kind: 'payment', date: calendarDate('2026-10-28'), amount: amountDue, externalId: '40128753' },
  {
    kind: 'collection',
    collectionId: 'co-1',
    date: calendarDate('2026-11-25'),
    amount: amountDue,
    externalId: '40166205',
  },
  { kind: 'personal-data', request: 'access' },
  { kind: 'account-change', change: 'phone' },
]

/** Examples of all values stored on the device that belong to one customer. */
export const customerOwnedStoredValueExamples: readonly StoredValueExample[] = [
  createMartasExample(
    'phoneChange',
    {
      person: { ...storedPerson, gender: 'F', hash: 'h-1' },
      enteringTaxId: '27284561231',
      leftFor: 'e-1',
      check: { transactionId: 't-1', externalId: 'e-1' },
      sentCode: { cellphone: '1145678901', delivery: codeDelivery, sentAt: 1_800_000_000_000 },
    },
    (storage, sessions) => new StoredPhoneChangeProgress(storage, sessions).current(),
  ),
  createMartasExample(
    'refinancing',
    {
      hash: 'h-1',
      isUnreadable: false,
      proposal: { customerName: 'Marta Giménez', refinancingAmount: 100, debtAmount: 50 },
      created: { loanId: 'n-1', plan: { lineId: 'lr-3', count: 3, amount: 40 } },
      startedCheck: 'e-1',
      check: { transactionId: 't-1', externalId: 'e-1' },
      validatedBy: { transactionId: 't-1', externalId: 'e-1' },
      isPaid: true,
    },
    (storage, sessions) =>
      new RefinancingJourney(
        new StoredRefinancingProgress(storage, new MemoryStorage(), sessions),
        sessions,
        clock,
      ).progress().isPaid,
  ),
  createMartasExample(
    'revolvingLineData',
    {
      taxId: '27284561231',
      amount: 5_000_000,
      option: { count: 6, amount: 1_098_694, lineId: 'lr-6' },
      loanId: 'n-1',
      leftFor: 'e-1',
      check: { transactionId: 't-1', externalId: 'e-1' },
      isValidated: true,
    },
    (storage, sessions) => new StoredCreditLineRequest(storage, sessions).current(),
  ),
  createMartasExample(
    'newLoanOffer',
    {
      customerId: martaCustomer.customerId,
      product: 19,
      subproduct: 38,
      offer: {
        hashKey: 'h-1',
        date: clock.now(),
        isRejected: false,
        maxAmount: 100,
        requestedAmount: 90,
        installment: 30,
        installmentCount: 4,
      },
    },
    (storage, sessions) =>
      new StoredLastLoanOffer(storage, sessions, clock).find({ product: 19, subproduct: 38 }),
  ),
  ...everyClaimSubject.flatMap((subject) => {
    const draft = {
      customer: '27284561231',
      reasonId: 'OTRO',
      comments: 'No lo pedí.',
      email: 'marta@correo.example',
      subject,
      sharesPageEvents: true,
      page: {
        supportCode: 'KMPRTX',
        events: [
          {
            kind: 'call',
            pattern: '/mis-prestamos',
            name: 'loans.listLoans',
            code: 'HTTP_500',
            milliseconds: 120,
          },
        ],
      },
      idempotencyKey: 'key-1',
    }
    return [draft, [draft]].map((stored) =>
      createMartasExample('claimDraft', stored, (storage, sessions) =>
        new StoredClaimDrafts(storage, sessions).find(subject),
      ),
    )
  }),
  createMartasExample(
    'surveyDraft',
    { customer: '27284561231', runId: 'nps-2026-11', answers: [{ code: 'p1', answer: 'r4' }] },
    (storage, sessions) => new StoredSurveyDrafts(storage, sessions).find('nps-2026-11'),
  ),
  ...(
    [
      {
        part: 'contact',
        typed: { phone: '1145678901', alternativePhone: '', email: 'marta@correo.example' },
      },
      {
        part: 'address',
        typed: {
          stateId: '06',
          districtId: '06005',
          cityId: '06005003',
          street: 'Diagonal 74',
          number: '1528',
          floor: '',
          apartment: '',
          zipCode: '1900',
        },
      },
    ] as const
  ).map((draft) =>
    createMartasExample('profileDraft', { ...draft, customerId: 'c-8f21d04b' }, (storage, sessions) =>
      new StoredProfileDrafts(storage, sessions).current(),
    ),
  ),
]
