import type { Container, ServiceIdentifier } from 'inversify'
import type { ViewModelMaker } from '@/ui/kit/use-view-model'

/** Gives screens access to view-models of the container, and to nothing else. */
export function viewModelMaker(container: Container): ViewModelMaker {
  function make<ViewModel>(type: new (...dependencies: never[]) => ViewModel): ViewModel
  function make(type: ServiceIdentifier): unknown {
    return container.get(type)
  }
  return make
}
