import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { useViewModel } from '@/ui/kit/use-view-model'
import { RefinancingEnds } from './refinancing-ends'

/** That screen, which begins anew where the refinancing that it shows ended with its session. Source: ACC-37. */
export function refinancingStep(Screen: ComponentType): ComponentType {
  return observer(function RefinancingStep() {
    const { count } = useViewModel(RefinancingEnds)
    return <Screen key={count} />
  })
}
