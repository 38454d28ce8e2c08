import { observer } from 'mobx-react-lite'
import { Notice } from '@/ui/kit/notice'
import { useViewModel } from '@/ui/kit/use-view-model'
import { skippedItemsTexts } from '@/ui/texts/skipped-items.texts'
import styles from './portal-frame.module.css'
import { SkippedItemsViewModel } from './skipped-items-view-model'

/** A notice that some items of the lists on the screen could not be shown. Source: GEN-10. */
export const SkippedItemsNotice = observer(function SkippedItemsNotice() {
  const { isShown } = useViewModel(SkippedItemsViewModel)
  if (!isShown) return undefined
  return (
    <div className={styles['skippedItems']}>
      <Notice tone="warn" title={skippedItemsTexts.title} announced>
        <p>{skippedItemsTexts.hint}</p>
      </Notice>
    </div>
  )
})
