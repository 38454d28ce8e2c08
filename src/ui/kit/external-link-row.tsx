import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { Icon } from './icon'
import { LinkOrButtonRowContent, type LinkRowProps } from './link-row'
import styles from './link-row.module.css'

interface ExternalLinkRowProps extends Pick<LinkRowProps, 'title' | 'detail' | 'icon'> {
  readonly href: string
}

/**
 * A row that opens an address outside the portal in another tab of the browser. It is used in a `RowList`.
 */
export function ExternalLinkRow({ href, ...face }: ExternalLinkRowProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles['row']}>
      <LinkOrButtonRowContent {...face} />
      <Icon name="external" size="small" />
      <span className="visually-hidden"> {basicComponentTexts.opensInNewTab}</span>
    </a>
  )
}
