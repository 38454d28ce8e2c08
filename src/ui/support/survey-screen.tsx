import { observer } from 'mobx-react-lite'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button } from '@/ui/kit/button'
import { ChoiceCards } from '@/ui/kit/choice-cards'
import { EmptyScreen } from '@/ui/kit/empty-screen'
import { Form } from '@/ui/kit/form'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { StarRating } from './star-rating'
import { TextArea } from '@/ui/kit/text-area'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { starLabel, surveyTexts as texts } from '@/ui/texts/survey.texts'
import { SurveyViewModel, type ShownSurveyQuestion, type SurveyState } from './survey-view-model'

export function SurveyScreen() {
  const model = useViewModel(SurveyViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title, width: 'narrow' }}
      skeleton={{ shape: 'card', count: 3, label: texts.loading }}
      failureNoticeProps={{ title: texts.failedTitle, secondaryAction: <HomeLink /> }}
    >
      {({ phase }) => screenForState(model, phase)}
    </AsyncBoundary>
  )
}

function screenForState(model: SurveyViewModel, phase: SurveyState['phase']) {
  switch (phase) {
    case 'none':
      return (
        <EmptyScreen
          titleAndBack={{ title: texts.title }}
          icon="chat"
          title={texts.noneTitle}
          text={texts.none}
          action={<HomeLink variant="secondary" />}
        />
      )
    case 'asking':
    case 'sending':
      return (
        <Screen title={texts.title} lead={texts.lead} width="narrow">
          <SurveyQuestions model={model} />
        </Screen>
      )
    case 'thanked':
      return (
        <ResultScreen tone="good" title={texts.thanksTitle} subtitle={texts.thanks}>
          <HomeLink variant="primary" />
        </ResultScreen>
      )
  }
}

interface ModelProps {
  readonly model: SurveyViewModel
}

const SurveyQuestions = observer(function SurveyQuestions({ model }: ModelProps) {
  const isSending = model.screenPhase === 'sending'
  const { failureMessage } = model
  return (
    <Form onSubmit={() => void model.submitAnswers()} errors={model.errors} label={texts.title}>
      {model.askedQuestions.map((asked) => (
        <SurveyQuestionField key={asked.id} model={model} surveyQuestion={asked} />
      ))}
      {failureMessage && (
        <Notice tone={failureMessage.tone} title={failureMessage.title} announced>
          <p>{failureMessage.text}</p>
          <p>{texts.stillHere}</p>
        </Notice>
      )}
      {isSending && <p role="status">{model.pendingRequest.slowRequestMessage ?? texts.sending}</p>}
      <Button type="submit" wide busy={isSending}>
        {texts.send}
      </Button>
      {!isSending && (
        <Button variant="quiet" wide onPress={model.skipSurvey}>
          {texts.skip}
        </Button>
      )}
    </Form>
  )
})

interface SurveyQuestionFieldProps extends ModelProps {
  readonly surveyQuestion: ShownSurveyQuestion
}

function SurveyQuestionField({
  model,
  surveyQuestion: { id, question, answer, error },
}: SurveyQuestionFieldProps) {
  const respond = (given: string | undefined): void => model.enterAnswer(question, given)
  switch (question.kind) {
    case 'stars':
      return (
        <StarRating
          legend={question.label}
          name={id}
          stars={question.stars.map((star, position) => ({
            value: star.code,
            label: starLabel(position + 1, star),
          }))}
          value={answer}
          onChange={respond}
          error={error}
        />
      )
    case 'choice':
      return (
        <ChoiceCards
          legend={question.label}
          name={id}
          options={question.options.map(({ code, label }) => ({ value: code, title: label }))}
          value={answer}
          onChange={respond}
          error={error}
        />
      )
    case 'text':
      return <TextArea id={id} label={question.label} value={answer ?? ''} onChange={respond} error={error} />
  }
}
