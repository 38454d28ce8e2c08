import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { addresses } from '@/ui/addresses'
import { TopBar } from '@/ui/kit/app-bar'
import { shellTexts } from '@/ui/texts/shell.texts'
import { mainLandmarkId } from './main-landmark-id'
import styles from './public-frame.module.css'
import { publicHeaderLinks, publicFooterLinks, type PublicLink } from './public-links'
import { LenderIdentityNote } from './lender-identity-note'
import { useSettings } from './use-settings'

/** The header and footer around the screens that need no login. Source: HOM-14. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const { links } = useSettings()
  const top = publicHeaderLinks(links)
  return (
    <>
      <TopBar
        to={addresses.dni.createPath()}
        navigation={<PublicLinkList links={top} label={shellTexts.publicLinks} />}
      />
      <main id={mainLandmarkId} tabIndex={-1} className={styles['public']}>
        {children}
      </main>
      <footer className={styles['footer']}>
        <LenderIdentityNote />
        <details className={styles['onlySmall']}>
          <summary>{shellTexts.publicLinks}</summary>
          <PublicLinkList links={top} label={shellTexts.publicLinks} />
        </details>
        <PublicLinkList links={publicFooterLinks(links)} label={shellTexts.publicEntries.contact} />
      </footer>
    </>
  )
}

interface PublicLinkListProps {
  readonly label: string
  readonly links: readonly PublicLink[]
}

function PublicLinkList({ label, links }: PublicLinkListProps) {
  return (
    <nav aria-label={label} className={styles['links']}>
      {links.map((link) => {
        // A page of the portal itself needs no reload.
        const Anchor = link.href.startsWith('/') ? Link : 'a'
        return (
          <Anchor key={link.label} href={link.href} className={styles['link']} rel="noopener">
            {link.label}
          </Anchor>
        )
      })}
    </nav>
  )
}
