import { observer } from 'mobx-react-lite'
import { Accordion } from '@/ui/kit/accordion'
import { SelectField } from '@/ui/kit/select-field'
import { Stack } from '@/ui/kit/stack'
import { TextField } from '@/ui/kit/text-field'
import { demoSettingsTexts } from '@/ui/texts/demo-settings.texts'
import type { LoanOverridesViewModel, LoanOverrideFields } from './loan-overrides-view-model'

const texts = demoSettingsTexts.loan

type NumberFieldName = Exclude<keyof LoanOverrideFields, 'paymentMethod'>

const amountFieldNames: readonly NumberFieldName[] = ['installmentAmount', 'amountPaidElsewhere']
const numberFieldNames: readonly NumberFieldName[] = [
  'unpaidInstallmentNumber',
  'amountPaidElsewhere',
  'installmentAmount',
  'installmentCount',
  'subproductId',
]
const paymentMethodOptions = Object.entries(texts.methods).map(([value, label]) => ({ value, label }))

/** The controls of the demo panel with which a trainer changes the chosen loan. Source: DEM-03. */
export const LoanOverrideControls = observer(function LoanOverrideControls({
  model,
}: {
  readonly model: LoanOverridesViewModel
}) {
  const content = (
    <Stack>
      {numberFieldNames.map((field) => (
        <TextField
          key={field}
          id={`demo-loan-${field}`}
          label={texts[field]}
          hint={amountFieldNames.includes(field) ? texts.pesos : undefined}
          inputMode={amountFieldNames.includes(field) ? 'decimal' : 'numeric'}
          value={model.fields[field]}
          onChange={(text) => model.setFieldValue(field, text)}
        />
      ))}
      <SelectField
        id="demo-loan-method"
        label={texts.paymentMethod}
        placeholder={demoSettingsTexts.usual}
        value={model.fields.paymentMethod}
        options={paymentMethodOptions}
        onChange={(method) => model.setFieldValue('paymentMethod', method)}
      />
    </Stack>
  )
  return <Accordion items={[{ id: 'demo-loan-terms', title: texts.title, content }]} />
})
