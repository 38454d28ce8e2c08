import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react'
import type { Port } from '@/application/shared/port'

type Teardown = () => void

type Constructor<Instance> = new (...dependencies: never[]) => Instance

/**
 * What a screen may request from the dependency container: a view-model or use case, named by its class, or
 * a query, named by its class or port.
 */
export type ScreenServiceIdentifier<Instance> = Constructor<Instance> | Port<Instance>

/** Creates a view-model, or another service that a screen may use, and gives it its dependencies. */
export type ViewModelFactory = <Instance>(service: ScreenServiceIdentifier<Instance>) => Instance

/**
 * The React context with the function that creates view-models. Through it, the kit does not depend on the
 * dependency container.
 */
export const ViewModelFactoryContext = createContext<ViewModelFactory>(() => {
  throw new Error('No view-model factory')
})

interface MountableViewModel {
  readonly onMount: () => Teardown | void
}

interface MountableViewModelWithInput<Input> {
  readonly onMount: (input: Input) => Teardown | void
}

/**
 * Returns the view-model of a screen. The hook creates it when the screen is mounted, starts it with the
 * first render, before the customer can type, and stops it when the screen is unmounted. If the values of
 * the input change, the hook starts it again. Source: GEN-12.
 */
export function useViewModel<ViewModel extends MountableViewModel>(type: Constructor<ViewModel>): ViewModel
export function useViewModel<Input, ViewModel extends MountableViewModelWithInput<Input>>(
  type: Constructor<ViewModel>,
  input: Input,
): ViewModel
export function useViewModel<ViewModel extends MountableViewModelWithInput<unknown>>(
  type: Constructor<ViewModel>,
  input?: unknown,
): ViewModel {
  const make = useContext(ViewModelFactoryContext)
  const [viewModel] = useState(() => make(type))
  const steadyInput = useStableValue(input)
  useLayoutEffect(() => viewModel.onMount(steadyInput) ?? undefined, [viewModel, steadyInput])
  return viewModel
}

/**
 * Returns the same object on every render as long as the values inside it stay equal, even if a new object
 * is given.
 */
export function useStableValue<Value>(value: Value): Value {
  const retained = useRef(value)
  if (!haveSameValues(retained.current, value)) retained.current = value
  return retained.current
}

function haveSameValues(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    entries.length === others.size && entries.every(([name, value]) => Object.is(value, others.get(name)))
  )
}
