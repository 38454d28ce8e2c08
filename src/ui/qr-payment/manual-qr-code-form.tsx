import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { FileField } from '@/ui/kit/file-field'
import { Form } from '@/ui/kit/form'
import { errorOfField } from '@/ui/kit/form-error'
import { Stack } from '@/ui/kit/stack'
import { TextArea } from '@/ui/kit/text-area'
import { qrPaymentTexts } from '@/ui/texts/qr-payment.texts'
import { pastedQrCodeFieldId, type ManualQrCodeFormModel } from './manual-qr-code-form-model'
import styles from './qr-payment.module.css'

const texts = qrPaymentTexts.scanner

/**
 * The form with which the customer chooses a picture of a shop's QR code or pastes the code's content.
 * The text field has several lines: in a field with one line, browsers replace line ends by spaces,
 * which make a code invalid. Source: QRP-09.
 */
export const ManualQrCodeForm = observer(function ManualQrCodeForm({
  model,
}: {
  readonly model: ManualQrCodeFormModel
}) {
  const { pictureState } = model
  return (
    <section aria-labelledby="other-options">
      <h2 id="other-options" className={styles['heading']}>
        {texts.otherOptions}
      </h2>
      <Stack>
        <FileField
          id="code-picture"
          label={texts.picture}
          hint={texts.pictureHint}
          buttonLabel={pictureState.phase === 'none' ? texts.choosePicture : texts.changePicture}
          accept="image/*"
          fileName={pictureState.phase === 'reading' ? texts.readingPicture : undefined}
          unusableFileText={pictureState.phase === 'refused' ? pictureState.why : undefined}
          busy={pictureState.phase === 'reading'}
          onChoose={(file) => void model.chooseQrCodePicture(file)}
        />
        <Form onSubmit={model.readPastedCode} errors={model.errors} label={texts.read}>
          <TextArea
            id={pastedQrCodeFieldId}
            label={texts.paste}
            hint={texts.pasteHint}
            value={model.text}
            onChange={model.enterCodeText}
            error={errorOfField(model.errors, pastedQrCodeFieldId)}
          />
          <Button type="submit" wide variant="secondary">
            {texts.read}
          </Button>
        </Form>
      </Stack>
    </section>
  )
})
