import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { createOptionalOnDemandComponent } from '@/ui/kit/on-demand'
import { useViewModel } from '@/ui/kit/use-view-model'
import type { LoanAmountsSheetProps } from './loan-amounts-sheet'
import { LoanAmountsViewModel, type LoanAmountsInput } from './loan-amounts-view-model'

/** The panel that the link opens. Its code is loaded only if the link is shown. */
const LoanAmountsSheet = createOptionalOnDemandComponent<LoanAmountsSheetProps>(
  async () => (await import('./loan-amounts-sheet')).LoanAmountsSheet,
)

/**
 * The link next to an amount due of a loan. It opens a panel that explains the amount and says how much the
 * customer pays on other days. Source: LOA-16, LOA-17.
 */
export const LoanAmountsLink = observer(function LoanAmountsLink(input: LoanAmountsInput) {
  const model = useViewModel(LoanAmountsViewModel, input)
  const { sheetLinkText } = model
  useEffect(() => {
    if (sheetLinkText !== undefined) void LoanAmountsSheet.preload()
  }, [sheetLinkText])
  if (sheetLinkText === undefined) return undefined
  return (
    <>
      <ButtonStyledAsLink onPress={model.open}>{sheetLinkText}</ButtonStyledAsLink>
      {model.isOpen &&
        // Rendered outside the panel, so that it does not get its colours.
        createPortal(<LoanAmountsSheet model={model} />, document.querySelector('main') ?? document.body)}
    </>
  )
})
