import { expect, it } from 'vitest'
import { buildCspMetaContent } from '#scripts/support/content-security-policy'

it('forms may go to the portal itself, and to the identity provider when there is one', () => {
  expect(buildCspMetaContent({ html: '' })).toContain("form-action 'self';")
  expect(buildCspMetaContent({ html: '', forms: ['https://validador.example'] })).toContain(
    "form-action 'self' https://validador.example;",
  )
})
