import { iconSvgPaths, type IconName } from './icon-svg-paths'
import styles from './icon.module.css'

interface IconProps {
  readonly name: IconName
  readonly size?: 'small' | 'medium' | 'large'
}

/** An icon that screen readers skip, because a text next to the icon says the same. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return (
    <svg className={styles[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconSvgPaths[name]} />
    </svg>
  )
}
