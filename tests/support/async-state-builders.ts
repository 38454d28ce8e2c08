import { when } from 'mobx'
import type { Clock } from '@/application/shared/clock.port'
import { AsyncState, type StateWithPhase } from '@/ui/kit/async-state'
import { ScreenErrorRelay } from '@/ui/kit/screen-error-relay'
import { PendingRequest } from '@/ui/kit/pending-request'

export function createPendingRequest(clock: Clock, errorRelay = new ScreenErrorRelay()): PendingRequest {
  return new PendingRequest(clock, errorRelay)
}

export function createAsyncState<Shown extends StateWithPhase>(clock: Clock): AsyncState<Shown> {
  return new AsyncState<Shown>(createPendingRequest(clock))
}

/** Waits until the asynchronous state of a view-model is no longer `loading`. */
export async function waitUntilStateLoaded(asyncState: { readonly state: StateWithPhase }): Promise<void> {
  await when(() => asyncState.state.phase !== 'loading')
}

/**
 * Starts a view-model, waits until its asynchronous state is no longer `loading`, and returns the
 * view-model.
 */
export async function startViewModelAndWait<
  Model extends { onMount(): unknown; readonly asyncState: { readonly state: StateWithPhase } },
>(model: Model): Promise<Model> {
  model.onMount()
  await waitUntilStateLoaded(model.asyncState)
  return model
}
