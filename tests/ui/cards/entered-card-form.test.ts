import { describe, expect, it } from 'vitest'
import { type EnteredCard } from '@/domain/cards/new-card'
import { calendarDate } from '@/domain/shared/calendar-date'
import { EnteredCardForm } from '@/ui/cards/entered-card-form'
import { formErrors } from '@/ui/kit/checked-by'

const goodCard: EnteredCard = {
  number: '4517 6500 1234 4821',
  holder: 'Marta Giménez',
  expiry: '09/28',
  securityCode: '123',
  dni: '28456123',
}

function errorsOf(card: EnteredCard) {
  return formErrors(new EnteredCardForm(card, calendarDate('2026-11-21')))
}

describe('a typed card', () => {
  it('with nothing wrong has no errors', () => {
    expect(errorsOf(goodCard)).toEqual([])
  })

  it('wants the code that its number asks for', () => {
    expect(errorsOf({ ...goodCard, number: '3712 345678 90123', securityCode: '1234' })).toEqual([])
  })
})
