import { EmptyState, type EmptyStateProps } from './empty-state'
import { Screen, type ScreenProps } from './screen'

interface EmptyScreenProps extends Pick<EmptyStateProps, 'icon' | 'title' | 'action'> {
  readonly titleAndBack: Pick<ScreenProps, 'title' | 'back'>
  /** Text that says why there is nothing to show. */
  readonly text: string
}

/** A whole screen which says that there is nothing to show, for example because a list is empty. */
export function EmptyScreen({ titleAndBack, text, ...state }: EmptyScreenProps) {
  return (
    <Screen {...titleAndBack} width="narrow">
      <EmptyState {...state}>
        <p>{text}</p>
      </EmptyState>
    </Screen>
  )
}
