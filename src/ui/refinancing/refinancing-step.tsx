import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { useViewModel } from '@/ui/kit/use-view-model'
import { RefinancingEnds } from './refinancing-ends'

/** The screen of a step, which starts again if its refinancing ended with the session. Source: ACC-37. */
export function refinancingStep(Screen: ComponentType): ComponentType {
  return observer(function RefinancingStep() {
    const { count } = useViewModel(RefinancingEnds)
    return <Screen key={count} />
  })
}
