import type { Tone } from '@/ui/kit/tone'
import {
  cancellationTexts as texts,
  cancellationFailureText,
  cancellationQuoteFailureText,
} from '@/ui/texts/cancellation.texts'

/** The title and text of the message about a failed step of the cancellation. */
export interface LoanCancellationFailureMessage {
  readonly tone: Tone
  readonly title: string
  readonly text: string
  /** Whether the message about a failed step has a link to the chat. */
  readonly isChatOffered: boolean
}

/**
 * Returns the message about a price that the portal could not find out, or that cannot be paid yet. Source:
 * CAN-03.
 */
export function createQuoteFailureMessage(
  failure: Parameters<typeof cancellationQuoteFailureText>[0],
): LoanCancellationFailureMessage {
  const isTooEarly = failure.kind === 'not-payable-yet'
  return {
    tone: isTooEarly ? 'info' : 'bad',
    title: isTooEarly ? texts.dismissed.tooEarlyTitle : texts.pick.quoteFailed,
    text: cancellationQuoteFailureText(failure),
    isChatOffered: failure.kind === 'not-payable',
  }
}

/**
 * Returns the message about a cancellation that was not requested, or whose request has an unknown outcome.
 * Source: CAN-03.
 */
export function createRequestFailureMessage(
  failure: Parameters<typeof cancellationFailureText>[0],
): LoanCancellationFailureMessage {
  const isUnknown = failure.kind === 'outcome-unknown'
  return {
    tone: isUnknown ? 'warn' : 'bad',
    title: isUnknown ? texts.quoted.outcomeUnknown : texts.quoted.requestFailed,
    text: cancellationFailureText(failure),
    isChatOffered: false,
  }
}
