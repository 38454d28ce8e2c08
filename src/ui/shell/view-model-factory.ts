import type { Container, ServiceIdentifier } from 'inversify'
import type { ScreenService, ViewModelFactory } from '@/ui/kit/use-view-model'

/** Returns a function with which screens get view-models and queries from the container, and nothing else. */
export function createViewModelFactory(container: Container): ViewModelFactory {
  function make<Instance>(service: ScreenService<Instance>): Instance
  function make(service: ServiceIdentifier): unknown {
    return container.get(service)
  }
  return make
}
