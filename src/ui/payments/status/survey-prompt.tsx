import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'
import { SurveyPromptViewModel } from './survey-prompt-view-model'

const texts = paymentMethodsTexts.survey

/**
 * The invitation to the survey, below the result of a payment. It does not take the keyboard focus.
 * Source: PAY-17.
 */
export const SurveyPrompt = observer(function SurveyPrompt() {
  const model = useViewModel(SurveyPromptViewModel)
  return (
    <div role="status">
      {model.promptPhase === 'inviting' && (
        <Card label={texts.title}>
          <h2>{texts.title}</h2>
          <p>{texts.why}</p>
          <Stack direction="row" gap="small">
            <ButtonLink to={addresses.survey.createPath()} variant="secondary">
              {texts.answer}
            </ButtonLink>
            <Button variant="quiet" onPress={model.dismissPrompt}>
              {texts.notNow}
            </Button>
          </Stack>
        </Card>
      )}
    </div>
  )
})
