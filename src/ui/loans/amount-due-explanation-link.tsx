import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { createOnDemandComponent } from '@/ui/kit/on-demand'
import { useViewModel } from '@/ui/kit/use-view-model'
import { OpenedScreenPart } from '@/ui/shell/opened-screen-part'
import type { AmountDueExplanationPanelProps } from './amount-due-explanation-panel'
import {
  AmountDueExplanationViewModel,
  type AmountDueExplanationInput,
} from './amount-due-explanation-view-model'

/** The panel that the link opens. Its code is loaded only if the link is shown. */
const AmountDueExplanationPanel = createOnDemandComponent<AmountDueExplanationPanelProps>(
  async () => (await import('./amount-due-explanation-panel')).AmountDueExplanationPanel,
)

/**
 * The link next to an amount due of a loan. It opens a panel that explains the amount and says how much the
 * customer pays on other days. Source: LOA-16, LOA-17.
 */
export const AmountDueExplanationLink = observer(function AmountDueExplanationLink(
  input: AmountDueExplanationInput,
) {
  const model = useViewModel(AmountDueExplanationViewModel, input)
  const { explanationLinkText } = model
  const link = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (explanationLinkText !== undefined) AmountDueExplanationPanel.preload().catch(() => undefined)
  }, [explanationLinkText])
  if (explanationLinkText === undefined) return undefined
  const closeNotice = (): void => {
    model.close()
    link.current?.focus()
  }
  return (
    <>
      <ButtonStyledAsLink ref={link} onPress={model.open}>
        {explanationLinkText}
      </ButtonStyledAsLink>
      {model.isOpen && (
        <OpenedScreenPart onClose={closeNotice}>
          {
            // Rendered outside the panel, so that it does not get its colours.
            createPortal(
              <AmountDueExplanationPanel model={model} />,
              document.querySelector('main') ?? document.body,
            )
          }
        </OpenedScreenPart>
      )}
    </>
  )
})
