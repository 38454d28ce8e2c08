import { observer } from 'mobx-react-lite'
import { cardRefusalMeanings } from '@/adapters/fake/override-catalogue'
import { Accordion } from '@/ui/kit/accordion'
import { Button } from '@/ui/kit/button'
import { Checkbox } from '@/ui/kit/checkbox'
import { SelectField } from '@/ui/kit/select-field'
import { Stack } from '@/ui/kit/stack'
import { TextField } from '@/ui/kit/text-field'
import { demoSettingValueTexts } from '@/ui/texts/demo-setting-values.texts'
import { demoSettingsTexts as texts } from '@/ui/texts/demo-settings.texts'
import type { LabelledFakeLenderOverride, FakeLenderOverridesViewModel } from './overrides-view-model'

const optionTexts: typeof demoSettingValueTexts = {
  ...demoSettingValueTexts,
  cardRefusal: cardRefusalMeanings,
}

interface OverridesPanelProps {
  readonly model: FakeLenderOverridesViewModel
  readonly onReload: () => void
}

/**
 * The controls of the demo panel with which a trainer changes how the fake lender behaves. Source: DEM-03.
 */
export const FakeLenderOverridesPanel = observer(function FakeLenderOverridesPanel({
  model,
  onReload,
}: OverridesPanelProps) {
  const content = (
    <Stack>
      <p>{texts.hint}</p>
      {model.labelledOverrides.map((each) => (
        <OverrideControl key={each.name} model={model} override={each} />
      ))}
      <Button variant="secondary" wide onPress={onReload}>
        {texts.reload}
      </Button>
      {!model.hasNoOverrides && (
        <Button variant="quiet" wide onPress={model.clearOverrides}>
          {texts.clear}
        </Button>
      )}
    </Stack>
  )
  return <Accordion items={[{ id: 'demo-overrides', title: texts.title, content }]} />
})

interface OverrideControlProps {
  readonly model: FakeLenderOverridesViewModel
  readonly override: LabelledFakeLenderOverride
}

const OverrideControl = observer(function OverrideControl({ model, override }: OverrideControlProps) {
  const { name, label, inputKind } = override
  const field = { id: `demo-${name}`, label, value: model.overrideValueText(name) }
  switch (inputKind.kind) {
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={model.isOverrideOn(name)}
          onChange={(isOn) => model.switchOverride(name, isOn)}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...field}
          placeholder={texts.usual}
          options={model
            .overrideOptions(override)
            .map(({ value, label: word }) => ({ value, label: optionTexts[name]?.[word] ?? word }))}
          onChange={(word) => model.chooseOverrideOption(name, word)}
        />
      )
    case 'count':
      return (
        <TextField
          {...field}
          inputMode="numeric"
          onChange={(digits) => model.enterOverrideNumber(name, digits)}
        />
      )
    case 'word':
      return <TextField {...field} onChange={(word) => model.chooseOverrideOption(name, word)} />
  }
})
