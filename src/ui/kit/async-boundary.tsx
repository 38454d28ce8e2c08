import { Observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import type { AsyncState, StateWithPhase } from './async-state'
import { Button } from './button'
import { NotLoadedNotice, type NotLoadedNoticeProps } from './not-loaded-notice'
import { ResultScreen } from './result-screen'
import { Screen, type ScreenProps } from './screen'
import { Skeleton, type SkeletonProps } from './skeleton'

interface AsyncBoundaryProps<Shown extends StateWithPhase> {
  readonly asyncState: AsyncState<Shown>
  /**
   * Title and layout of the screen that is shown around the placeholder. Given only if the boundary
   * surrounds a whole screen.
   */
  readonly screen?: Omit<ScreenProps, 'children'>
  /**
   * The placeholder that is shown until the content is loaded. If it has a `note`, this is always shown;
   * otherwise a message appears if loading takes long.
   */
  readonly skeleton: SkeletonProps
  /**
   * Returns what to show while a part of the content is still loading: the placeholder (`shapes`), together
   * with the content that is already known.
   */
  readonly whileLoading?: (shapes: ReactNode) => ReactNode
  readonly failureNoticeProps?: LoadFailureNoticeProps
  readonly children: (shown: Shown) => ReactNode
}

interface LoadFailureNoticeProps extends Pick<
  NotLoadedNoticeProps,
  'title' | 'secondaryAction' | 'announcedIn'
> {
  /** Tone of the notice which says that the request failed. Default: `bad`. */
  readonly tone?: NotLoadedNoticeProps['tone']
  /** Reference of the failed request, which the customer gives the support team. */
  readonly reference?: string
}

/**
 * Shows a screen, or a part of one, in each state of its request: loading, failed or ready. Source: SES-16.
 */
export function AsyncBoundary<Shown extends StateWithPhase>(props: AsyncBoundaryProps<Shown>) {
  return <Observer>{() => renderState(props)}</Observer>
}

function renderState<Shown extends StateWithPhase>(props: AsyncBoundaryProps<Shown>): ReactNode {
  const { asyncState, screen, skeleton, whileLoading, children } = props
  const { loadedState, failureMessage } = asyncState
  if (loadedState) return children(loadedState)
  if (failureMessage !== undefined) return renderFailure(props, failureMessage)
  const plain = (
    <Skeleton
      isOnlyContent={screen !== undefined}
      {...skeleton}
      note={skeleton.note ?? asyncState.slowRequestMessage}
    />
  )
  const shapes = whileLoading ? whileLoading(plain) : plain
  return screen ? <Screen {...screen}>{shapes}</Screen> : shapes
}

function renderFailure<Shown extends StateWithPhase>(
  { asyncState, screen, failureNoticeProps = {} }: AsyncBoundaryProps<Shown>,
  message: string,
): ReactNode {
  const { tone = 'bad', title, reference, secondaryAction } = failureNoticeProps
  const retry = (): void => void asyncState.retry()
  if (!screen)
    return <NotLoadedNotice {...failureNoticeProps} tone={tone} message={message} onRetry={retry} />
  return (
    <ResultScreen tone={tone} title={title ?? screen.title} subtitle={message} reference={reference}>
      <Button onPress={retry} icon="retry" wide>
        {failureActionTexts.retry}
      </Button>
      {secondaryAction}
    </ResultScreen>
  )
}
