import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Navigation } from '@/application/shared/navigation.port'
import { SkippedItems } from '@/application/shared/skipped-items'
import { observeFields } from '@/ui/kit/observe-fields'

/**
 * Says whether a list on the current screen is incomplete, because the portal could not read some of its
 * items. Source: GEN-10.
 */
@injectable()
export class SkippedItemsViewModel {
  isShown = false

  constructor(
    @inject(SkippedItems) private readonly entries: SkippedItems,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observeFields(this, 'isShown')
  }

  onMount(): () => void {
    let place = this.navigation.path()
    const stopLooking = this.navigation.onChange(() => {
      if (this.navigation.path() === place) return
      place = this.navigation.path()
      this.entries.clear()
    })
    const stopListening = this.entries.onChange(() => this.updateVisibility())
    this.updateVisibility()
    return () => {
      stopLooking()
      stopListening()
    }
  }

  private updateVisibility(): void {
    runInAction(() => {
      this.isShown = this.entries.lists.size > 0
    })
  }
}
