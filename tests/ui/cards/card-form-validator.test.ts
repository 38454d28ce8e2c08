import { describe, expect, it } from 'vitest'
import { type EnteredCard } from '@/domain/cards/new-card'
import { calendarDate } from '@/domain/shared/calendar-date'
import { CardFormValidator } from '@/ui/cards/card-form-validator'
import { findFormErrors } from '@/ui/kit/validate-field'
import { validEnteredCard } from '#tests/domain/cards/an-entered-card'

function errorsOf(card: EnteredCard) {
  return findFormErrors(new CardFormValidator(card, calendarDate('2026-11-21')))
}

describe('a typed card', () => {
  it('without mistakes has no errors', () => {
    expect(errorsOf(validEnteredCard)).toEqual([])
  })

  it('needs a code of the length that its number demands', () => {
    expect(errorsOf({ ...validEnteredCard, number: '3712 345678 90123', securityCode: '1234' })).toEqual([])
  })
})
