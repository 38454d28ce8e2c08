import { describe, expect, it } from 'vitest'
import { mayLogIn, missingLoginStep, loginMethodOfCustomer } from '@/domain/access/login-steps'
import { smsCodeResendAllowedAt } from '@/domain/access/sms-code-resend'
import { instant } from '@/domain/shared/calendar-date'
import { cuit } from '@/domain/shared/cuit'

const elenaTaxId = cuit('27412209171')
const pedroTaxId = cuit('20401182234')

describe('the login', () => {
  it.each([
    { hasLoanAllowingLogin: true, whitelist: [], enters: true },
    { hasLoanAllowingLogin: false, whitelist: [elenaTaxId], enters: true },
    { hasLoanAllowingLogin: true, whitelist: [elenaTaxId], enters: true },
    { hasLoanAllowingLogin: false, whitelist: [], enters: false },
    { hasLoanAllowingLogin: false, whitelist: [pedroTaxId], enters: false },
  ])(
    'with a loan: $hasLoanAllowingLogin, listed: $whitelist, is possible: $enters',
    ({ hasLoanAllowingLogin, whitelist, enters }) => {
      expect(mayLogIn({ hasLoanAllowingLogin, taxId: elenaTaxId, whitelist })).toBe(enters)
    },
  )

  it('is by password for a customer with credentials, by code for one without', () => {
    expect(loginMethodOfCustomer({ hasCredentials: true })).toBe('password')
    expect(loginMethodOfCustomer({ hasCredentials: false })).toBe('code')
  })

  it.each([
    ['a minute after the last one', 0, 60_000],
    ['however late it is by then', 90_000, 60_000],
    ['a minute from now when the clock was set back since', -86_400_000, -86_340_000],
  ])('allows another code %s', (_, now, allowedAt) => {
    expect(smsCodeResendAllowedAt(instant(0), instant(now))).toBe(allowedAt)
  })
})

const noLoginResultKnown = { hasDni: false, hasPeople: false, hasTaxId: false }
const onlyDniKnown = { hasDni: true, hasPeople: false, hasTaxId: false }
const onlyPeopleKnown = { hasDni: false, hasPeople: true, hasTaxId: false }
const onlyTaxIdKnown = { hasDni: false, hasPeople: false, hasTaxId: true }
const dniAndTaxIdKnown = { hasDni: true, hasPeople: false, hasTaxId: true }
const peopleAndTaxIdKnown = { hasDni: false, hasPeople: true, hasTaxId: true }
const dniAndPeopleKnown = { hasDni: true, hasPeople: true, hasTaxId: false }
const allLoginResultsKnown = { hasDni: true, hasPeople: true, hasTaxId: true }

const loginStepScreens = ['identity-choice', 'sms-code', 'sms-not-received', 'inactive', 'password'] as const

describe('a login screen opened out of turn', () => {
  it.each(loginStepScreens)('returns to the DNI from %s without a DNI or people', (screen) => {
    for (const known of [
      noLoginResultKnown,
      onlyDniKnown,
      onlyPeopleKnown,
      onlyTaxIdKnown,
      dniAndTaxIdKnown,
      peopleAndTaxIdKnown,
    ]) {
      expect(missingLoginStep(screen, known)).toBe('dni')
    }
  })

  it.each(['sms-code', 'sms-not-received', 'password', 'inactive'] as const)(
    'returns to the choice of identity from %s without a tax id',
    (screen) => {
      expect(missingLoginStep(screen, dniAndPeopleKnown)).toBe('cuit')
    },
  )

  it('needs no tax id for the choice of a person', () => {
    expect(missingLoginStep('identity-choice', dniAndPeopleKnown)).toBeUndefined()
  })

  it.each(loginStepScreens)('shows %s when everything is known', (screen) => {
    expect(missingLoginStep(screen, allLoginResultsKnown)).toBeUndefined()
  })

  it('needs nothing of a visitor who says that they are not a customer', () => {
    expect(missingLoginStep('inactive', { ...noLoginResultKnown, saysNotACustomer: true })).toBeUndefined()
  })

  it.each(['identity-choice', 'sms-code', 'sms-not-received', 'password'] as const)(
    'needs the DNI at %s although the visitor said that they are not a customer',
    (screen) => {
      expect(missingLoginStep(screen, { ...noLoginResultKnown, saysNotACustomer: true })).toBe('dni')
    },
  )
})
