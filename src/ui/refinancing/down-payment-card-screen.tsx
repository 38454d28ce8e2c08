import { observer } from 'mobx-react-lite'
import { CardForm } from '@/ui/cards/card-form'
import { Amount } from '@/ui/kit/amount'
import { Button } from '@/ui/kit/button'
import { DataList } from '@/ui/kit/data-list'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { SelectField } from '@/ui/kit/select-field'
import { useOnPageHide } from '@/ui/kit/use-on-page-hide'
import { useViewModel } from '@/ui/kit/use-view-model'
import { refinancingTexts } from '@/ui/texts/refinancing.texts'
import { DownPaymentCardViewModel } from './down-payment-card-view-model'

const texts = refinancingTexts.card
const screenProps = { title: texts.title, lead: texts.lead, width: 'narrow' } as const

export const DownPaymentCardScreen = observer(function DownPaymentCardScreen() {
  const model = useViewModel(DownPaymentCardViewModel)
  useOnPageHide(model.forgetSecrets)
  const { state } = model
  if (state.phase === 'opening') return <Screen {...screenProps} />
  return (
    <Screen {...screenProps}>
      {state.operationToRetry && <Notice tone="warn">{texts.sameCard}</Notice>}
      <CardForm
        cardForm={model.cardForm}
        errors={state.errors}
        onSubmit={model.submit}
        submitLabel={texts.submit}
        busy={false}
        documentType={<DocumentTypeField />}
      >
        <DataList rows={[{ label: texts.amount, value: <Amount cents={state.amount} /> }]} />
        <p>{texts.safety}</p>
      </CardForm>
      <Button wide variant="secondary" onPress={model.goBack}>
        {refinancingTexts.back}
      </Button>
    </Screen>
  )
})

/** The field with the kind of the card owner's identity document, which is always DNI. Source: REF-08. */
function DocumentTypeField() {
  return (
    <SelectField
      id="documentType"
      label={texts.documentType}
      required
      value="dni"
      onChange={() => undefined}
      options={[{ value: 'dni', label: texts.documentTypes.dni }]}
    />
  )
}
