import { observer } from 'mobx-react-lite'
import { kitTexts } from '@/ui/texts/kit.texts'
import { classNames } from './class-names'
import { Icon } from './icon'
import { toneIcons } from './tone'
import type { Toasts } from './toasts'
import styles from './toast-region.module.css'

export interface ToastRegionProps {
  readonly toasts: Toasts
}

/**
 * The region of the page in which toasts (short notices) appear. It is always in the page, even without
 * toasts, so that screen readers announce each new toast. Source: GEN-02.
 */
export const ToastRegion = observer(function ToastRegion({ toasts }: ToastRegionProps) {
  return (
    <section
      className={styles['region']}
      aria-label={kitTexts.notices}
      aria-live="polite"
      onPointerEnter={() => toasts.pauseTimers()}
      onPointerLeave={() => toasts.restartTimers()}
      onFocus={() => toasts.pauseTimers()}
      onBlur={() => toasts.restartTimers()}
    >
      {toasts.list.map((toast) => (
        <div key={toast.id} className={classNames(styles['toast'], styles[toast.tone])}>
          <Icon name={toneIcons[toast.tone]} />
          <p className={styles['text']}>{toast.text}</p>
          <button
            type="button"
            className={styles['close']}
            aria-label={kitTexts.dismissNotice}
            onClick={() => {
              toasts.dismiss(toast.id)
              // The pointer was on a toast that has gone, so there will be no leave event.
              toasts.restartTimers()
            }}
          >
            <Icon name="close" size="small" />
          </button>
        </div>
      ))}
    </section>
  )
})
