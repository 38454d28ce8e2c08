import { expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import type { ClaimReason, FiledClaim } from '@/domain/support/claim'
import { claimAuthority, filedClaimAuthority } from '@/domain/support/claim-authority'

const reasons: readonly ClaimReason[] = [
  { id: 'DATOS', description: 'Mis datos están mal', isAboutUnrecognised: false },
  {
    id: 'DATOS_ACCESO',
    description: 'Ver mis datos personales',
    isAboutUnrecognised: false,
    personalDataRequestKind: 'access',
  },
]

function createFiledClaim(reason: string): FiledClaim {
  return { caseNumber: 'R-1', reason, filedOn: calendarDate('2026-11-02'), status: 'in-review' }
}

it('a request about personal data goes to the agency that supervises that law', () => {
  expect(claimAuthority({ kind: 'personal-data', request: 'access' })).toBe('data-protection')
  expect(filedClaimAuthority(createFiledClaim('Ver mis datos personales'), reasons)).toBe('data-protection')
})

it('any other claim goes to the consumer authorities', () => {
  expect(claimAuthority(undefined)).toBe('consumer')
  expect(claimAuthority({ kind: 'loan', externalId: '40128753' })).toBe('consumer')
  expect(filedClaimAuthority(createFiledClaim('Mis datos están mal'), reasons)).toBe('consumer')
})

it('a claim whose reason the lender lists no more goes to the consumer authorities', () => {
  expect(filedClaimAuthority(createFiledClaim('Ver mis datos personales'), [])).toBe('consumer')
})
