import { observer } from 'mobx-react-lite'
import type { AcceptedReceiptType } from '@/domain/documents/receipt'
import { addresses } from '@/ui/addresses'
import { Button, TextLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { ChoiceCards } from '@/ui/kit/choice-cards'
import { FileField } from '@/ui/kit/file-field'
import { formatFileSize } from '@/ui/kit/file-size'
import { Form } from '@/ui/kit/form'
import { errorOfField } from '@/ui/kit/form-error'
import { Notice } from '@/ui/kit/notice'
import {
  receiptKindTexts,
  sendReceiptTexts as texts,
  type ReceiptNotConfirmedMessage,
} from '@/ui/texts/send-receipt.texts'
import type { ChosenReceiptFile, SendReceiptViewModel } from './send-receipt-view-model'
import styles from './send-receipt-form.module.css'

const acceptedMediaTypes = 'image/png,image/jpeg,application/pdf'

interface ModelProps {
  readonly model: SendReceiptViewModel
}

/** The form for sending a receipt to the lender: the kind of receipt and its file. Source: MOV-03. */
export const SendReceiptForm = observer(function SendReceiptForm({ model }: ModelProps) {
  const typeError = errorOfField(model.errors, 'receipt-type')
  return (
    <Form onSubmit={() => void model.uploadTransferReceipt()} errors={model.errors}>
      <ChoiceCards
        legend={texts.type}
        name="receipt-type"
        options={model.receiptTypes.map(toOption)}
        value={model.chosenType?.id}
        onChange={model.chooseReceiptType}
        error={typeError}
      />
      {model.chosenType?.kind === 'ticket' ? <NoNeedToSendTicket /> : <ReceiptFileFields model={model} />}
    </Form>
  )
})

const ReceiptFileFields = observer(function ReceiptFileFields({ model }: ModelProps) {
  const isSending = model.screenPhase === 'sending'
  return (
    <>
      {model.chosenType && (
        <FileField
          id="receipt-file"
          label={texts.file}
          hint={texts.fileHint}
          buttonLabel={model.chosenFile.phase === 'chosen' ? texts.changeFile : texts.chooseFile}
          accept={acceptedMediaTypes}
          fileName={chosenFileText(model.chosenFile)}
          unusableFileText={model.unusableFileText}
          error={model.fileError}
          busy={isSending}
          onChoose={(file) => void model.chooseFile(file)}
        />
      )}
      {model.failureMessage && <FailureNotice message={model.failureMessage} />}
      {isSending && (
        <div className={styles['sending']}>
          <progress className={styles['bar']} aria-label={texts.send} />
          <p role="status">{model.pendingRequest.slowRequestMessage ?? texts.sending}</p>
        </div>
      )}
      <Button type="submit" wide busy={isSending || model.chosenFile.phase === 'reading'}>
        {model.submitButtonLabel}
      </Button>
    </>
  )
})

/**
 * The notice that the lender did not confirm the receipt which the customer sent. The chosen file stays, so
 * that they can send it again.
 */
function FailureNotice({ message: { tone, title, text } }: { readonly message: ReceiptNotConfirmedMessage }) {
  return (
    <Notice tone={tone} title={title} announced>
      <p>{text}</p>
      <p>{texts.fileKept}</p>
    </Notice>
  )
}

function NoNeedToSendTicket() {
  return (
    <Card label={texts.ticket.title}>
      <h2>{texts.ticket.title}</h2>
      <p>{texts.ticket.pay}</p>
      <p>{texts.ticket.wait}</p>
      <p>{texts.ticket.keep}</p>
      <p>{texts.ticket.late}</p>
      <TextLink to={addresses.claims.createPath()}>{texts.claims}</TextLink>
    </Card>
  )
}

function toOption({ id, kind }: AcceptedReceiptType) {
  return { value: id, ...receiptKindTexts(kind) }
}

function chosenFileText(file: ChosenReceiptFile): string | undefined {
  switch (file.phase) {
    case 'none':
    case 'refused':
      return undefined
    case 'reading':
      return texts.reading
    case 'chosen':
      return texts.chosen(file.upload.name, formatFileSize(file.upload.bytes.length))
  }
}
