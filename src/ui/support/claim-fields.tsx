import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Checkbox } from '@/ui/kit/checkbox'
import { DataList } from '@/ui/kit/data-list'
import { Form } from '@/ui/kit/form'
import { errorOfField } from '@/ui/kit/form-error'
import { Notice } from '@/ui/kit/notice'
import { SelectField } from '@/ui/kit/select-field'
import { TextArea } from '@/ui/kit/text-area'
import { TextField } from '@/ui/kit/text-field'
import { claimsTexts as texts } from '@/ui/texts/claims.texts'
import type { ClaimViewModel } from './claim-view-model'

interface ModelProps {
  readonly model: ClaimViewModel
}

/** The fields in which the customer writes a claim. Source: SUP-01, SUP-05. */
export const ClaimFields = observer(function ClaimFields({ model }: ModelProps) {
  const { claim } = model
  const isSending = model.screenPhase === 'sending'
  return (
    <Form onSubmit={() => void model.submitClaim()} errors={model.errors} label={model.formTexts.title}>
      <ClaimSubjectCard model={model} />
      {!model.isPersonalDataRequest && (
        <SelectField
          id="reasonId"
          label={texts.reason}
          hint={texts.reasonHint}
          value={claim.reasonId}
          onChange={model.chooseReason}
          options={model.reasons.map(({ id, description }) => ({ value: id, label: description }))}
          required
          error={errorOfField(model.errors, 'reasonId')}
        />
      )}
      <TextArea
        id="comments"
        label={model.formTexts.comments}
        hint={model.formTexts.hint}
        value={claim.comments}
        onChange={model.enterComments}
        error={errorOfField(model.errors, 'comments')}
      />
      <TextField
        id="email"
        label={texts.email}
        type="email"
        autoComplete="email"
        value={claim.email}
        onChange={model.enterEmail}
        required
        error={errorOfField(model.errors, 'email')}
      />
      <PageErrorFields model={model} />
      <FailureNotice model={model} />
      {isSending && <p role="status">{model.pendingRequest.slowRequestMessage ?? model.formTexts.sending}</p>}
      <Button type="submit" wide busy={isSending}>
        {model.formTexts.send}
      </Button>
    </Form>
  )
})

const ClaimSubjectCard = observer(function ClaimSubjectCard({ model }: ModelProps) {
  if (model.claimSubjectRows.length === 0) return null
  return (
    <Card label={model.formTexts.about} look="tint">
      <h2>{model.formTexts.about}</h2>
      <DataList rows={model.claimSubjectRows} />
      <Button variant="quiet" onPress={model.clearClaimSubject}>
        {texts.aboutSomethingElse}
      </Button>
    </Card>
  )
})

/**
 * The part of the claim form that is shown if an error happened on any screen since the page was loaded, before
 * the customer began to write. It says that the support code is sent with the claim, and lets the customer also
 * send the last errors. Source: OPS-04.
 */
const PageErrorFields = observer(function PageErrorFields({ model }: ModelProps) {
  if (model.supportCode === undefined) return null
  return (
    <Card label={texts.page.title}>
      <h2>{texts.page.title}</h2>
      <p>{texts.page.code(model.supportCode)}</p>
      <Checkbox
        label={texts.page.share}
        checked={model.claim.sharesPageEvents ?? false}
        onChange={model.setPageEventsSharing}
      />
      <p>{texts.page.whatGoes}</p>
    </Card>
  )
})

const FailureNotice = observer(function FailureNotice({ model: { failureMessage } }: ModelProps) {
  if (!failureMessage) return null
  return (
    <Notice tone={failureMessage.tone} title={failureMessage.title} announced>
      <p>{failureMessage.text}</p>
      {failureMessage.kind !== 'may-be-listed' && <p>{texts.stillHere}</p>}
    </Notice>
  )
})
