import { StoredPushPreferences } from '@/adapters/device/stored/stored-push-preferences'
import { StoredPasskeyUnlockPreferences } from '@/adapters/device/stored/stored-unlock-preferences'
import { StoredAmountVisibility } from '@/adapters/device/stored/stored-amount-visibility'
import { StoredUsedCards } from '@/adapters/device/stored/stored-used-cards'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'
import { StoredPathAfterLogin } from '@/adapters/device/stored/stored-path-after-login'
import { StoredSeenIntroduction } from '@/adapters/device/stored/stored-seen-introduction'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { ManualClock } from '#tests/support/manual-clock'
import { SequentialUuidSource } from '#tests/support/memory-device'
import { MemoryStorage } from '#tests/support/memory-storage'
import { createOperationStorage } from '#tests/support/operations-in'
import { martaCustomer } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'
import { storedLawFirm, storedLoanOffers, storedValueExamples } from '#tests/support/stored-value-examples'
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
  readonly fateIfUnversioned: 'read' | 'dropped'
  readonly readStored: (storage: MemoryStorage) => unknown
}

export const storedValueExamplesClock = new ManualClock()

/** Examples of all values that the portal stores on the device. */
export const everyStoredValueExample: readonly StoredValueExample[] = [
  ...customerOwnedStoredValueExamples,
  {
    key: 'user',
    value: storedValueExamples.user,
    fateIfUnversioned: 'read',
    readStored: (storage) => createSessionStore(storage).current(),
  },
  {
    key: 'accountStatus',
    value: { ...anAccountStatus(), legalStudy: storedLawFirm, ...storedLoanOffers },
    fateIfUnversioned: 'dropped',
    readStored: (storage) => createSessionStore(storage).accountStatus(),
  },
  {
    key: 'justLoggedOut',
    value: { reason: 'expired' },
    fateIfUnversioned: 'dropped',
    readStored: (storage) => createSessionStore(storage).lastEndReason(),
  },
  {
    key: 'sessionTurns',
    value: 3,
    fateIfUnversioned: 'dropped',
    readStored: (storage) => createSessionStore(storage).sessionNumber() === 3,
  },
  {
    key: 'login',
    value: { ...storedValueExamples.login, step: 'password' },
    fateIfUnversioned: 'dropped',
    readStored: (storage) => new StoredLoginProgress(storage, new MemoryStorage()).current(),
  },
  {
    key: 'rememberedDni',
    value: { dni: '28456123' },
    fateIfUnversioned: 'read',
    readStored: (storage) => new StoredLoginProgress(storage, new MemoryStorage()).rememberedDni(),
  },
  {
    key: 'operations',
    value: storedValueExamples.operations,
    fateIfUnversioned: 'dropped',
    readStored: (storage) =>
      createOperationStorage({ storage, clock: storedValueExamplesClock }).records.find('key-1'),
  },
  {
    key: 'intentions',
    value: storedValueExamples.operationsOfEarlierRelease,
    fateIfUnversioned: 'dropped',
    readStored: (storage) =>
      createOperationStorage({ storage, clock: storedValueExamplesClock }).records.find('key-1'),
  },
  {
    key: 'usedCards',
    value: storedValueExamples.usedCards,
    fateIfUnversioned: 'dropped',
    readStored: (storage) =>
      new StoredUsedCards(storage, new SequentialUuidSource()).lastUseRank(
        martaCustomer.taxId,
        'td-51c7a8e0',
      ) >= 0,
  },
  {
    key: 'visibleAmount',
    value: false,
    fateIfUnversioned: 'read',
    readStored: (storage) => !new StoredAmountVisibility(storage).areAmountsVisible(),
  },
  {
    key: 'introSeen',
    value: true,
    fateIfUnversioned: 'read',
    readStored: (storage) => new StoredSeenIntroduction(storage).isIntroductionSeen(),
  },
  {
    key: 'splashSeen',
    value: true,
    fateIfUnversioned: 'read',
    readStored: (storage) => new StoredSeenIntroduction(storage).isSplashSeen(),
  },
  {
    key: 'origin',
    value: { address: '/mis-prestamos', customerId: 'c-8f21d04b' },
    fateIfUnversioned: 'dropped',
    readStored: (storage) => new StoredPathAfterLogin(storage).takePath('c-8f21d04b'),
  },
  ...(['unlockRegistered', 'unlockNeverAgain', 'unlockSkipped'] as const).map((key) => ({
    key,
    value: ['c-8f21d04b'],
    fateIfUnversioned: 'read' as const,
    readStored: (storage: MemoryStorage) => {
      const preferences = new StoredPasskeyUnlockPreferences(storage)
      return (
        preferences.isUnlockRegistered('c-8f21d04b') ||
        preferences.isUnlockOfferDeclinedForever('c-8f21d04b') ||
        preferences.isUnlockOfferSkipped('c-8f21d04b')
      )
    },
  })),
  {
    key: 'unlockPasskeys',
    value: storedValueExamples.unlockPasskeys,
    fateIfUnversioned: 'dropped',
    readStored: (storage) => new StoredPasskeyUnlockPreferences(storage).registeredPasskeyId('c-8f21d04b'),
  },
  ...(['pushSubscribed', 'pushSkipped', 'paidHere'] as const).map((key) => ({
    key,
    value: ['c-8f21d04b'],
    fateIfUnversioned: 'read' as const,
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
