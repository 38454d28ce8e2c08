import { hyphenatedCuit, type Cuit } from '@/domain/shared/cuit'
import { accessTexts } from '@/ui/texts/access.texts'

/** Shows the tax id (CUIT) of a person who signs in. Screen readers read it as one number. Source: ACC-04. */
export function TaxIdText({ of }: { readonly of: Cuit }) {
  return (
    <>
      {accessTexts.identity.taxId} <span className="unbroken">{hyphenatedCuit(of)}</span>
    </>
  )
}
