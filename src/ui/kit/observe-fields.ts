import { makeAutoObservable, observableRef } from 'mobx'

/**
 * Makes the named fields of a view-model observable by reference: change a field by assigning a new value,
 * never by changing its value in place. Getters become computed values and methods become bound actions;
 * fields that are not named stay as they are. Call this at the end of the constructor. Throws if the
 * view-model does not have a named field at that moment.
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
