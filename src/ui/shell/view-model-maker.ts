import type { Container, ServiceIdentifier } from 'inversify'
import type { Service, ViewModelMaker } from '@/ui/kit/use-view-model'

/** Gives screens access to view-models and queries of the container, and to nothing else. */
export function viewModelMaker(container: Container): ViewModelMaker {
  function make<Instance>(service: Service<Instance>): Instance
  function make(service: ServiceIdentifier): unknown {
    return container.get(service)
  }
  return make
}
