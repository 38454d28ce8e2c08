import { StoredPushPreferences } from '@/adapters/device/stored/stored-push-preferences'
import { StoredPasskeyUnlockPreferences } from '@/adapters/device/stored/stored-unlock-preferences'
import { StoredAmountVisibility } from '@/adapters/device/stored/stored-amount-visibility'
import { StoredUsedCards } from '@/adapters/device/stored/stored-used-cards'
import { cents } from '@/domain/shared/money'
import { calculateHash } from '@/domain/shared/fingerprint'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'
import { StoredPathAfterLogin } from '@/adapters/device/stored/stored-path-after-login'
import { StoredSeenIntroduction } from '@/adapters/device/stored/stored-seen-introduction'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { ManualClock } from '#tests/support/manual-clock'
import { SequentialUuidSource } from '#tests/support/memory-device'
import { MemoryStorage } from '#tests/support/memory-storage'
import { createOperationStorage } from '#tests/support/operations-in'
import { martaCustomer } from '#tests/support/people'
import { createSessionStore } from '#tests/support/sessions-in'
import { customerOwnedStoredValueExamples } from './owned-stored-values'

/** Example of a value that the portal stores on the device, and how to read it back. */
export interface StoredValueExample {
  readonly key: string
  /** Example of the value, with all optional fields set. */
  readonly value: unknown
  /**
   * What the portal does with a value that an earlier release stored without a version number: it reads
   * the value or ignores it.
   */
  readonly ifUnversioned: 'read' | 'dropped'
  readonly readStored: (storage: MemoryStorage) => unknown
}

const storedCustomer = {
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
const storedPerson = { fullName: 'Marta Giménez', taxId: '27284561231' }
const codeDelivery = { phone: '1145****01', email: 'ma***@correo.example', shownCode: '4821' }
const amountDue = cents(1_262_500)
const lawFirm = {
  kind: 'assigned',
  description: 'Estudio Sur',
  phoneNumber: '0800',
  attentionFrom: '9',
  attentionTo: '18',
  contact: 'Ana',
  whatsappNumber: '11',
  whatsappUrl: 'https://wa.example',
}
const storedAccountStatus = {
  ...anAccountStatus(),
  legalStudy: lawFirm,
  revolvingLine: { maxAmount: 100, remainingAmount: 50, enabled: true, campaignMaxAmount: 200 },
  loanOffer: { maxAmount: 300, isRejected: false },
  renewalMaxAmount: 400,
}
export const storedValueExamplesClock = new ManualClock()
const storedOperation = {
  idempotencyKey: 'key-1',
  fingerprint: 'mark-1',
  amount: amountDue,
  terms: { kind: 'installment', channel: 'saved-card' },
  at: storedValueExamplesClock.now(),
  status: 'confirmed',
  attempts: 1,
  reference: '7001',
  before: { due: amountDue, listed: 0 },
}

/** Fields of a stored operation, some of them under the names that earlier releases of the portal used. */
const { fingerprint: mark, terms: _terms, status: _status, attempts: _attempts, ...same } = storedOperation
const operationInOldFormat = {
  ...same,
  idempotencyKey: 'key-2',
  mark,
  way: 'saved-card',
  standing: 'accepted',
}

/** Examples of all values that the portal stores on the device. */
export const everyStoredValueExample: readonly StoredValueExample[] = [
  ...customerOwnedStoredValueExamples,
  {
    key: 'user',
    value: { customer: storedCustomer, tokens: { access: 'a-1', refresh: 'r-1' } },
    ifUnversioned: 'read',
    readStored: (storage) => createSessionStore(storage).current(),
  },
  {
    key: 'accountStatus',
    value: storedAccountStatus,
    ifUnversioned: 'dropped',
    readStored: (storage) => createSessionStore(storage).accountStatus(),
  },
  {
    key: 'justLoggedOut',
    value: { reason: 'expired' },
    ifUnversioned: 'dropped',
    readStored: (storage) => createSessionStore(storage).lastEndReason(),
  },
  {
    key: 'sessionTurns',
    value: 3,
    ifUnversioned: 'dropped',
    readStored: (storage) => createSessionStore(storage).storedValueOwner().turn === 3,
  },
  {
    key: 'login',
    value: {
      dni: '28456123',
      people: [storedPerson],
      person: storedPerson,
      step: 'password',
      sentCode: { delivery: codeDelivery, sentAt: 1_800_000_000_000 },
    },
    ifUnversioned: 'dropped',
    readStored: (storage) => new StoredLoginProgress(storage, new MemoryStorage()).current(),
  },
  {
    key: 'rememberedDni',
    value: { dni: '28456123' },
    ifUnversioned: 'read',
    readStored: (storage) => new StoredLoginProgress(storage, new MemoryStorage()).rememberedDni(),
  },
  {
    key: 'operations',
    value: { salt: 'salt-1', all: [storedOperation] },
    ifUnversioned: 'dropped',
    readStored: (storage) =>
      createOperationStorage({ storage, clock: storedValueExamplesClock }).records.find('key-1'),
  },
  {
    key: 'intentions',
    value: {
      salt: 'salt-1',
      all: [operationInOldFormat],
    },
    ifUnversioned: 'dropped',
    readStored: (storage) =>
      createOperationStorage({ storage, clock: storedValueExamplesClock }).records.find('key-2'),
  },
  {
    key: 'usedCards',
    value: { salt: 'salt-1', marks: [calculateHash('salt-1', martaCustomer.taxId, 'td-2')] },
    ifUnversioned: 'dropped',
    readStored: (storage) =>
      new StoredUsedCards(storage, new SequentialUuidSource()).lastUseRank(martaCustomer.taxId, 'td-2') >= 0,
  },
  {
    key: 'visibleAmount',
    value: false,
    ifUnversioned: 'read',
    readStored: (storage) => !new StoredAmountVisibility(storage).areAmountsVisible(),
  },
  {
    key: 'introSeen',
    value: true,
    ifUnversioned: 'read',
    readStored: (storage) => new StoredSeenIntroduction(storage).isIntroductionSeen(),
  },
  {
    key: 'splashSeen',
    value: true,
    ifUnversioned: 'read',
    readStored: (storage) => new StoredSeenIntroduction(storage).isSplashSeen(),
  },
  {
    key: 'origin',
    value: { address: '/mis-prestamos', customerId: 'c-8f21d04b' },
    ifUnversioned: 'dropped',
    readStored: (storage) => new StoredPathAfterLogin(storage).takePath('c-8f21d04b'),
  },
  ...(['unlockRegistered', 'unlockNeverAgain', 'unlockSkipped'] as const).map((key) => ({
    key,
    value: ['c-8f21d04b'],
    ifUnversioned: 'read' as const,
    readStored: (storage: MemoryStorage) => {
      const preferences = new StoredPasskeyUnlockPreferences(storage)
      return (
        preferences.isUnlockRegistered('c-8f21d04b') ||
        preferences.isUnlockOfferDeclinedForever('c-8f21d04b') ||
        preferences.isUnlockOfferSkipped('c-8f21d04b')
      )
    },
  })),
  ...(['pushSubscribed', 'pushSkipped', 'paidHere'] as const).map((key) => ({
    key,
    value: ['c-8f21d04b'],
    ifUnversioned: 'read' as const,
    readStored: (storage: MemoryStorage) => {
      const preferences = new StoredPushPreferences(storage)
      return (
        preferences.isSubscribedToPush('c-8f21d04b') ||
        preferences.isPushOfferSkipped('c-8f21d04b') ||
        preferences.hasPaidOnDevice('c-8f21d04b')
      )
    },
  })),
]
