import { IntroductionSeen } from '@/application/access/introduction-seen'
import { LoginProgressStore } from '@/application/access/login-progress-store'
import { PhoneChangeStore } from '@/application/access/phone-change-store'
import { UnlockPreferences } from '@/application/access/unlock-preferences'
import { AmountVisibility } from '@/application/home/amount-visibility'
import { StoredOffer } from '@/application/offers/stored-offer'
import { PushPreferences } from '@/application/notifications/push-preferences'
import { UsedCards } from '@/application/payments/used-cards'
import { ProfileDrafts } from '@/application/profile/profile-drafts'
import { ReturnAddress } from '@/application/session/return-address'
import { LineRequestStore } from '@/application/revolving-line/line-request-store'
import { OperationRecords } from '@/application/shared/operation-records'
import { ClaimDrafts } from '@/application/support/claim-drafts'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { markOf } from '@/domain/shared/mark'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { ManualClock } from '#tests/support/manual-clock'
import { SequentialRandomness } from '#tests/support/memory-device'
import type { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer, sessionOf } from '#tests/support/people'
import { sessionsIn } from '#tests/support/sessions-in'

/** What a release keeps of one value, and how it shows that it is there. */
export interface Kept {
  readonly key: string
  /** With all that it may have. */
  readonly value: unknown
  /** What became of it where an earlier release kept it without a version. */
  readonly before: 'read' | 'dropped'
  readonly isThere: (storage: MemoryStorage) => unknown
}

