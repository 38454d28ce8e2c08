import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskedEmail } from '@/domain/access/masked-email'
import { maskedPhone } from '@/domain/access/masked-phone'

describe('a masked phone', () => {
  it.each([
    { phone: '1155557890', shown: '1155****90' },
    { phone: '+54 9 11 5555-7890', shown: '5491*******90' },
    { phone: '12345678', shown: '1234**78' },
    { phone: '1234567', shown: '1234*67' },
    { phone: '123456', shown: '******' },
    { phone: '123', shown: '***' },
    { phone: '', shown: '' },
    { phone: '1155***890', shown: '1155***890' },
    { phone: '****', shown: '****' },
    { phone: '11****8901', shown: '11****8901' },
    { phone: '1155557890*', shown: '1155*****0*' },
    { phone: '1155*57890', shown: '1155****90' },
    { phone: '+54 9 11 ****-7890', shown: '5491*******90' },
    { phone: '115555XXXX', shown: '******' },
    { phone: '1155557890 * 1155557890', shown: '1155***************90' },
  ])('shows "$phone" as "$shown"', ({ phone, shown }) => {
    expect(maskedPhone(phone)).toBe(shown)
  })

  it('always hides at least one digit, and hides no more when masked again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1 }), (phone) => {
        const shown = maskedPhone(phone)
        expect(shown).toHaveLength(phone.length)
        expect(shown).toContain('*')
        expect(maskedPhone(shown)).toBe(shown)
      }),
    )
  })

  it('shows at most 8 digits and hides some, even when it arrives partly masked', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789*+- '), minLength: 1 }), (phone) => {
        const shown = maskedPhone(phone)
        expect(shown.replaceAll('*', '').length).toBeLessThanOrEqual(8)
        expect(shown).toMatch(/\*|^$/)
      }),
    )
  })
})

describe('a masked e-mail address', () => {
  it.each([
    { email: 'marta@correo.example', shown: 'ma***@correo.example' },
    { email: 'ana@correo.example', shown: 'an***@correo.example' },
    { email: 'al@correo.example', shown: '***@correo.example' },
    { email: 'a@correo.example', shown: '***@correo.example' },
    { email: '@correo.example', shown: '***@correo.example' },
    { email: 'sin-arroba', shown: '***' },
    { email: '', shown: '' },
    { email: 'ma***@correo.example', shown: 'ma***@correo.example' },
    { email: 'm****a@correo.example', shown: 'm****a@correo.example' },
    { email: 'marta*gimenez@correo.example', shown: 'ma***@correo.example' },
    { email: 'marta@*****.example', shown: 'ma***@*****.example' },
    { email: 'ma***gimenez@correo.example', shown: 'ma***@correo.example' },
    { email: '***marta', shown: '***' },
    { email: 'marta@correo.example ***@correo.example', shown: 'ma***@correo.example' },
  ])('shows "$email" as "$shown"', ({ email, shown }) => {
    expect(maskedEmail(email)).toBe(shown)
  })

  it('shows at most 2 characters of the mailbox and its last one, even when it arrives partly masked', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abc.*') }), (mailbox) => {
        const shown = maskedEmail(`${mailbox}@correo.example`)
        expect(shown).toMatch(/^[^@]{0,2}\*{3,}[^*@]?@correo\.example$/)
      }),
    )
  })
})
