import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { ScreenSkeleton, type ScreenSkeletonProps } from '@/ui/kit/screen-skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { failureActionTexts } from '@/ui/texts/failure-actions.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { ScreenLoadingPlaceholderViewModel } from './screen-loading-placeholder-view-model'

const { loading, pendingScreen } = shellTexts

/**
 * The placeholder that is shown while the code of a screen is loading. If that takes long, the placeholder
 * has a button that reloads the page: a browser requests a script only once in a page, so nothing else can
 * retry a script that does not arrive. Source: GEN-16.
 */
export const ScreenLoadingPlaceholder = observer(function ScreenLoadingPlaceholder({
  firstShape,
}: Pick<ScreenSkeletonProps, 'firstShape'>) {
  const { isSlow } = useViewModel(ScreenLoadingPlaceholderViewModel)
  if (!isSlow) return <ScreenSkeleton label={loading} firstShape={firstShape} />
  return (
    <ResultScreen tone="info" icon="clock" title={pendingScreen.title} subtitle={pendingScreen.lead}>
      <Button wide onPress={() => window.location.reload()}>
        {failureActionTexts.retry}
      </Button>
    </ResultScreen>
  )
})
