import { observer } from 'mobx-react-lite'
import { createOnDemandComponent } from '@/ui/kit/on-demand'
import { demoTexts } from '@/ui/texts/demo.texts'
import type { DemoPanelViewModel } from './demo-panel-view-model'
import styles from './demo.module.css'

interface DemoPanelProps {
  readonly model: DemoPanelViewModel
}

const DemoPanel = createOnDemandComponent<DemoPanelProps>(
  async () => (await import('./demo-panel')).DemoPanel,
)

/**
 * A ribbon that is visible on every screen of a demo build, so that the demo is not mistaken for the real
 * portal. A trainer can hide it when they use a projector.
 */
export const DemoRibbon = observer(function DemoRibbon({ model }: { readonly model: DemoPanelViewModel }) {
  if (model.isRibbonHidden)
    return (
      <button type="button" className={styles['comeBack']} onClick={model.showRibbon}>
        {demoTexts.show}
      </button>
    )
  return (
    <aside className={styles['ribbon']} aria-label={demoTexts.ribbon}>
      <span className={styles['name']}>{demoTexts.ribbon}</span>
      <button type="button" className={styles['action']} onClick={model.openPanel}>
        {demoTexts.open}
      </button>
      <button type="button" className={styles['action']} onClick={model.hideRibbon}>
        {demoTexts.hide}
      </button>
      {model.wasOpened && <DemoPanel model={model} />}
    </aside>
  )
})
