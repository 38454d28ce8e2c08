import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { Form } from '@/ui/kit/form'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { TextField } from '@/ui/kit/text-field'
import { useViewModel } from '@/ui/kit/use-view-model'
import { EmailOrUrlWithLineBreaks } from '@/ui/shared/email-or-url-with-line-breaks'
import { certificateVerificationTexts as texts } from '@/ui/texts/verification.texts'
import {
  CertificateVerificationViewModel,
  type VerifiedCertificateState,
} from './certificate-verification-view-model'
import styles from './certificate-verification.module.css'

interface ModelProps {
  readonly model: CertificateVerificationViewModel
}

/** The page on which anybody verifies a debt-free certificate, without a session. Source: DOC-04. */
export const CertificateVerificationScreen = observer(function CertificateVerificationScreen() {
  const model = useViewModel(CertificateVerificationViewModel)
  const { state } = model
  switch (state.phase) {
    case 'start':
      return <StartScreen model={model} />
    case 'verifying':
      return (
        <Screen title={texts.start.title}>
          <Skeleton
            isOnlyContent
            shape="card"
            label={texts.verifying}
            note={model.pendingRequest.slowRequestMessage}
          />
        </Screen>
      )
    case 'refused':
      return (
        <ResultScreen tone="bad" title={texts.refused.title} subtitle={state.text}>
          {state.canRetry && (
            <Button icon="retry" wide onPress={() => model.retry()}>
              {texts.refused.retry}
            </Button>
          )}
          <Button
            variant={state.canRetry ? 'quiet' : 'primary'}
            wide
            onPress={() => model.verifyAnotherCertificate()}
          >
            {texts.refused.another}
          </Button>
        </ResultScreen>
      )
    case 'verified':
      return <VerifiedScreen model={model} shown={state.shown} />
  }
})

const StartScreen = observer(function StartScreen({ model }: ModelProps) {
  const { title, lead, link, verify } = texts.start
  return (
    <Screen title={title} lead={lead} width="narrow">
      <Form onSubmit={() => model.verifyEnteredLink()} errors={model.errors}>
        <TextField
          id="link"
          label={link}
          autoComplete="off"
          required
          value={model.typedLink}
          error={model.errors[0]?.text}
          onChange={(typed) => model.enterLink(typed)}
        />
        <Button type="submit" wide>
          {verify}
        </Button>
      </Form>
      <PortalAddressSection model={model} />
    </Screen>
  )
})

function VerifiedScreen({ model, shown }: ModelProps & { readonly shown: VerifiedCertificateState }) {
  const { how, verified, refused } = texts
  return (
    <Screen title={verified.title} width="two-columns">
      <TwoColumns
        secondColumn={
          <Stack gap="large">
            <CurrentStatusSection model={model} />
            <section>
              <Stack gap="small">
                <h2>{how.title}</h2>
                {shown.howVerifiedTexts.map((each) => (
                  <p key={each}>{each}</p>
                ))}
              </Stack>
            </section>
            <PortalAddressSection model={model} />
            <Button variant="quiet" wide onPress={() => model.verifyAnotherCertificate()}>
              {refused.another}
            </Button>
          </Stack>
        }
      >
        <Card>
          <Stack>
            <div>
              <p className={styles['asOf']}>{shown.asOfText}</p>
              <p>{verified.nothingLater}</p>
            </div>
            <DataList
              rows={shown.rows.map(({ label, value, hint }) => ({
                label,
                value: hint === undefined ? value : `${value}, ${hint}`,
              }))}
            />
            <h2>{shown.loansTitle}</h2>
            <ul className={styles['loans']}>
              {shown.loanNumbers.map((loan) => (
                <li key={loan}>{loan}</li>
              ))}
            </ul>
          </Stack>
        </Card>
      </TwoColumns>
    </Screen>
  )
}

/** The part of the page in which the visitor asks what the lender currently says about the certificate. */
const CurrentStatusSection = observer(function CurrentStatusSection({ model }: ModelProps) {
  const { ask } = texts
  const { statusRequestState } = model
  return (
    <section>
      <Stack gap="small">
        <h2>{ask.title}</h2>
        <p>{ask.lead}</p>
        {statusRequestState?.phase === 'answered' && (
          <Notice tone={statusRequestState.tone} announced>
            <p>{statusRequestState.text}</p>
          </Notice>
        )}
        <Button
          variant="secondary"
          wide
          busy={statusRequestState?.phase === 'asking'}
          onPress={() => void model.requestCertificateStatus()}
        >
          {ask.now}
        </Button>
      </Stack>
    </section>
  )
})

/**
 * The part of the page that shows the portal's real web address, so that the visitor can notice a page that
 * imitates this one.
 */
function PortalAddressSection({ model }: ModelProps) {
  return (
    <section>
      <Stack gap="small">
        <h2>{texts.address.title}</h2>
        <p>{texts.address.text}</p>
        <p className={styles['address']}>
          <EmailOrUrlWithLineBreaks>{model.portalAddress}</EmailOrUrlWithLineBreaks>
        </p>
      </Stack>
    </section>
  )
}
