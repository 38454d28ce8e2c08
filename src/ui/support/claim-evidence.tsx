import { evidenceTexts as texts } from '@/ui/texts/evidence.texts'
import { EvidenceButton } from './evidence-button'
import type { ClaimRow } from './filed-claims-view-model'

export interface ClaimEvidenceProps {
  readonly row: ClaimRow
}

/** The button that saves everything the portal showed about a claim as a PDF. Source: DOC-05. */
export function ClaimEvidence({ row }: ClaimEvidenceProps) {
  const { caseNumber, number, reason, filedOn, chip, answerText } = row
  const sections = [
    {
      title: texts.claim,
      rows: [
        { label: texts.reason, value: reason },
        { label: texts.status, value: chip.text },
      ],
      sentences: [number, filedOn],
    },
    ...(answerText === undefined ? [] : [{ title: texts.shown, sentences: [answerText] }]),
  ]
  return <EvidenceButton kind="claim" sections={sections} hiddenText={texts.of(caseNumber)} />
}
