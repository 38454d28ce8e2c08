import { evidenceFileTexts as texts } from '@/ui/texts/evidence-file.texts'
import { EvidenceFileButton } from './evidence-file-button'
import type { ClaimRow } from './filed-claims-view-model'

interface ClaimEvidenceFileButtonProps {
  readonly row: ClaimRow
}

/** The button that saves, as a PDF, everything that the portal showed about a claim. Source: DOC-05. */
export function ClaimEvidenceFileButton({ row }: ClaimEvidenceFileButtonProps) {
  const { caseNumber, caseNumberText, reason, filedOn, chip, answerText } = row
  const sections = [
    {
      title: texts.claim,
      rows: [
        { label: texts.reason, value: reason },
        { label: texts.status, value: chip.text },
      ],
      sentences: [caseNumberText, filedOn],
    },
    ...(answerText === undefined ? [] : [{ title: texts.shown, sentences: [answerText] }]),
  ]
  return <EvidenceFileButton kind="claim" sections={sections} hiddenText={texts.of(caseNumber)} />
}
