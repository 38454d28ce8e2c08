import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { ScannableCodeFigure } from '@/ui/kit/scannable-code-figure'
import { CopyButton } from '@/ui/kit/copy-button'
import { EmptyScreen } from '@/ui/kit/empty-screen'
import { Screen } from '@/ui/kit/screen'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { EmailOrUrlWithLineBreaks } from '@/ui/shared/email-or-url-with-line-breaks'
import { documentsTexts } from '@/ui/texts/documents.texts'
import {
  DebtFreeCertificateViewModel,
  type LoanOnCertificate,
  type DebtFreeCertificateState,
} from './debt-free-certificate-view-model'
import styles from './papers.module.css'

const texts = documentsTexts.debtFree

export function DebtFreeCertificateScreen() {
  const model = useViewModel(DebtFreeCertificateViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title }}
      skeleton={{ shape: 'card', label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        reference: texts.reference,
        secondaryAction: <HomeLink />,
      }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
}

function screenForState(model: DebtFreeCertificateViewModel, shown: DebtFreeCertificateState) {
  switch (shown.phase) {
    case 'empty':
      return (
        <EmptyScreen
          titleAndBack={{ title: texts.title }}
          icon="document"
          title={texts.emptyTitle}
          text={texts.empty}
          action={<ButtonLink to={addresses.loans.createPath()}>{texts.seeLoans}</ButtonLink>}
        />
      )
    case 'ready':
      return (
        <Screen title={texts.title} lead={texts.lead} width="two-columns">
          <TwoColumns
            secondColumn={
              <>
                <CertificateDownload model={model} />
                <VerificationQrCode model={model} />
              </>
            }
          >
            <Card label={texts.loans}>
              <h2>{texts.loans}</h2>
              <CertifiedLoans loans={shown.loans} />
            </Card>
          </TwoColumns>
        </Screen>
      )
  }
}

function CertifiedLoans({ loans }: { readonly loans: readonly LoanOnCertificate[] }) {
  return (
    <ul className={styles['certified']}>
      {loans.map(({ title, lentAmountText }) => (
        <li key={title}>
          <p className={styles['strong']}>{title}</p>
          <p className={styles['soft']}>{lentAmountText}</p>
        </li>
      ))}
    </ul>
  )
}

/**
 * The link and QR code for verifying the certificate. They are loaded after the screen is shown, so they are
 * below the download button. Source: DOC-04.
 */
const VerificationQrCode = observer(function VerificationQrCode({
  model,
}: {
  readonly model: DebtFreeCertificateViewModel
}) {
  const { verificationQrCode } = model
  if (!verificationQrCode) return null
  return (
    <Card label={texts.code}>
      <Stack>
        <h2>{texts.code}</h2>
        <p>{texts.whatCodeIsFor}</p>
        <ScannableCodeFigure
          picture={verificationQrCode.picture}
          label={texts.codeLabel}
          shape="large-square"
        />
        <p>{texts.opensAt}</p>
        <p className={styles['strong']}>
          <EmailOrUrlWithLineBreaks>{verificationQrCode.pageAddress}</EmailOrUrlWithLineBreaks>
        </p>
        <CopyButton
          label={texts.copyLink}
          wide
          onCopy={() => model.copyVerificationLink(verificationQrCode.link)}
        />
      </Stack>
    </Card>
  )
})

const CertificateDownload = observer(function CertificateDownload({
  model,
}: {
  readonly model: DebtFreeCertificateViewModel
}) {
  const { runningDownload, pendingRequest } = model.downloader
  return (
    <>
      <Button
        icon="download"
        wide
        busy={runningDownload !== undefined}
        onPress={() => void model.downloadCertificate()}
      >
        {texts.download}
      </Button>
      <SlowRequestMessage request={pendingRequest} />
      <p className={styles['soft']}>{texts.when}</p>
    </>
  )
})
