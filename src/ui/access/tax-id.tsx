import { hyphenatedCuit, type Cuit } from '@/domain/shared/cuit'
import { accessTexts } from '@/ui/texts/access.texts'
import styles from './tax-id.module.css'

/** The tax id of a person who signs in, read aloud in one piece. Source: ACC-04. */
export function TaxId({ of }: { readonly of: Cuit }) {
  return (
    <>
      {accessTexts.identity.taxId} <span className={styles['number']}>{hyphenatedCuit(of)}</span>
    </>
  )
}
