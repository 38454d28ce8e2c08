import { expect, it } from 'vitest'
import { homeRedirect } from '@/domain/home/home-redirect'

const yes = true
const no = false

it.each([
  [no, yes, no, no, undefined],
  [no, yes, no, yes, 'push-opt-in'],
  [no, yes, yes, no, 'unlock-registration'],
  [no, yes, yes, yes, 'unlock-registration'],
  [no, no, no, no, 'create-password'],
  [no, no, no, yes, 'create-password'],
  [no, no, yes, no, 'create-password'],
  [no, no, yes, yes, 'create-password'],
  [yes, yes, no, no, undefined],
  [yes, yes, no, yes, undefined],
  [yes, yes, yes, no, undefined],
  [yes, yes, yes, yes, undefined],
  [yes, no, no, no, undefined],
  [yes, no, no, yes, undefined],
  [yes, no, yes, no, undefined],
  [yes, no, yes, yes, undefined],
] as const)(
  'with legal study %s, credentials %s, unlock offered %s, notifications offered %s the home redirects to: %s',
  (hasDebtLawFirm, hasCredentials, offersUnlock, offersPush, redirect) => {
    expect(homeRedirect({ hasDebtLawFirm, hasCredentials, offersUnlock, offersPush })).toBe(redirect)
  },
)
