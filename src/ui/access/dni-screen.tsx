import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Button } from '@/ui/kit/button'
import { Checkbox } from '@/ui/kit/checkbox'
import { errorOfOnlyField } from '@/ui/kit/form-error'
import { Form } from '@/ui/kit/form'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { TextField } from '@/ui/kit/text-field'
import { TextLink } from '@/ui/kit/button'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useSettings } from '@/ui/shell/use-settings'
import { dniTexts } from '@/ui/texts/dni.texts'
import { DniViewModel } from './dni-view-model'

export const DniScreen = observer(function DniScreen() {
  const model = useViewModel(DniViewModel)
  const { state } = model
  const texts = { ...dniTexts, ...useSettings().texts?.login }
  const errors = state.phase === 'asking' ? state.errors : []
  return (
    <Screen width="narrow" title={texts.title} lead={texts.lead} onDarkPanel>
      {model.loginReasonText && (
        <Notice tone="info" announced>
          {model.loginReasonText}
        </Notice>
      )}
      <Form onSubmit={model.submit} errors={errors}>
        <TextField
          id="dni"
          label={texts.label}
          hint={texts.hint}
          value={model.dni}
          onChange={model.enterDni}
          error={errorOfOnlyField(errors)}
          inputMode="numeric"
          autoComplete={model.shouldRemember ? 'username' : 'off'}
          required
        />
        <Checkbox label={texts.remember} checked={model.shouldRemember} onChange={model.setRememberDni} />
        <Button type="submit" wide busy={state.phase === 'looking'}>
          {texts.submit}
        </Button>
      </Form>
      <TextLink to={addresses.notACustomer.createPath({ saysNotACustomer: true })}>
        {texts.notAClient}
      </TextLink>
    </Screen>
  )
})
