import { useContext, useLayoutEffect, useState } from 'react'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { AsyncState, failedPhase, type StateWithPhase } from './async-state'
import { useStableValue, ViewModelFactoryContext, type ScreenServiceIdentifier } from './use-view-model'

/**
 * The request of a screen that only shows what the request returns. Define this object once, outside the
 * component.
 */
interface ScreenRequest<Query, Input, Value, Shown extends StateWithPhase> {
  readonly service: ScreenServiceIdentifier<Query>
  readonly send: (query: Query, input: Input) => Promise<Result<Value, GatewayFailure>>
  readonly toState: (value: Value, input: Input) => Shown
}

/**
 * Sends a screen's request when the screen appears, and again when the values of `input` change. Returns the
 * request's state, to be passed to `AsyncBoundary`. Use a view-model instead for a screen that does more
 * than show the answer.
 */
export function useScreenRequest<Query, Value, Shown extends StateWithPhase>(
  request: ScreenRequest<Query, undefined, Value, Shown>,
): AsyncState<Shown>
export function useScreenRequest<Query, Input, Value, Shown extends StateWithPhase>(
  request: ScreenRequest<Query, Input, Value, Shown>,
  input: Input,
): AsyncState<Shown>
export function useScreenRequest<Query, Input, Value, Shown extends StateWithPhase>(
  { service, send, toState }: ScreenRequest<Query, Input | undefined, Value, Shown>,
  input?: Input,
): AsyncState<Shown> {
  const make = useContext(ViewModelFactoryContext)
  const [answer] = useState(() => make<AsyncState<Shown>>(AsyncState))
  const steadyInput = useStableValue(input)
  useLayoutEffect(
    () =>
      answer.load(
        () => send(make(service), steadyInput),
        (found) => (found.ok ? toState(found.value, steadyInput) : failedPhase(found.failure)),
      ),
    [make, answer, service, send, toState, steadyInput],
  )
  return answer
}
