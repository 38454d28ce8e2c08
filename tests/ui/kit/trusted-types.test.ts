import { expect, it } from 'vitest'
import { buildCspMetaContent } from '#scripts/support/content-security-policy'
import { createTrustedTypesPolicy } from '@/ui/kit/trusted-types'

/** Fake browser that records the names of the Trusted Types policies that are created. */
class BrowserWithPolicies {
  readonly policyNames: string[] = []
  readonly trustedTypes = {
    createPolicy: (name: string, rules: object) => {
      this.policyNames.push(name)
      return Object.assign(Object.create(null), { name, ...rules })
    },
  }
}

it('the portal creates the one policy that the content security policy names, once', () => {
  const browser = new BrowserWithPolicies()
  createTrustedTypesPolicy(browser)
  expect(buildCspMetaContent({ html: '' })).toMatch(
    new RegExp(`; trusted-types ${browser.policyNames.join(' ')}$`),
  )
})

it.each(['/service-worker.js', 'https://otro.example/x.js', ''])(
  'the policy refuses a script from %j',
  (address) => {
    expect(createTrustedTypesPolicy(new BrowserWithPolicies())?.createScriptURL(address)).toBe(
      '/service-worker.js',
    )
  },
)

it('the portal works in a browser without trusted types', () => {
  expect(createTrustedTypesPolicy({})).toBeUndefined()
})
