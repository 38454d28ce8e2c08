import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import type { SmsCodeLength } from '@/domain/access/sms-code'
import type { LoginCodeDelivery } from '@/application/access/access.port'
import { Button } from '@/ui/kit/button'
import { errorOfOnlyField } from '@/ui/kit/form-error'
import { Form } from '@/ui/kit/form'
import type { FormError } from '@/ui/kit/form-error'
import { Notice } from '@/ui/kit/notice'
import { Screen, type ScreenProps } from '@/ui/kit/screen'
import { TextField } from '@/ui/kit/text-field'
import { accessTexts } from '@/ui/texts/access.texts'
import styles from './access.module.css'

const texts = accessTexts.code

interface SmsCodeScreenContentProps extends Pick<ScreenProps, 'title' | 'back'> {
  readonly model: {
    readonly code: string
    readonly codeDigitCount: SmsCodeLength
    /** Seconds until another SMS code may be requested. */
    readonly secondsUntilResend: number
    readonly enterCode: (text: string) => void
    readonly resendCode: () => Promise<void>
  }
  readonly delivery: LoginCodeDelivery
  readonly errors: readonly FormError[]
  readonly onSubmit: () => void
  readonly submitLabel: string
  readonly busy: boolean
  /** Links for a customer who cannot use the code, such as for another number; shown below the code field. */
  readonly children: ReactNode
}

/**
 * The content of a screen that asks for an SMS code. The device may offer to fill the code in. Source:
 * ACC-07, ACC-08, ACC-10.
 */
export const SmsCodeScreenContent = observer(function SmsCodeScreenContent(props: SmsCodeScreenContentProps) {
  const { model, delivery, errors } = props
  return (
    <Screen
      width="narrow"
      title={props.title}
      lead={texts.sentTo(delivery.phone, model.codeDigitCount)}
      back={props.back}
    >
      {delivery.email && <p>{texts.alsoSentTo(delivery.email)}</p>}
      {delivery.shownCode && <Notice tone="info">{texts.shownCode(delivery.shownCode)}</Notice>}
      <Form onSubmit={props.onSubmit} errors={errors}>
        <TextField
          id="code"
          label={texts.label(model.codeDigitCount)}
          value={model.code}
          onChange={model.enterCode}
          error={errorOfOnlyField(errors)}
          inputMode="numeric"
          autoComplete="one-time-code"
          look="code"
          required
        />
        <Button type="submit" wide busy={props.busy}>
          {props.submitLabel}
        </Button>
      </Form>
      <div className={styles['actions']}>
        {model.secondsUntilResend > 0 ? (
          <p className={styles['wait']}>{texts.resendIn(Math.ceil(model.secondsUntilResend))}</p>
        ) : (
          <Button variant="secondary" wide onPress={() => void model.resendCode()}>
            {texts.resend}
          </Button>
        )}
        {props.children}
      </div>
    </Screen>
  )
})
