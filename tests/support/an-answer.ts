import { when } from 'mobx'
import type { Clock } from '@/application/shared/clock.port'
import { AsyncState, type Phase } from '@/ui/kit/async-state'
import { ErrorReporter } from '@/ui/kit/error-reporter'
import { PendingRequest } from '@/ui/kit/pending-request'

export function aWait(clock: Clock, errorReporter = new ErrorReporter()): PendingRequest {
  return new PendingRequest(clock, errorReporter)
}

export function anAnswer<Shown extends Phase>(clock: Clock): AsyncState<Shown> {
  return new AsyncState<Shown>(aWait(clock))
}

/** Whatever it is, it is not pending any more. */
export async function settled(answer: { readonly state: Phase }): Promise<void> {
  await when(() => answer.state.phase !== 'loading')
}

/** A view-model that was started, and whose answer is not pending any more. */
export async function begun<Model extends { start(): unknown; readonly answer: { readonly state: Phase } }>(
  model: Model,
): Promise<Model> {
  model.start()
  await settled(model.answer)
  return model
}
