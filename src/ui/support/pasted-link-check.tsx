import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Form } from '@/ui/kit/form'
import { errorOfOnlyField } from '@/ui/kit/form-error'
import { Notice } from '@/ui/kit/notice'
import { TextField } from '@/ui/kit/text-field'
import { useViewModel } from '@/ui/kit/use-view-model'
import { pastedLinkCheckTexts as texts } from '@/ui/texts/pasted-link-check.texts'
import { lenderIdentityTexts } from '@/ui/texts/lender-identity.texts'
import { PastedLinkCheckViewModel, pastedLinkFieldId } from './pasted-link-check-view-model'

/**
 * A field into which the customer pastes a link; it then says whether the link is the lender's. The link
 * is never opened or sent. Source: GEN-13.
 */
export const PastedLinkCheck = observer(function PastedLinkCheck() {
  const model = useViewModel(PastedLinkCheckViewModel)
  if (!model.canCheckLinks) return undefined
  const { verdictMessage } = model
  return (
    <Card label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <Form onSubmit={model.checkLink} errors={model.errors}>
        <TextField
          id={pastedLinkFieldId}
          label={texts.field}
          value={model.text}
          onChange={model.enterText}
          error={errorOfOnlyField(model.errors)}
          autoComplete="off"
          required
        />
        <Button type="submit" variant="secondary" wide>
          {texts.submit}
        </Button>
      </Form>
      {verdictMessage && (
        <Notice tone={verdictMessage.tone} announced>
          {verdictMessage.text}
        </Notice>
      )}
      <p>{lenderIdentityTexts.neverAsks}</p>
    </Card>
  )
})
