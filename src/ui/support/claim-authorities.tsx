import type { ClaimAuthority } from '@/domain/support/claim-authority'
import { TextLink } from '@/ui/kit/button'
import { claimsTexts } from '@/ui/texts/claims.texts'
import { authorityLinks } from './authority-links'
import styles from './support.module.css'

const texts = claimsTexts.authority

interface ClaimAuthoritiesProps {
  readonly authority: ClaimAuthority
}

/**
 * The authorities to which customers can turn if the lender does not answer a claim. Source: SUP-04, SUP-06.
 */
export function ClaimAuthorities({ authority }: ClaimAuthoritiesProps) {
  return (
    <section className={styles['authorities']}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <ClaimAuthorityLinks authority={authority} />
      <p>{texts.keepNumber}</p>
    </section>
  )
}

/** The list of links to the authorities. Source: SUP-04, SUP-06. */
export function ClaimAuthorityLinks({ authority }: ClaimAuthoritiesProps) {
  return (
    <ul>
      {authorityLinks[authority].map(({ name, href }) => (
        <li key={href}>
          <TextLink href={href} newTab>
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
