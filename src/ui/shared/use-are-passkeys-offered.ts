import { use } from 'react'
import { addresses } from '@/ui/addresses'
import { IsLinkHiddenFunctionContext } from '@/ui/kit/portal-link'

/**
 * Returns whether the lender offers signing in with a fingerprint or face (passkeys). If it has switched this
 * off, no screen names it. Source: OPS-03.
 */
export function useArePasskeysOffered(): boolean {
  const isHidden = use(IsLinkHiddenFunctionContext)
  return !isHidden(addresses.unlock.path)
}
