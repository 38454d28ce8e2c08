import { observer } from 'mobx-react-lite'
import type { ConsumerRequestReceipt, ConsumerRequestKind } from '@/domain/cancellation/consumer-request'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { CheckMarkList } from '@/ui/kit/check-mark-list'
import { CopyButton } from '@/ui/kit/copy-button'
import { DataList } from '@/ui/kit/data-list'
import { Form } from '@/ui/kit/form'
import { errorOfField } from '@/ui/kit/form-error'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { TextField } from '@/ui/kit/text-field'
import { useViewModel } from '@/ui/kit/use-view-model'
import { ChatFailureNotice } from '@/ui/shell/chat-failure-notice'
import { HomeLink } from '@/ui/shell/home-link'
import { consumerRequestTextsOfKind, consumerRequestTexts as texts } from '@/ui/texts/consumer-request.texts'
import { ConsumerRequestViewModel } from './consumer-request-view-model'

export function RevocationScreen() {
  return <ConsumerRequestScreen kind="revocation" />
}

export function ServiceCancellationScreen() {
  return <ConsumerRequestScreen kind="service-cancellation" />
}

interface ConsumerRequestScreenProps {
  readonly kind: ConsumerRequestKind
}

/**
 * The screen of one kind of consumer request: the form and, after sending it, the case number. Source:
 * CAN-06.
 */
const ConsumerRequestScreen = observer(function ConsumerRequestScreen({ kind }: ConsumerRequestScreenProps) {
  const model = useViewModel(ConsumerRequestViewModel, { kind })
  switch (model.state.phase) {
    case 'asking':
    case 'sending':
      return <ConsumerRequestFormScreen model={model} kind={kind} />
    case 'sent':
      return <ConsumerRequestSentScreen model={model} kind={kind} consumerCase={model.state.consumerCase} />
  }
})

interface ModelProps extends ConsumerRequestScreenProps {
  readonly model: ConsumerRequestViewModel
}

const ConsumerRequestFormScreen = observer(function ConsumerRequestFormScreen({ model, kind }: ModelProps) {
  const { title, lead, points, sendButtonLabel } = consumerRequestTextsOfKind(kind)
  return (
    <Screen title={title} lead={lead} width="narrow">
      {points.length > 1 ? <CheckMarkList points={points} /> : <p>{points}</p>}
      {model.loanNumber !== undefined && <p>{texts.loan(model.loanNumber)}</p>}
      <Form onSubmit={() => void model.submitRequest()} errors={model.errors}>
        <TextField
          id="dni"
          label={texts.dni}
          inputMode="numeric"
          autoComplete="off"
          required
          value={model.fields.dni}
          error={errorOfField(model.errors, 'dni')}
          onChange={(typed) => model.setFieldValue('dni', typed)}
        />
        <TextField
          id="fullName"
          label={texts.fullName}
          autoComplete="name"
          maxLength={120}
          required
          value={model.fields.fullName}
          error={errorOfField(model.errors, 'fullName')}
          onChange={(typed) => model.setFieldValue('fullName', typed)}
        />
        <TextField
          id="contact"
          label={texts.contact}
          hint={texts.contactHint}
          maxLength={120}
          required
          value={model.fields.contact}
          error={errorOfField(model.errors, 'contact')}
          onChange={(typed) => model.setFieldValue('contact', typed)}
        />
        {model.failureMessage && <ChatFailureNotice {...model.failureMessage} chatLinkText={texts.chat} />}
        <Button type="submit" wide busy={model.state.phase === 'sending'}>
          {sendButtonLabel}
        </Button>
        <SlowRequestMessage request={model.pendingRequest} />
      </Form>
    </Screen>
  )
})

interface ConsumerRequestSentScreenProps extends ModelProps {
  readonly consumerCase: ConsumerRequestReceipt
}

function ConsumerRequestSentScreen({ model, kind, consumerCase }: ConsumerRequestSentScreenProps) {
  return (
    <ResultScreen
      tone="good"
      title={texts.sentTitle}
      subtitle={texts.sentLead}
      detail={
        <Card>
          <DataList
            rows={[
              { label: texts.asked, value: consumerRequestTextsOfKind(kind).requestName },
              { label: texts.number, value: consumerCase.number },
              { label: texts.createdAt, value: model.creationTimeText(consumerCase) },
            ]}
          />
        </Card>
      }
    >
      <Button icon="download" wide onPress={() => model.saveRequestFile(consumerCase)}>
        {texts.save}
      </Button>
      <CopyButton label={texts.copy} variant="quiet" wide onCopy={() => model.copyCaseNumber(consumerCase)} />
      {model.isSignedIn ? (
        <HomeLink />
      ) : (
        <ButtonLink to={addresses.dni.createPath()} variant="quiet" wide>
          {texts.login}
        </ButtonLink>
      )}
    </ResultScreen>
  )
}
