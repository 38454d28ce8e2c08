import { TextLink } from '@/ui/kit/button'
import { claimsTexts } from '@/ui/texts/claims.texts'
import styles from './support.module.css'

const texts = claimsTexts.authority

const authorities = [
  { name: texts.centralBank, href: 'https://www.bcra.gob.ar/reclamo-productos-servicios-financieros' },
  { name: texts.consumerDefence, href: 'https://www.argentina.gob.ar/defensadelconsumidor' },
] as const

/**
 * The consumer authorities to which customers can turn if the lender does not answer a claim. Source:
 * SUP-04.
 */
export function ConsumerAuthorities() {
  return (
    <section className={styles['authorities']}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <ConsumerAuthorityLinks />
      <p>{texts.keepNumber}</p>
    </section>
  )
}

export function ConsumerAuthorityLinks() {
  return (
    <ul>
      {authorities.map(({ name, href }) => (
        <li key={href}>
          <TextLink href={href} newTab>
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
