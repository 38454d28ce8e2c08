import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { profileContract } from '@/adapters/contract/profile.contract'
import { normalizedEmail } from '@/domain/shared/email'
import { emailProblem } from '@/domain/shared/email-problem'

it.each([
  'marta@correo.com.ar',
  "marta.d'angelo+cuotas@correo.example",
  'o’higgins_1978@correo.example',
  'ñandú@cañuelas.gob.ar',
  'a@b.co',
  'MARTA.GIMENEZ@HOTMAIL.COM.AR',
  'maria-de-los-angeles.etchegaray@cooperativa.coop',
  'marta@sub.dominio.correo-largo.com.ar',
  'marta@xn--caueras-5za.com.ar',
  'marta@xn--p1ai.xn--p1ai',
  '#!$%&*/=?^_`{|}~-@correo.example',
  `${'a'.repeat(64)}@${'b'.repeat(185)}.com`,
  `${'a'.repeat(64)}@correo.example`,
])('an e-mail address can be %s', (email) => {
  expect(emailProblem(email)).toBeUndefined()
})

it.each([
  'marta',
  'marta@',
  'marta@correo',
  'marta@.com',
  'marta@correo..com',
  'marta@correo.c',
  'marta@-correo.com',
  'marta@correo-.com',
  'marta@correo.123',
  '.marta@correo.com',
  'marta.@correo.com',
  'ma..rta@correo.com',
  'marta gimenez@correo.com',
  'marta@correo .com',
  'marta@@correo.com',
  'marta@otra@correo.com',
  'marta,raul@correo.com',
  '<marta@correo.com>',
  '@correo.com',
  `${'a'.repeat(65)}@correo.example`,
  `${'a'.repeat(64)}@${'b'.repeat(186)}.com`,
  `marta@${'a.'.repeat(130)}com`,
])('an e-mail address cannot be %s', (email) => {
  expect(emailProblem(email)).toBe('not-valid')
})

it('an e-mail address is required', () => {
  expect(emailProblem('')).toBe('required')
})

it('an e-mail address loses the spaces that keyboards add', () => {
  expect(normalizedEmail(' marta@correo.com.ar\u00a0')).toBe('marta@correo.com.ar')
})

it('an e-mail address that the portal accepts is accepted by the contract', () => {
  const body = (email: string) => ({ phone: '1145678901', email })
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (email) => {
      const isSendable = v.is(profileContract.saveContact.body, body(email))
      return emailProblem(email) !== undefined || isSendable
    }),
  )
})

it('every address that a mail server assigns is accepted', () => {
  fc.assert(fc.property(fc.emailAddress(), (email) => emailProblem(email) === undefined))
})
