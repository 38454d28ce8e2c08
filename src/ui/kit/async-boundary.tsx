import { Observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { failureTexts } from '@/ui/texts/failures.texts'
import type { AsyncState, Phase } from './async-state'
import { Button } from './button'
import { NotLoadedNotice, type NotLoadedNoticeProps } from './not-loaded-notice'
import { ResultScreen } from './result-screen'
import { Screen, type ScreenProps } from './screen'
import { Skeleton, type SkeletonProps } from './skeleton'

export interface AsyncBoundaryProps<Shown extends Phase> {
  readonly answer: AsyncState<Shown>
  /** Frame of the screen until its content is loaded; only for a whole screen. */
  readonly screen?: Omit<ScreenProps, 'children'>
  /** Placeholder, with a note if there is more to say than that it takes long. */
  readonly skeleton: SkeletonProps
  /** Shown around the placeholder while loading: what is already known. */
  readonly meanwhile?: (shapes: ReactNode) => ReactNode
  readonly failure?: FailureProps
  readonly children: (shown: Shown) => ReactNode
}

export interface FailureProps extends Pick<NotLoadedNoticeProps, 'title' | 'otherAction' | 'heardFrom'> {
  /** Default: `bad`. */
  readonly tone?: NotLoadedNoticeProps['tone']
  /** Reference for the support team. */
  readonly reference?: string
}

/**
 * Shows a screen, or a part of one, while it is loading, if it failed or when it is ready. Source: SES-16.
 */
export function AsyncBoundary<Shown extends Phase>(props: AsyncBoundaryProps<Shown>) {
  return <Observer>{() => contents(props)}</Observer>
}

function contents<Shown extends Phase>(props: AsyncBoundaryProps<Shown>): ReactNode {
  const { answer, screen, skeleton, meanwhile, children } = props
  const { shown, message } = answer
  if (shown) return children(shown)
  if (message !== undefined) return failureOf(props, message)
  const plain = (
    <Skeleton isAlone={screen !== undefined} {...skeleton} note={skeleton.note ?? answer.slowNote} />
  )
  const shapes = meanwhile ? meanwhile(plain) : plain
  return screen ? <Screen {...screen}>{shapes}</Screen> : shapes
}

function failureOf<Shown extends Phase>(
  { answer, screen, failure = {} }: AsyncBoundaryProps<Shown>,
  message: string,
): ReactNode {
  const { tone = 'bad', title, reference, otherAction } = failure
  const retry = (): void => void answer.retry()
  if (!screen) return <NotLoadedNotice {...failure} tone={tone} message={message} onRetry={retry} />
  return (
    <ResultScreen tone={tone} title={title ?? screen.title} subtitle={message} reference={reference}>
      <Button onPress={retry} icon="retry" wide>
        {failureTexts.retry}
      </Button>
      {otherAction}
    </ResultScreen>
  )
}
