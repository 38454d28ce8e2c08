import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Cents } from '@/domain/shared/money'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { createOnDemandComponent } from '@/ui/kit/on-demand'
import { OpenedScreenPart } from '@/ui/shell/opened-screen-part'
import { partialPaymentTexts as texts } from '@/ui/texts/partial-payment.texts'
import type { PartialPaymentSheetProps } from './partial-payment-sheet'

/** The sheet for paying a part of the debt. Its code is only loaded for overdue customers. */
const PartialPaymentSheet = createOnDemandComponent<PartialPaymentSheetProps>(
  async () => (await import('./partial-payment-sheet')).PartialPaymentSheet,
)

/**
 * The link with which the customer can pay less than the whole debt. It is under the button that pays
 * the whole debt. Source: PAY-24.
 */
export function PartialPaymentLink(debt: Omit<PartialPaymentSheetProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const link = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    PartialPaymentSheet.preload().catch(() => undefined)
  }, [])
  const close = (): void => setOpen(false)
  const closeNotice = (): void => {
    close()
    link.current?.focus()
  }
  const { onChoose } = debt
  const choose = useCallback(
    (amount: Cents) => {
      setOpen(false)
      onChoose?.(amount)
    },
    [onChoose],
  )
  return (
    <>
      <ButtonStyledAsLink ref={link} onPress={() => setOpen(true)}>
        {texts.open}
      </ButtonStyledAsLink>
      {isOpen && (
        <OpenedScreenPart onClose={closeNotice}>
          {
            // Rendered outside the panel, so that it does not get its colours.
            createPortal(
              <PartialPaymentSheet {...debt} onChoose={onChoose && choose} onClose={close} />,
              document.querySelector('main') ?? document.body,
            )
          }
        </OpenedScreenPart>
      )}
    </>
  )
}
