import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Button } from '@/ui/kit/button'
import { ChoiceCards } from '@/ui/kit/choice-cards'
import { errorOfOnlyField } from '@/ui/kit/form-error'
import { Form } from '@/ui/kit/form'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { accessTexts } from '@/ui/texts/access.texts'
import { IdentityChoiceViewModel, noneOfThesePeopleOptionValue } from './identity-choice-view-model'
import { TaxIdText } from './tax-id-text'

const texts = accessTexts.identity

export const IdentityChoiceScreen = observer(function IdentityChoiceScreen() {
  const model = useViewModel(IdentityChoiceViewModel)
  const { state } = model
  const errors = state.phase === 'asking' ? state.errors : []
  const people = model.people.map(({ fullName, taxId }) => ({
    value: taxId,
    title: fullName,
    detail: <TaxIdText of={taxId} />,
  }))
  return (
    <Screen
      width="narrow"
      title={texts.title}
      lead={texts.lead}
      back={{ to: addresses.dni.createPath(), label: accessTexts.changeUser }}
    >
      <Form onSubmit={model.submit} errors={errors}>
        <ChoiceCards
          legend={texts.legend}
          name="identity"
          options={[...people, { value: noneOfThesePeopleOptionValue, title: texts.noneOfThese }]}
          value={model.chosenOptionValue}
          onChange={model.choosePerson}
          error={errorOfOnlyField(errors)}
        />
        <Button type="submit" wide busy={state.phase === 'settling'}>
          {texts.submit}
        </Button>
      </Form>
    </Screen>
  )
})
