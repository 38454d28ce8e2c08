import { observer } from 'mobx-react-lite'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { Icon } from './icon'
import { PortalLink } from './portal-link'
import { toneIcons } from './tone'
import type { Toasts } from './toasts'
import styles from './toast-region.module.css'

interface ToastRegionProps {
  readonly toasts: Toasts
}

/**
 * The region of the page in which toasts (short notices) appear. It is always in the page, even without
 * toasts, so that screen readers announce each new toast. Source: GEN-02.
 */
export const ToastRegion = observer(function ToastRegion({ toasts }: ToastRegionProps) {
  const dismiss = (id: number): void => {
    toasts.dismiss(id)
    // The pointer was on a toast that has gone, so there will be no leave event.
    toasts.restartTimers()
  }
  return (
    <section
      className={styles['region']}
      aria-label={basicComponentTexts.notices}
      aria-live="polite"
      onPointerEnter={() => toasts.pauseTimers()}
      onPointerLeave={() => toasts.restartTimers()}
      onFocus={() => toasts.pauseTimers()}
      onBlur={() => toasts.restartTimers()}
    >
      {toasts.shown.map(({ id, text, tone, linkTo }) => (
        <div key={id} className={styles['toast']}>
          <Icon name={toneIcons[tone]} />
          <p className={styles['text']}>
            {linkTo === undefined ? (
              text
            ) : (
              <PortalLink href={linkTo} className={styles['link']} onClick={() => dismiss(id)}>
                {text}
              </PortalLink>
            )}
          </p>
          <button
            type="button"
            className={styles['close']}
            aria-label={basicComponentTexts.dismissNotice}
            onClick={() => dismiss(id)}
          >
            <Icon name="close" size="small" />
          </button>
        </div>
      ))}
    </section>
  )
})
