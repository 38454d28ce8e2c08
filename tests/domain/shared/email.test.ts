import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { profileContract } from '@/adapters/contract/profile.contract'
import { emailProblem, normalizedEmail } from '@/domain/shared/email'

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
])('takes %s', (email) => {
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
])('does not take %s', (email) => {
  expect(emailProblem(email)).toBe('not-valid')
})

it('is asked for', () => {
  expect(emailProblem('')).toBe('required')
})

it('loses what keyboards leave around it', () => {
  expect(normalizedEmail(' marta@correo.com.ar\u00a0')).toBe('marta@correo.com.ar')
})

it('is taken by the contract wherever it is taken here', () => {
  const body = (email: string) => ({ phone: '1145678901', email })
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (email) => {
      const isSendable = v.is(profileContract.saveContact.body, body(email))
      return emailProblem(email) !== undefined || isSendable
    }),
  )
})

it('is whatever a mail server gives out', () => {
  fc.assert(fc.property(fc.emailAddress(), (email) => emailProblem(email) === undefined))
})
