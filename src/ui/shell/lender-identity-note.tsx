import { hyphenatedCuit } from '@/domain/shared/cuit'
import { legalEntityNameWithTaxId, lenderIdentityTexts } from '@/ui/texts/lender-identity.texts'
import { useSettings } from './use-settings'

/**
 * A note that says which company the lender legally is, and what the lender never asks customers for. Source:
 * GEN-13.
 */
export function LenderIdentityNote() {
  const { legalEntity } = useSettings()
  return (
    <>
      {legalEntity && (
        <p>
          {legalEntityNameWithTaxId(legalEntity.name, '')}
          <span className="unbroken">{hyphenatedCuit(legalEntity.taxId)}</span>
        </p>
      )}
      <p>{lenderIdentityTexts.neverAsks}</p>
    </>
  )
}
