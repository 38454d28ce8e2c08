import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { ActionBar } from '@/ui/kit/action-bar'
import { Button } from '@/ui/kit/button'
import { Form } from '@/ui/kit/form'
import { errorOfField, type FormError } from '@/ui/kit/form-error'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { TextField } from '@/ui/kit/text-field'
import { useOnPageHide } from '@/ui/kit/use-on-page-hide'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { cardBrandText } from '@/ui/texts/card-labels.texts'
import { cardFormFieldIds as ids, type CardFormModel } from './card-form-model'
import { formatExpiryOnCardGraphic, formatNumberOnCardGraphic } from './card-face'
import { CardGraphic } from './card-graphic'
import { CardLogo } from './card-logo'
import { GroupedDigitsField } from './grouped-digits-field'
import styles from './card-form.module.css'

const texts = cardsTexts.form

interface CardFormProps {
  readonly cardForm: CardFormModel
  readonly errors: readonly FormError[]
  readonly onSubmit: () => void
  readonly submitLabel: string
  readonly busy: boolean
  /**
   * A note next to the form's button that reassures the customer, such as that nothing is charged yet. If
   * there is a note, the button stays at the bottom of the window.
   */
  readonly note?: string
  /**
   * True if the card has to be the customer's own. The form then has no button that empties the name and DNI
   * of the customer.
   */
  readonly requiresOwnCard?: true
  /** The kind of identity document of the card's owner, shown before the document's number. */
  readonly documentType?: ReactNode
  /** Content between the fields of the card and the form's button, such as an amount or an agreement. */
  readonly children?: ReactNode
}

/**
 * The form for typing a card. The screen that created `cardForm` has to delete the typed data when the customer
 * leaves. Source: PAY-14, PAY-19.
 */
export const CardForm = observer(function CardForm({
  cardForm,
  errors,
  onSubmit,
  submitLabel,
  busy,
  note,
  requiresOwnCard,
  documentType,
  children,
}: CardFormProps) {
  const [side, setSide] = useState<'front' | 'back'>('front')
  useOnPageHide(cardForm.forgetSecrets)
  const { card } = cardForm
  const otherPerson = () => {
    cardForm.clearOwner()
    document.getElementById(ids.holder)?.focus()
  }
  const send = (
    <Button type="submit" wide busy={busy}>
      {submitLabel}
    </Button>
  )

  return (
    <Form onSubmit={onSubmit} errors={errors} label={texts.label}>
      <CardGraphic
        brand={cardForm.suggestedBrand}
        printedNumber={formatNumberOnCardGraphic(card.number)}
        holder={card.holder}
        expiry={formatExpiryOnCardGraphic(card.expiry)}
        side={side}
        size="small"
      />
      <GroupedDigitsField
        id={ids.number}
        label={texts.number}
        recognisedBrand={
          cardForm.suggestedBrand && {
            logo: <CardLogo brand={cardForm.suggestedBrand} />,
            label: texts.brand(cardBrandText(cardForm.suggestedBrand)),
          }
        }
        value={card.number}
        onChange={cardForm.enterCardNumber}
        error={errorOfField(errors, ids.number)}
        autoComplete="cc-number"
      />
      <div className={styles['pair']}>
        <GroupedDigitsField
          id={ids.expiry}
          label={texts.expiry}
          hint={texts.expiryHint}
          value={card.expiry}
          onChange={cardForm.enterExpiry}
          error={errorOfField(errors, ids.expiry)}
          autoComplete="cc-exp"
        />
        <TextField
          id={ids.securityCode}
          label={texts.securityCode}
          hint={texts.securityCodeHint(cardForm.securityCodeLength)}
          value={card.securityCode}
          onChange={cardForm.enterSecurityCode}
          error={errorOfField(errors, ids.securityCode)}
          inputMode="numeric"
          autoComplete="cc-csc"
          onFocus={() => setSide(cardForm.securityCodeLength === 4 ? 'front' : 'back')}
          onBlur={() => setSide('front')}
          required
        />
      </div>
      <TextField
        id={ids.holder}
        label={texts.holder}
        value={card.holder}
        onChange={cardForm.enterHolder}
        error={errorOfField(errors, ids.holder)}
        autoComplete="cc-name"
        required
      />
      {!requiresOwnCard && cardForm.isCustomersOwnCard && !busy && (
        <ButtonStyledAsLink icon="user" onPress={otherPerson}>
          {texts.otherPerson}
        </ButtonStyledAsLink>
      )}
      {documentType}
      <TextField
        id={ids.dni}
        label={texts.dni}
        value={card.dni}
        onChange={cardForm.enterDni}
        error={errorOfField(errors, ids.dni)}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      {children}
      {note === undefined ? send : <ActionBar note={note}>{send}</ActionBar>}
    </Form>
  )
})
