import type { Container, ServiceIdentifier } from 'inversify'
import type { ScreenService, ViewModelMaker } from '@/ui/kit/use-view-model'

/** Gives screens access to view-models and queries of the container, and to nothing else. */
export function viewModelMaker(container: Container): ViewModelMaker {
  function make<Instance>(service: ScreenService<Instance>): Instance
  function make(service: ServiceIdentifier): unknown {
    return container.get(service)
  }
  return make
}
