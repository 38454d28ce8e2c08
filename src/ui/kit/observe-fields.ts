import { makeAutoObservable, observableRef } from 'mobx'

/**
 * Makes the named fields of a view-model observable by reference: assign a new value, never change one in
 * place. Getters become computed and methods bound actions; every other field stays as it is.
 * Call it last in the constructor. Throws if a name is not a field by then.
 */
export function observeFields<ViewModel extends object>(
  viewModel: ViewModel,
  ...names: readonly (keyof ViewModel & string)[]
): void {
  const fields = Object.keys(viewModel)
  const missing = names.find((name) => !fields.includes(name))
  if (missing !== undefined) throw new Error(`There is no field ${missing} to observe`)
  const watched = new Set<string>(names)
  const annotations = fields.map((field) => [field, watched.has(field) ? observableRef : false])
  makeAutoObservable(viewModel, Object.fromEntries(annotations), { autoBind: true })
}
