import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import type { Tone } from '@/ui/kit/tone'
import { gatewayFailureText } from './failures.texts'
import { unconfirmedOperationText, type EarlierAttempts } from './unconfirmed.texts'

/** Texts about protecting an account, the same on each screen that does it. Source: ACC-38, ACC-41. */
export const accountProtectionTexts = {
  done: 'Tu cuenta está protegida',
  notDone: 'Tu cuenta no se protegió',
  unsure: 'No sabemos si tu cuenta quedó protegida',
  mayBeDone: ', pero puede que ya esté hecho. Pedilo de nuevo: hacerlo dos veces no cambia nada.',
  earlierMayBeDone: 'Puede que ya esté hecho desde antes: pedirlo dos veces no cambia nada.',
  tooMany: 'Hubo muchos intentos.',
} as const

/** A message for a customer whose account the lender did not confirm to have protected. */
export interface AccountProtectionMessage {
  readonly tone: Tone
  readonly title: string
  readonly text: string
}

/**
 * Returns the message for a customer whose account the lender did not confirm to have protected. Source:
 * ACC-38, ACC-41.
 */
export function accountProtectionFailureMessage(
  failure: GatewayFailure,
  earlier: EarlierAttempts,
): AccountProtectionMessage {
  const { unsure, mayBeDone, tooMany } = accountProtectionTexts
  if (!mayRequestHaveBeenDone(failure))
    return accountNotProtectedMessage(gatewayFailureText(failure, tooMany), earlier)
  return { tone: 'warn', title: unsure, text: unconfirmedOperationText(failure, mayBeDone) }
}

/**
 * Returns the message that a report did not protect the account, for the reason in `why`. If an earlier report
 * may have protected it, the message does not say that the account is not protected. Source: ACC-38, ACC-41.
 */
export function accountNotProtectedMessage(why: string, earlier: EarlierAttempts): AccountProtectionMessage {
  const { notDone, unsure, earlierMayBeDone } = accountProtectionTexts
  return earlier === 'none'
    ? { tone: 'bad', title: notDone, text: why }
    : { tone: 'warn', title: unsure, text: `${why} ${earlierMayBeDone}` }
}
