import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeNoticeRecipients } from '@/domain/profile/change-notice'
import { normalizedContactDetails, normalizedPhone } from '@/domain/profile/contact'
import { alternativePhoneProblem, phoneProblem } from '@/domain/profile/phone-problem'

describe('a phone number', () => {
  it.each([
    ['', 'required'],
    ['1234567', 'too-short'],
    ['12345678', undefined],
    ['1145678901', undefined],
    ['5492214239876', undefined],
    ['123456789012345', undefined],
    ['1234567890123456', 'too-long'],
  ])('is checked: %s: %s', (phone, problem) => {
    expect(phoneProblem(phone)).toBe(problem)
  })

  it('can be missing when the other one is given', () => {
    expect([alternativePhoneProblem(''), alternativePhoneProblem('12')]).toEqual([undefined, 'too-short'])
  })

  it('keeps only its digits, in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.nat(9).map(String), fc.constantFrom('-', ' ', '(', '+', 'x'))),
        (signs) => {
          const digits = signs.filter((sign) => /\d/.test(sign)).join('')
          return normalizedPhone(signs.join('')) === digits
        },
      ),
    )
  })
})

describe('a contact', () => {
  it('names the known addresses to which a change is reported', () => {
    const known = { phone: '01145678901', alternativePhone: '02214239876', email: 'marta@correo.example' }
    const email = { kind: 'email', address: 'marta@correo.example' }
    const phone = { kind: 'phone', address: '01145678901' }
    expect(changeNoticeRecipients(known)).toEqual([email, phone])
    expect(changeNoticeRecipients({ ...known, email: '' })).toEqual([phone])
    expect(changeNoticeRecipients({ ...known, phone: '' })).toEqual([email])
    expect(changeNoticeRecipients({ ...known, email: '', phone: '' })).toEqual([])
  })

  it('is stored without the characters that do not belong to it', () => {
    const typed = { phone: '011 4567-8901', alternativePhone: '—', email: ' marta@correo.example ' }
    expect(normalizedContactDetails(typed)).toEqual({
      phone: '01145678901',
      alternativePhone: '',
      email: 'marta@correo.example',
    })
  })
})
