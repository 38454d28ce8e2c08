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
import { martaCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'
import { storedClaimDraft, storedValueExamples } from '#tests/support/stored-value-examples'
import { examplePostalAddressInput } from '#tests/adapters/http/method-inputs'
import type { StoredValueExample } from './stored-values'

const clock = new ManualClock()
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
    fateIfUnversioned: 'dropped',
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
  createMartasExample('phoneChange', storedValueExamples.phoneChange, (storage, sessions) =>
    new StoredPhoneChangeProgress(storage, sessions).current(),
  ),
  createMartasExample(
    'refinancing',
    storedValueExamples.refinancing,
    (storage, sessions) =>
      new RefinancingJourney(
        new StoredRefinancingProgress(storage, new MemoryStorage(), sessions),
        sessions,
        clock,
      ).progress().isPaid,
  ),
  createMartasExample('revolvingLineData', storedValueExamples.revolvingLineData, (storage, sessions) =>
    new StoredCreditLineRequest(storage, sessions).current(),
  ),
  createMartasExample('newLoanOffer', storedValueExamples.newLoanOffer, (storage, sessions) =>
    new StoredLastLoanOffer(storage, sessions, clock).find({ product: 19, subproduct: 38 }),
  ),
  ...everyClaimSubject.flatMap((subject) => {
    const draft = {
      ...storedClaimDraft,
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
    }
    const { customer: _customer, ...sent } = draft
    return [draft, [draft], [{ ...draft, sentClaims: [sent] }]].map((stored) =>
      createMartasExample('claimDraft', stored, (storage, sessions) =>
        new StoredClaimDrafts(storage, sessions).find(subject),
      ),
    )
  }),
  createMartasExample('surveyDraft', storedValueExamples.surveyDraft, (storage, sessions) =>
    new StoredSurveyDrafts(storage, sessions).find('nps-2026-11'),
  ),
  ...[
    storedValueExamples.profileDraft,
    {
      part: 'address',
      customerId: martaCustomer.customerId,
      typed: examplePostalAddressInput,
    },
  ].map((draft) =>
    createMartasExample('profileDraft', draft, (storage, sessions) =>
      new StoredProfileDrafts(storage, sessions).current(),
    ),
  ),
]
