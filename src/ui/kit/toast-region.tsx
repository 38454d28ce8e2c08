import { observer } from 'mobx-react-lite'
import { useRef, type FocusEvent } from 'react'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { Icon } from './icon'
import { PortalLink } from './portal-link'
import { toneIcons } from './tone'
import type { Toasts } from './toasts'
import styles from './toast-region.module.css'

type FocusableElement = Element & HTMLOrSVGElement

interface ToastRegionProps {
  readonly toasts: Toasts
}

/**
 * The region of the page in which toasts (short notices) appear. It is always in the page, even without
 * toasts, so that screen readers announce each new toast. When the customer closes the toast that has the
 * focus, the focus returns to where it was before; if that place has gone, to the title of the screen.
 * Source: GEN-02.
 */
export const ToastRegion = observer(function ToastRegion({ toasts }: ToastRegionProps) {
  const focusedBefore = useRef<FocusableElement>(null)
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
      onPointerEnter={toasts.pauseTimers}
      onPointerLeave={toasts.restartTimers}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement, FocusableElement>) => {
        toasts.pauseTimers()
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget
      }}
      onBlur={toasts.restartTimers}
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
            onClick={({ currentTarget }) => {
              // The title keeps the focus only if the earlier place cannot take it.
              if (currentTarget === document.activeElement)
                for (const element of [document.querySelector('h1'), focusedBefore.current])
                  element?.focus({ preventScroll: true })
              dismiss(id)
            }}
          >
            <Icon name="close" size="small" />
          </button>
        </div>
      ))}
    </section>
  )
})
