import type { EventSender, PageTelemetry } from '@/application/shared/page-telemetry'
import type { ReceivedServerAnswer } from './answer-deviation'

/**
 * `PageTelemetry` is also exported from this file, so that it is loaded together with this code, when the
 * first API call fails.
 */
export { PageTelemetry } from '@/application/shared/page-telemetry'

/**
 * The status with which the server refuses an expired access token. It is normal in every session, so it is
 * not recorded.
 */
const unauthorizedStatus = 401

/**
 * Records an API call that failed: the server refused it, did not answer or sent an unreadable answer. The
 * event has the screen, the name of the call, the error code and the duration. Source: OPS-04.
 */
export function recordApiCallFailure(
  events: Pick<PageTelemetry, 'add'>,
  answer: ReceivedServerAnswer,
  { pattern, sender }: { readonly pattern: string; readonly sender: EventSender },
): void {
  const { call, status, milliseconds } = answer
  if (status === unauthorizedStatus) return
  const event = {
    kind: 'call',
    pattern,
    name: call.name,
    code: failureCode(answer),
    milliseconds: Math.round(milliseconds),
  } as const
  events.add(event, sender)
}

function failureCode({ status, isRead, isFromOtherOrigin, bytes, call }: ReceivedServerAnswer): string {
  if (status === 0) return isFromOtherOrigin ? 'UNREADABLE' : 'NO_ANSWER'
  if (status < 300) return 'UNREADABLE'
  const code = isRead ? readRefusalCode(bytes) : undefined
  // Any other text could say something of a person.
  return code !== undefined && Object.hasOwn(call.refusals ?? {}, code) ? code : `HTTP_${status}`
}

function readRefusalCode(bytes: ArrayBuffer): string | undefined {
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const { code, errorCode }: { readonly code?: unknown; readonly errorCode?: unknown } = Object(body)
    return [code, errorCode].find((each) => typeof each === 'string')
  } catch {
    return undefined
  }
}
