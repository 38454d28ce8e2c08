import { useContext, useLayoutEffect, useState } from 'react'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { AsyncState, failed, type Phase } from './async-state'
import { useSteady, ViewModelFactory, type Service } from './use-view-model'

/** The request of a screen that only shows the answer. Defined once, outside the component. */
export interface ShownRequest<Query, Input, Value, Shown extends Phase> {
  readonly of: Service<Query>
  readonly ask: (query: Query, input: Input) => Promise<Result<Value, GatewayFailure>>
  readonly show: (value: Value, input: Input) => Shown
}

/**
 * Sends the request of a screen when it appears, and again when its input changes, compared value by value. Returns
 * the state for `AsyncBoundary`. A screen that decides anything else has a view-model.
 */
export function useAnswer<Query, Value, Shown extends Phase>(
  request: ShownRequest<Query, undefined, Value, Shown>,
): AsyncState<Shown>
export function useAnswer<Query, Input, Value, Shown extends Phase>(
  request: ShownRequest<Query, Input, Value, Shown>,
  input: Input,
): AsyncState<Shown>
export function useAnswer<Query, Input, Value, Shown extends Phase>(
  { of, ask, show }: ShownRequest<Query, Input | undefined, Value, Shown>,
  input?: Input,
): AsyncState<Shown> {
  const make = useContext(ViewModelFactory)
  const [answer] = useState(() => make<AsyncState<Shown>>(AsyncState))
  const steadyInput = useSteady(input)
  useLayoutEffect(
    () =>
      answer.ask(
        () => ask(make(of), steadyInput),
        (found) => (found.ok ? show(found.value, steadyInput) : failed(found.failure)),
      ),
    [make, answer, of, ask, show, steadyInput],
  )
  return answer
}
