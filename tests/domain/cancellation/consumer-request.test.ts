import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consumerContactProblem, fullNameProblem } from '@/domain/cancellation/consumer-request'

describe('a contact in a consumer request', () => {
  it.each([
    ['ana@correo.example', undefined],
    [' 11 4455-6677 ', undefined],
    ['+54 9 (11) 4455.6677', undefined],
    ['44556677', undefined],
    ['', 'required'],
    ['   ', 'required'],
    ['4455667', 'neither-phone-nor-email'],
    ['12345678901234', 'neither-phone-nor-email'],
    ['ana@correo', 'neither-phone-nor-email'],
    ['ana', 'neither-phone-nor-email'],
    ['ana @correo.example', 'neither-phone-nor-email'],
    ['1144556677 int 3', 'neither-phone-nor-email'],
  ])('is checked: %j: %s', (contact, expected) => {
    expect(consumerContactProblem(contact)).toBe(expected)
  })

  it('can be every e-mail address, and every phone in any notation', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(consumerContactProblem(email)).toBeUndefined()
      }),
    )
    const written = fc.array(fc.constantFrom(' ', '-', '.', ''), { minLength: 13, maxLength: 13 })
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8,13}$/), written, (digits, marks) => {
        const phone = [...digits].map((digit, index) => digit + (marks[index] ?? '')).join('')
        expect(consumerContactProblem(phone)).toBeUndefined()
      }),
    )
  })
})

it('a name is any text with a letter', () => {
  expect(fullNameProblem('Ana')).toBeUndefined()
  expect(fullNameProblem('Ñ')).toBeUndefined()
  for (const name of ['', '  ', '123', '—']) expect(fullNameProblem(name)).toBe('required')
})
