import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { webAddressSchema } from '@/adapters/contract/web-address.schema'
import { dialablePhoneNumber } from '@/domain/shared/dialable-phone-number'
import { isSafeWebAddress } from '@/domain/shared/web-address'

const acceptedAddresses = [
  'https://www.example.com.ar',
  'https://www.example.com.ar:8443/ayuda?de=portal#pagos',
  'https://wa.me/5491155551234?text=hola@casa',
  'https://ñandú.example/préstamos',
  'http://localhost:5173/ayuda',
  'http://127.0.0.1',
  'http://[::1]/x',
]

const refusedAddresses = [
  '',
  'www.example.com.ar',
  'http://www.example.com.ar',
  'HTTP://www.example.com.ar',
  'http://localhost.otro.example',
  'http://localhost@otro.example',
  'https://banco.example@otro.example/',
  'https://banco.example:443@otro.example/',
  'https://:clave@otro.example/',
  'https://con espacio.example',
  'https://',
  'https:\\\\otro.example',
  'https://banco.example\\@otro.example',
  '//otro.example',
  '/mis-pagos',
  'javascript:alert(1)',
  'javascript:https://otro.example',
  'data:text/html,x',
  'ftp://otro.example',
  'tel:*611',
  'https://banco.example/\u202Egpj.exe',
  'https://ban\u200Bco.example/',
  'https://banco.example/\u0007',
]

describe('a web address from outside the portal', () => {
  it.each(acceptedAddresses)('is followed: %s', (address) => {
    expect([isSafeWebAddress(address), v.is(webAddressSchema, address)]).toEqual([true, true])
  })

  it.each(refusedAddresses)('is not followed: %j', (address) => {
    expect([isSafeWebAddress(address), v.is(webAddressSchema, address)]).toEqual([false, false])
  })
})

describe('a telephone number from outside the portal', () => {
  it.each([
    ['3624420187', '3624420187'],
    ['+54 9 (362) 442-0187', '+5493624420187'],
    ['0800.222.1234', '08002221234'],
    ['911', '911'],
  ])('is called: %s', (written, number) => {
    expect(dialablePhoneNumber(written)).toBe(number)
  })

  it.each([
    '',
    '-',
    '*611',
    '*#06#',
    '**21*5491155551234#',
    '%2321',
    '0800,,1234',
    '0800;postd=1234',
    '0800p1234',
    '54+9362',
    '12',
    '1234567890123456',
  ])('is not called: %j', (written) => {
    expect(dialablePhoneNumber(written)).toBeUndefined()
  })
})
