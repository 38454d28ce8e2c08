import type { Config } from 'dompurify'

/** What DOMPurify wants of a policy; an address stays a text in the types. */
type Policy = Pick<PolicyRules, 'createScriptURL'> & NonNullable<Config['TRUSTED_TYPES_POLICY']>

interface PolicyRules {
  readonly createHTML: (html: string) => string
  readonly createScriptURL: (address: string) => string
}

/** The part of the Trusted Types API that the portal uses; not every browser has it. */
interface PolicyFactory {
  createPolicy(name: string, rules: PolicyRules): Policy
}

/**
 * The one policy that the content security policy names. A name can be used once: made where the portal begins, it
 * leaves none to a script that comes in later. It lets HTML into a document where nothing runs, for DOMPurify to
 * clean; whatever script is asked for, only the service worker comes of it. Source: OWASP ASVS 3.2.2.
 */
export function madeIn({
  trustedTypes,
}: Pick<typeof globalThis, never> & { readonly trustedTypes?: PolicyFactory }): Policy | undefined {
  return trustedTypes?.createPolicy('portal', {
    createHTML: (html) => html,
    createScriptURL: () => '/service-worker.js',
  })
}

/** Undefined if the browser has no Trusted Types. */
export const trustedTypesPolicy = madeIn(globalThis)
