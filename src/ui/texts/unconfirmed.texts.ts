import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { basicComponentTexts } from './kit.texts'

/**
 * What is known about the earlier attempts to send the same request: `may-be-done` if the outcome of one of
 * them is unknown. The refusal of a later attempt says nothing about that one.
 */
export type EarlierAttempts = 'none' | 'may-be-done'

/**
 * Returns the text about an operation (such as a payment) that the lender did not confirm. It consists of the
 * reason, the text `consequence`, which begins with a comma or full stop, and the support code if there is
 * one. Source: SES-06, SES-16.
 */
export function unconfirmedOperationText(failure: GatewayFailure, consequence: string): string {
  const reference =
    failure.kind === 'unreadable' ? ` ${basicComponentTexts.reference(failure.reference)}` : ''
  return `${unconfirmedOperationReasonText(failure)}${consequence}${reference}`
}

/**
 * Returns the text that says why the lender did not confirm an operation, such as a payment. It uses the
 * lender's own words if there are any, and has no full stop at its end. Source: SES-06, SES-16.
 */
export function unconfirmedOperationReasonText(failure: GatewayFailure): string {
  if (failure.kind === 'unreadable') return 'No pudimos leer la respuesta'
  if (failure.kind !== 'server-failure') return 'No tuvimos respuesta'
  const message = failure.message === undefined ? '' : `${failure.message} `
  return `${message}Tuvimos un problema de nuestro lado`
}
