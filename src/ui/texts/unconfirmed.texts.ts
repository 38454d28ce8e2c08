import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { kitTexts } from './kit.texts'

/**
 * Returns a text about an operation that was not confirmed: the reason, then `consequence`, then the support
 * code if there is one. `consequence` begins with its own comma or full stop. Source: SES-06, SES-16.
 */
export function unconfirmedOperationText(failure: GatewayFailure, consequence: string): string {
  const reference = failure.kind === 'unreadable' ? ` ${kitTexts.reference(failure.reference)}` : ''
  return `${unconfirmedOperationReason(failure)}${consequence}${reference}`
}

/**
 * Returns why an operation was not confirmed, in the lender's own words if it gives any, without a full stop.
 * Source: SES-06, SES-16.
 */
export function unconfirmedOperationReason(failure: GatewayFailure): string {
  if (failure.kind === 'unreadable') return 'No pudimos leer la respuesta'
  if (failure.kind !== 'server-failure') return 'No tuvimos respuesta'
  const message = failure.message === undefined ? '' : `${failure.message} `
  return `${message}Tuvimos un problema de nuestro lado`
}
