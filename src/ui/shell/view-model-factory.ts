import type { Container, ServiceIdentifier } from 'inversify'
import type { ScreenServiceIdentifier, ViewModelFactory } from '@/ui/kit/use-view-model'

/**
 * Returns a function that creates view-models and queries for screens. It gives screens nothing else
 * from the dependency container.
 */
export function createViewModelFactory(container: Container): ViewModelFactory {
  function make<Instance>(service: ScreenServiceIdentifier<Instance>): Instance
  function make(service: ServiceIdentifier): unknown {
    return container.get(service)
  }
  return make
}
