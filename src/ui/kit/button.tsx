import { useId, type MouseEvent, type ReactNode } from 'react'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { classNames } from './class-names'
import { LoadingIndicator } from './loading-indicator'
import { Icon } from './icon'
import type { IconName } from './icon-svg-paths'
import { PortalLink } from './portal-link'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

interface ButtonProps {
  readonly children: ReactNode
  readonly onPress?: () => void
  readonly type?: 'button' | 'submit'
  readonly variant?: ButtonVariant
  /**
   * Whether the action of the button is running. Meanwhile presses are ignored and the button keeps its
   * width.
   */
  readonly busy?: boolean
  /**
   * Why the button is disabled. The reason is shown under the button. A disabled button can still take the
   * focus.
   */
  readonly disabledReason?: string | undefined
  /**
   * Whether the screen already shows elsewhere why the button is disabled. In that case the reason is not
   * shown again under the button, and only screen readers read it there.
   */
  readonly reasonHidden?: boolean
  /** Whether the button is as wide as its column. */
  readonly wide?: boolean
  readonly icon?: IconName
  /**
   * Text that screen readers read after the label of the button, and that is not visible: for example, the
   * loan that the button is about.
   */
  readonly hiddenText?: string
}

export function Button({
  children,
  onPress,
  type = 'button',
  variant = 'primary',
  busy = false,
  disabledReason,
  reasonHidden = false,
  wide = false,
  icon,
  hiddenText,
}: ButtonProps) {
  const reasonId = useId()
  const idle = busy || disabledReason !== undefined

  function press(event: MouseEvent) {
    if (idle) event.preventDefault()
    else onPress?.()
  }

  const button = (
    <button
      type={type}
      className={buttonClassName({ variant, wide })}
      aria-busy={busy || undefined}
      aria-disabled={idle || undefined}
      aria-describedby={disabledReason === undefined ? undefined : reasonId}
      onClick={press}
    >
      <ButtonContent icon={icon} hiddenText={hiddenText}>
        {children}
      </ButtonContent>
      {busy && (
        <span className={styles['loader']}>
          <LoadingIndicator />
        </span>
      )}
    </button>
  )
  if (disabledReason === undefined) return button
  return (
    <div className={styles['explained']}>
      {button}
      <p id={reasonId} className={reasonHidden ? 'visually-hidden' : styles['reason']}>
        {disabledReason}
      </p>
    </div>
  )
}

interface ButtonLinkLook {
  readonly children: ReactNode
  readonly variant?: ButtonVariant
  readonly wide?: boolean
  readonly icon?: IconName
  readonly hiddenText?: string
}

/** The target of a link: a path of the portal, or an address outside the portal. */
export type LinkDestination =
  | { readonly to: string }
  | {
      readonly href: string
      readonly newTab?: boolean
      readonly download?: string
    }

export type ButtonLinkProps = ButtonLinkLook & LinkDestination

/** A link that looks like a button. */
export function ButtonLink({
  children,
  variant = 'primary',
  wide = false,
  icon,
  hiddenText,
  ...target
}: ButtonLinkProps) {
  return (
    <Anchor className={buttonClassName({ variant, wide })} destination={target}>
      <ButtonContent icon={icon} hiddenText={hiddenText}>
        {children}
      </ButtonContent>
    </Anchor>
  )
}

type TextLinkProps = { readonly children: ReactNode; readonly icon?: IconName } & LinkDestination

/** A link within or under a text. */
export function TextLink({ children, icon, ...target }: TextLinkProps) {
  return (
    <Anchor className={styles['textLink']} destination={target}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </Anchor>
  )
}

interface AnchorProps {
  readonly className: string | undefined
  readonly destination: LinkDestination
  readonly children: ReactNode
}

function Anchor({ className, destination, children }: AnchorProps) {
  if ('to' in destination) {
    return (
      <PortalLink href={destination.to} className={className}>
        {children}
      </PortalLink>
    )
  }
  if (!destination.newTab) {
    return (
      <a href={destination.href} download={destination.download} className={className}>
        {children}
      </a>
    )
  }
  return (
    <a href={destination.href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <Icon name="external" size="small" />
      <span className="visually-hidden"> {basicComponentTexts.opensInNewTab}</span>
    </a>
  )
}

interface ButtonContentProps {
  readonly icon: IconName | undefined
  readonly hiddenText: string | undefined
  readonly children: ReactNode
}

function ButtonContent({ icon, hiddenText, children }: ButtonContentProps) {
  return (
    <span className={styles['face']}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
      {hiddenText && <span className="visually-hidden"> {hiddenText}</span>}
    </span>
  )
}

function buttonClassName({
  variant,
  wide,
}: {
  readonly variant: ButtonVariant
  readonly wide: boolean
}): string {
  return classNames(styles['button'], styles[variant], wide && styles['wide'])
}
