import type { LoginMethodOfPerson } from '@/domain/access/login-steps'
import type { Result } from '@/domain/shared/result'
import type { FindPeopleFailure } from '@/application/access/access.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { addresses } from '@/ui/addresses'
import type { FormError } from '@/ui/kit/form-error'
import { findPeopleFailureText, identificationFailureText } from '@/ui/texts/dni-failures.texts'

/**
 * What follows a login step: the address of the next step, or errors to show on the screen of the current
 * step.
 */
export type NextLoginStep =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'ask'; readonly errors: readonly FormError[] }

/**
 * Returns the address of the next login step for the person who is signing in, or the error that explains why
 * there is no next step.
 */
export function nextLoginStep(chosen: Result<LoginMethodOfPerson, GatewayFailure>): NextLoginStep {
  if (chosen.ok) return { kind: 'go', to: loginStepPath(chosen.value) }
  return { kind: 'ask', errors: [{ text: identificationFailureText(chosen.failure) }] }
}

function loginStepPath(step: LoginMethodOfPerson): string {
  switch (step) {
    case 'password':
      return addresses.login.createPath()
    case 'code':
      return addresses.smsCode.createPath()
    case 'not-a-customer':
      return addresses.notACustomer.createPath()
  }
}

/**
 * Returns the errors to show on the DNI screen if no person has the typed DNI or the search for it failed.
 */
export function stepAfterDniSearchFailure(failure: FindPeopleFailure): NextLoginStep {
  const text = findPeopleFailureText(failure)
  const isAboutDni = failure.kind === 'customer-not-found'
  return { kind: 'ask', errors: [isAboutDni ? { fieldId: 'dni', text } : { text }] }
}
