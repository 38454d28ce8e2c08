import { expect, it } from 'vitest'
import { homeRedirect } from '@/domain/home/home-redirect'

it.each([
  [false, true, false, false, undefined],
  [false, true, false, true, 'push-opt-in'],
  [false, true, true, false, 'unlock-registration'],
  [false, true, true, true, 'unlock-registration'],
  [false, false, false, false, 'create-password'],
  [false, false, false, true, 'create-password'],
  [false, false, true, false, 'create-password'],
  [false, false, true, true, 'create-password'],
  [true, true, false, false, undefined],
  [true, true, false, true, undefined],
  [true, true, true, false, undefined],
  [true, true, true, true, undefined],
  [true, false, false, false, undefined],
  [true, false, false, true, undefined],
  [true, false, true, false, undefined],
  [true, false, true, true, undefined],
] as const)(
  'with legal study %s, credentials %s, unlock offered %s, notifications offered %s the home redirects to: %s',
  (hasDebtLawFirm, hasCredentials, offersUnlock, offersPush, redirect) => {
    expect(homeRedirect({ hasDebtLawFirm, hasCredentials, offersUnlock, offersPush })).toBe(redirect)
  },
)
