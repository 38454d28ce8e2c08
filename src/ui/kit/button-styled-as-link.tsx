import type { ReactNode, Ref } from 'react'
import { Icon } from './icon'
import type { IconName } from './icon-svg-paths'
import styles from './button-styled-as-link.module.css'

interface ButtonStyledAsLinkProps {
  readonly children: ReactNode
  readonly onPress: () => void
  readonly icon?: IconName
  /**
   * Text that screen readers read after the label of the button, and that is not visible: for example, the
   * item that the button is about.
   */
  readonly hiddenText?: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button that looks like a link. */
export function ButtonStyledAsLink({ children, onPress, icon, hiddenText, ref }: ButtonStyledAsLinkProps) {
  return (
    <button ref={ref} type="button" className={styles['linkButton']} onClick={onPress}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
      {hiddenText && <span className="visually-hidden"> {hiddenText}</span>}
    </button>
  )
}
