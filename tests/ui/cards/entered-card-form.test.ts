import { describe, expect, it } from 'vitest'
import { emptyCard, type EnteredCard } from '@/domain/cards/new-card'
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

  it('tells all of them at once, in the order of the fields', () => {
    expect(errorsOf(emptyCard)).toEqual([
      { fieldId: 'cardNumber', text: 'Ingresá el número de la tarjeta.' },
      { fieldId: 'cardExpiry', text: 'Ingresá el vencimiento.' },
      { fieldId: 'cardSecurityCode', text: 'Ingresá el código de seguridad.' },
      { fieldId: 'cardHolder', text: 'Ingresá el nombre como figura en la tarjeta.' },
      { fieldId: 'cardDni', text: 'El DNI es requerido' },
    ])
  })

  it.each([
    [{ number: '4517' }, 'cardNumber', 'El número de la tarjeta está incompleto.'],
    [{ holder: '4517' }, 'cardHolder', 'El nombre solo lleva letras y espacios.'],
    [{ expiry: '13/28' }, 'cardExpiry', 'Escribí el vencimiento con el mes y el año: MM/AA.'],
    [{ expiry: '11/26' }, 'cardExpiry', 'El vencimiento tiene que ser un mes que todavía no llegó.'],
    [
      { securityCode: '1234' },
      'cardSecurityCode',
      'El código de seguridad tiene 3 números, o 4 si la tarjeta es American Express.',
    ],
    [{ dni: '12345' }, 'cardDni', 'El DNI debe ser un número entre 6 y 8 dígitos'],
  ])('with %j has the error of that field alone', (change, fieldId, text) => {
    expect(errorsOf({ ...goodCard, ...change })).toEqual([{ fieldId, text }])
  })

  it('wants the code that its number asks for', () => {
    expect(errorsOf({ ...goodCard, number: '3712 345678 90123', securityCode: '1234' })).toEqual([])
  })
})
