import { expect, it } from 'vitest'
import { contentSecurityPolicy } from '#scripts/support/content-security-policy'

it('lets forms go to the portal itself, and to the identity provider where there is one', () => {
  expect(contentSecurityPolicy({ html: '' })).toContain("form-action 'self';")
  expect(contentSecurityPolicy({ html: '', forms: ['https://validador.example'] })).toContain(
    "form-action 'self' https://validador.example;",
  )
})
