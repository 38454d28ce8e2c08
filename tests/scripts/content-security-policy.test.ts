import { expect, it } from 'vitest'
import { securityPolicyMetaDirectives } from '#scripts/support/content-security-policy'

it('forms may go to the portal itself, and to the identity provider when there is one', () => {
  expect(securityPolicyMetaDirectives({ html: '' })).toContain("form-action 'self';")
  expect(securityPolicyMetaDirectives({ html: '', forms: ['https://validador.example'] })).toContain(
    "form-action 'self' https://validador.example;",
  )
})
