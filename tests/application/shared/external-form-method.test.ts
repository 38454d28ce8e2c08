import { expect, it } from 'vitest'
import { externalFormMethod } from '@/application/shared/external-form-method'

const portalOrigin = 'https://portal.invalid'

it.each([
  ['https://portal.invalid/check', 'get'],
  ['/check', 'get'],
  ['https://identity.invalid/check', 'post'],
  ['https://portal.invalid:8443/check', 'post'],
  ['http://portal.invalid/check', 'post'],
])('a form to %s is submitted by %s', (address, method) => {
  expect(externalFormMethod(address, portalOrigin)).toBe(method)
})