const customer = {
  customerId: 'c-8f21d04b',
  taxId: '27284561231',
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
const person = { fullName: 'Marta Giménez', taxId: '27284561231' }
const delivery = { phone: '1145****01', email: 'ma***@correo.example', shownCode: '4821' }
const due = cents(1_262_500)
const study = {
  kind: 'assigned',
  description: 'Estudio Sur',
  phoneNumber: '0800',
  attentionFrom: '9',
  attentionTo: '18',
  contact: 'Ana',
  whatsappNumber: '11',
  whatsappUrl: 'https://wa.example',
}
const status = {
  ...anAccountStatus(),
  legalStudy: study,
  revolvingLine: { maxAmount: 100, remainingAmount: 50, enabled: true, campaignMaxAmount: 200 },
  loanOffer: { maxAmount: 300, isRejected: false },
  renewalMaxAmount: 400,
}
export const clock = new ManualClock()
const operation = {
  idempotencyKey: 'key-1',
  fingerprint: 'mark-1',
  amount: due,
  terms: { kind: 'installment', channel: 'saved-card' },
  at: clock.now(),
  status: 'confirmed',
  attempts: 1,
  reference: '7001',
  before: { due, listed: 0 },
}

/** The same, as earlier releases stored it. */
const { fingerprint: mark, terms: _terms, status: _status, attempts: _attempts, ...same } = operation
const intention = { ...same, idempotencyKey: 'key-2', mark, way: 'saved-card', standing: 'accepted' }

/** Everything that the portal keeps on the device. */
export const everyValue: readonly Kept[] = [
  {
    key: 'user',
    value: { customer, tokens: { access: 'a-1', refresh: 'r-1' } },
    before: 'read',
    isThere: (storage) => sessionsIn(storage).current(),
  },
  {
    key: 'accountStatus',
    value: status,
    before: 'dropped',
    isThere: (storage) => sessionsIn(storage).accountStatus(),
  },
  {
    key: 'justLoggedOut',
    value: { reason: 'expired' },
    before: 'dropped',
    isThere: (storage) => sessionsIn(storage).lastEnd(),
  },
  {
    key: 'login',
    value: {
      dni: '28456123',
      people: [person],
      person,
      step: 'password',
      sentCode: { delivery, sentAt: 1_800_000_000_000 },
    },
    before: 'dropped',
    isThere: (storage) => new LoginProgressStore(storage).current(),
  },
  {
    key: 'rememberedDni',
    value: { dni: '28456123' },
    before: 'read',
    isThere: (storage) => new LoginProgressStore(storage).remembered(),
  },
  {
    key: 'phoneChange',
    value: {
      progress: {
        person: { ...person, gender: 'F', hash: 'h-1' },
        enteringTaxId: '27284561231',
        check: { transactionId: 't-1', externalId: 'e-1' },
        sentCode: { cellphone: '1145678901', delivery, sentAt: 1_800_000_000_000 },
      },
      orderedBy: '27284561231',
    },
    before: 'dropped',
    isThere: (storage) => {
      const sessions = sessionsIn(storage)
      sessions.open(sessionOf(martaCustomer))
      return new PhoneChangeStore(storage, sessions).current()
    },
  },
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
  ).map((draft) => ({
    key: 'profileDraft',
    value: { ...draft, customerId: 'c-8f21d04b' },
    before: 'dropped' as const,
    isThere: (storage: MemoryStorage) => new ProfileDrafts(storage).of('c-8f21d04b'),
  })),
  {
    key: 'revolvingLineData',
    value: {
      taxId: '27284561231',
      amount: 5_000_000,
      option: { count: 6, amount: 1_098_694, lineId: 'lr-6' },
      loanId: 'n-1',
      leftFor: 'e-1',
      check: { transactionId: 't-1', externalId: 'e-1' },
      isValidated: true,
    },
    before: 'dropped',
    isThere: (storage) => {
      const sessions = sessionsIn(storage)
      sessions.open(sessionOf(martaCustomer))
      return new LineRequestStore(storage, sessions).current()
    },
  },
  {
    key: 'operations',
    value: { salt: 'salt-1', all: [operation] },
    before: 'dropped',
    isThere: (storage) => new OperationRecords(storage, clock, new SequentialRandomness()).find('key-1'),
  },
  {
    key: 'intentions',
    value: {
      salt: 'salt-1',
      all: [intention],
    },
    before: 'dropped',
    isThere: (storage) => new OperationRecords(storage, clock, new SequentialRandomness()).find('key-2'),
  },
  {
    key: 'usedCards',
    value: { salt: 'salt-1', marks: [markOf('salt-1', martaCustomer.taxId, 'td-2')] },
    before: 'dropped',
    isThere: (storage) =>
      new UsedCards(storage, new SequentialRandomness()).useOf(martaCustomer.taxId, 'td-2') >= 0,
  },
  {
    key: 'newLoanOffer',
    value: {
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
    before: 'dropped',
    isThere: (storage) => {
      const sessions = sessionsIn(storage)
      sessions.open(sessionOf(martaCustomer))
      return new StoredOffer(storage, sessions, clock).find({ product: 19, subproduct: 38 })
    },
  },
  {
    key: 'visibleAmount',
    value: false,
    before: 'read',
    isThere: (storage) => !new AmountVisibility(storage).isVisible(),
  },
  {
    key: 'introSeen',
    value: true,
    before: 'read',
    isThere: (storage) => new IntroductionSeen(storage).isSeen(),
  },
  {
    key: 'splashSeen',
    value: true,
    before: 'read',
    isThere: (storage) => new IntroductionSeen(storage).hasBegun(),
  },
  {
    key: 'origin',
    value: { address: '/mis-prestamos', customerId: 'c-8f21d04b' },
    before: 'dropped',
    isThere: (storage) => new ReturnAddress(storage).take('c-8f21d04b'),
  },
  {
    key: 'claimDraft',
    value: {
      customer: '27284561231',
      reasonId: 'OTRO',
      comments: 'No lo pedí.',
      email: 'marta@correo.example',
      subject: { kind: 'payment', date: '2026-10-28', amount: due, externalId: '40128753' },
      idempotencyKey: 'key-1',
    },
    before: 'dropped',
    isThere: (storage) =>
      new ClaimDrafts(storage).find('27284561231', {
        kind: 'payment',
        date: calendarDate('2026-10-28'),
        amount: due,
        externalId: '40128753',
      }),
  },
  ...(['unlockRegistered', 'unlockNeverAgain', 'unlockSkipped'] as const).map((key) => ({
    key,
    value: ['c-8f21d04b'],
    before: 'read' as const,
    isThere: (storage: MemoryStorage) => {
      const preferences = new UnlockPreferences(storage, storage)
      return (
        preferences.isRegistered('c-8f21d04b') ||
        preferences.neverAskAgain('c-8f21d04b') ||
        preferences.isSkipped('c-8f21d04b')
      )
    },
  })),
  ...(['pushSubscribed', 'pushSkipped', 'paidHere'] as const).map((key) => ({
    key,
    value: ['c-8f21d04b'],
    before: 'read' as const,
    isThere: (storage: MemoryStorage) => {
      const preferences = new PushPreferences(storage)
      return (
        preferences.isSubscribed('c-8f21d04b') ||
        preferences.isSkipped('c-8f21d04b') ||
        preferences.hasPaid('c-8f21d04b')
      )
    },
  })),
]
