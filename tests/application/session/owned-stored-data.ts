import { PhoneNumberChangeStore } from '@/application/access/phone-number-change-store.port'
import { LastLoanOfferStore } from '@/application/offers/last-loan-offer-store.port'
import { ProfileDrafts } from '@/application/profile/profile-drafts.port'
import { QrPurchaseStore } from '@/application/qr-payment/qr-purchase-store.port'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { CreditLineRequestStore } from '@/application/revolving-line/credit-line-request-store.port'
import { ClaimDrafts } from '@/application/support/claim-drafts.port'
import { OpenedSurveyStore } from '@/application/support/opened-survey.port'
import { SurveyDrafts } from '@/application/support/survey-drafts.port'
import { cents } from '@/domain/shared/money'
import { martaCustomer, martaPerson } from '#tests/support/test-customers'
import type { SessionBrowserTab } from './a-tab'

/** Example of data that the portal stores for one customer while they use a screen. */
export interface StoredScreenDataExample {
  readonly name: string
  readonly key: string
  /**
   * When the portal deletes the stored data. `session`: whenever the session ends. `leaving`: only if
   * the session ends for another reason than expiry, so that a customer whose session expired finds
   * their typed text again.
   */
  readonly deletionTrigger: 'session' | 'leaving'
  /** True if the portal may store the data before the customer signs in. */
  readonly needsNoSession: boolean
  readonly storeExample: (tab: SessionBrowserTab) => void
  readonly readStored: (tab: SessionBrowserTab) => unknown
}

const { taxId, customerId } = martaCustomer
const identityCheckReference = { transactionId: 't-1', externalId: 'e-1' }
const loanProduct = { product: 19, subproduct: 38 }
const refinancingHash = btoa(`${taxId}|18|260000.00|2026-11-21`)

export const storedScreenDataExamples: readonly StoredScreenDataExample[] = [
  {
    name: 'a phone change with its check',
    key: 'phoneChange',
    deletionTrigger: 'session',
    needsNoSession: true,
    storeExample: (tab) =>
      tab.container
        .get<PhoneNumberChangeStore>(PhoneNumberChangeStore)
        .save({ person: martaPerson, check: identityCheckReference }),
    readStored: (tab) => tab.container.get<PhoneNumberChangeStore>(PhoneNumberChangeStore).current(),
  },
  {
    name: 'a request of the line with its check',
    key: 'revolvingLineData',
    deletionTrigger: 'session',
    needsNoSession: false,
    storeExample(tab) {
      const requests = tab.container.get<CreditLineRequestStore>(CreditLineRequestStore)
      requests.startRequest(cents(5_000_000))
      requests.updateRequest({ loanId: 'n-1', leftFor: 'e-1', check: identityCheckReference })
    },
    readStored: (tab) => tab.container.get<CreditLineRequestStore>(CreditLineRequestStore).current(),
  },
  {
    name: 'a refinancing with its check',
    key: 'refinancing',
    deletionTrigger: 'session',
    needsNoSession: true,
    storeExample(tab) {
      const journey = tab.container.get(RefinancingJourney)
      journey.openLink(refinancingHash)
      journey.recordStartedIdentityCheck('e-1')
      journey.storeReturnedIdentityCheck(identityCheckReference)
    },
    readStored: (tab) => tab.container.get(RefinancingJourney).progress().check,
  },
  {
    name: 'a purchase with a shop code',
    key: 'qrPurchase',
    deletionTrigger: 'session',
    needsNoSession: false,
    storeExample: (tab) =>
      tab.container
        .get<QrPurchaseStore>(QrPurchaseStore)
        .save({ customer: taxId, text: '000201', seller: { name: 'Panadería La Ñata' } }),
    readStored: (tab) => tab.container.get<QrPurchaseStore>(QrPurchaseStore).current(),
  },
  {
    name: 'an offer that was resolved',
    key: 'newLoanOffer',
    deletionTrigger: 'session',
    needsNoSession: false,
    storeExample: (tab) =>
      tab.container
        .get<LastLoanOfferStore>(LastLoanOfferStore)
        .save(
          { customerId, kind: loanProduct },
          { hashKey: 'h-1', date: tab.clock.now(), isRejected: false },
        ),
    readStored: (tab) => tab.container.get<LastLoanOfferStore>(LastLoanOfferStore).find(loanProduct),
  },
  {
    name: 'the survey that was opened',
    key: 'openedSurvey',
    deletionTrigger: 'session',
    needsNoSession: false,
    storeExample: (tab) => tab.container.get<OpenedSurveyStore>(OpenedSurveyStore).markOpened(),
    // Undefined means that nothing is stored.
    readStored: (tab) => tab.container.get<OpenedSurveyStore>(OpenedSurveyStore).isOpened() || undefined,
  },
  {
    name: 'the typed profile',
    key: 'profileDraft',
    deletionTrigger: 'leaving',
    needsNoSession: false,
    storeExample: (tab) =>
      tab.container.get<ProfileDrafts>(ProfileDrafts).save({
        part: 'contact',
        customerId,
        typed: { phone: '1145678901', alternativePhone: '', email: 'marta@correo.example' },
      }),
    readStored: (tab) => tab.container.get<ProfileDrafts>(ProfileDrafts).current(),
  },
  {
    name: 'the typed claim',
    key: 'claimDraft',
    deletionTrigger: 'leaving',
    needsNoSession: false,
    storeExample: (tab) =>
      tab.container.get<ClaimDrafts>(ClaimDrafts).save({
        customer: taxId,
        reasonId: 'OTRO',
        comments: 'No lo pedí.',
        email: 'marta@correo.example',
        sentClaims: [],
      }),
    readStored: (tab) => tab.container.get<ClaimDrafts>(ClaimDrafts).find(undefined),
  },
  {
    name: 'the answers to the survey',
    key: 'surveyDraft',
    deletionTrigger: 'leaving',
    needsNoSession: false,
    storeExample: (tab) =>
      tab.container
        .get<SurveyDrafts>(SurveyDrafts)
        .save({ customer: taxId, runId: 'nps-2026-11', answers: new Map([['p1', 'r4']]) }),
    readStored: (tab) => tab.container.get<SurveyDrafts>(SurveyDrafts).find('nps-2026-11'),
  },
]
