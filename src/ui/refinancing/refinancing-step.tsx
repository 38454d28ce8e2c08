import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { useViewModel } from '@/ui/kit/use-view-model'
import { RefinancingEndCounter } from './refinancing-end-counter'

/** The screen of a step, which starts again if its refinancing ended with the session. Source: ACC-37. */
export function refinancingStep(Screen: ComponentType): ComponentType {
  return observer(function RefinancingStep() {
    const { count } = useViewModel(RefinancingEndCounter)
    return <Screen key={count} />
  })
}
