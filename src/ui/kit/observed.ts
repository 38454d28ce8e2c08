import { makeAutoObservable, observableRef } from 'mobx'

/**
 * Lets screens follow the named fields of a view-model, each as a whole: a value is replaced, never changed.
 * Getters become computed and methods bound actions; every other field, injected or private, stays as it is.
 * Called last in the constructor; a name that is not a field by then throws.
 */
export function observed<ViewModel extends object>(
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
