import type { Config } from 'dompurify'

/** A Trusted Types policy for HTML and for script addresses, of the type that DOMPurify requires. */
type Policy = Pick<PolicyRules, 'createScriptURL'> & NonNullable<Config['TRUSTED_TYPES_POLICY']>

interface PolicyRules {
  readonly createHTML: (html: string) => string
  readonly createScriptURL: (address: string) => string
}

/** The part of the browser's Trusted Types API that the portal uses. Some browsers do not have it. */
interface PolicyFactory {
  createPolicy(name: string, rules: PolicyRules): Policy
}

/**
 * Creates the only Trusted Types policy that the content security policy allows; returns undefined if the
 * browser has no Trusted Types. The policy leaves HTML unchanged: only DOMPurify uses it for HTML, and
 * DOMPurify itself removes the unsafe parts. For any script address, the policy returns the address of the
 * service worker. It is created when the portal starts: a policy's name can be used only once, so later
 * scripts cannot create a policy. Source: OWASP ASVS 3.2.2.
 */
export function createTrustedTypesPolicy({
  trustedTypes,
}: Pick<typeof globalThis, never> & { readonly trustedTypes?: PolicyFactory }): Policy | undefined {
  return trustedTypes?.createPolicy('portal', {
    createHTML: (html) => html,
    createScriptURL: () => '/service-worker.js',
  })
}

/** The Trusted Types policy of this page; undefined if the browser does not support Trusted Types. */
export const trustedTypesPolicy = createTrustedTypesPolicy(globalThis)
