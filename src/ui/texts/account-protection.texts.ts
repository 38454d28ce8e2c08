import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import type { Tone } from '@/ui/kit/tone'
import { gatewayFailureText } from './failures.texts'
import { unconfirmedOperationText } from './unconfirmed.texts'

/** Texts about protecting an account, the same on each screen that does it. Source: ACC-38, ACC-41. */
export const accountProtectionTexts = {
  done: 'Tu cuenta está protegida',
  notDone: 'Tu cuenta no se protegió',
  unsure: 'No sabemos si tu cuenta quedó protegida',
  mayBeDone: ', pero puede que ya esté hecho. Pedilo de nuevo: hacerlo dos veces no cambia nada.',
  tooMany: 'Hubo muchos intentos.',
} as const

/**
 * Returns the message for a customer whose account the lender did not confirm to have protected. Source:
 * ACC-38, ACC-41.
 */
export function accountProtectionFailureMessage(failure: GatewayFailure): {
  readonly tone: Tone
  readonly title: string
  readonly text: string
} {
  const { notDone, unsure, mayBeDone, tooMany } = accountProtectionTexts
  if (!mayRequestHaveBeenDone(failure))
    return { tone: 'bad', title: notDone, text: gatewayFailureText(failure, tooMany) }
  return { tone: 'warn', title: unsure, text: unconfirmedOperationText(failure, mayBeDone) }
}
