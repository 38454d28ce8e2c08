import { useId, useState } from 'react'
import { Button } from '@/ui/kit/button'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { LinkRow } from '@/ui/kit/link-row'
import { Notice } from '@/ui/kit/notice'
import { RowList } from '@/ui/kit/row-list'
import { TextField } from '@/ui/kit/text-field'
import type { TrainingCourse } from '#rulebook/shared/rulebook-data'
import { absoluteAddress, courseResultPagePath, playerPagePath } from './addresses'
import {
  correctActionShare,
  courseCorrectActionShare,
  deleteStoredScores,
  lastPracticeDay,
  readStoredScores,
  type ScoresByScenario,
} from './course-progress'
import { encodeCourseResult } from './course-result'
import { saveCertificate } from './certificate'
import { useRulebookIndex } from './data-file-hooks'
import { LoadBoundary, NotFoundPage, Page } from './page'
import type { PracticeScore } from './player'
import styles from './rulebook.module.css'
import { certificateSentence, correctShareText, courseProgressText, texts } from './texts'

const pageTexts = texts.coursesPage

/** Page of one course: its scenarios in their order, and the certificate at the end. Source: RUL-06. */
export function CourseScreen({ id }: { readonly id: string }) {
  const index = useRulebookIndex()
  return (
    <LoadBoundary state={index}>
      {({ courses }) => {
        const course = courses.find((each) => each.id === id)
        return course ? <CourseContent course={course} /> : <NotFoundPage />
      }}
    </LoadBoundary>
  )
}

function CourseContent({ course }: { readonly course: TrainingCourse }) {
  const [scores, setScores] = useState(readStoredScores)
  const scenarioIds = course.scenarios.map(({ scenario }) => scenario)
  const practisedCount = scenarioIds.filter((scenarioId) => scores[scenarioId]).length
  const correctShare = courseCorrectActionShare(scenarioIds, scores)
  return (
    <Page title={course.title} lead={course.lead}>
      <p className={styles['factText']}>{courseProgressText(practisedCount, scenarioIds.length)}</p>
      <RowList label={course.title}>
        {course.scenarios.map(({ rule, scenario, name }) => (
          <li key={scenario}>
            <LinkRow
              to={playerPagePath(rule, scenario)}
              title={name}
              detail={scenarioScoreText(scores[scenario])}
            />
          </li>
        ))}
      </RowList>
      {correctShare !== undefined && correctShare >= course.passes && (
        <Certificate course={course} correctShare={correctShare} scores={scores} />
      )}
      {correctShare !== undefined && correctShare < course.passes && (
        <Notice tone="warn" title={pageTexts.notPassed} />
      )}
      <p>
        <ButtonStyledAsLink
          onPress={() => {
            deleteStoredScores(scenarioIds)
            setScores(readStoredScores())
          }}
        >
          {pageTexts.restart}
        </ButtonStyledAsLink>
      </p>
    </Page>
  )
}

function scenarioScoreText(score: PracticeScore | undefined): string {
  if (!score) return pageTexts.notStarted
  return score.acts === 0 ? pageTexts.watched : correctShareText(correctActionShare(score))
}

/** Returns a link to the page with the result that the trainee has reached in a course on this device. */
function courseResultLink(
  { id, scenarios }: TrainingCourse,
  scoresByScenario: ScoresByScenario,
  day: string | undefined,
): string {
  const scores = scenarios.flatMap(({ scenario }) => {
    const score = scoresByScenario[scenario]
    if (!score) return []
    const { acts, right, hints, milliseconds } = score
    return [{ scenario, acts, right, hints, seconds: Math.round(milliseconds / 1_000) }]
  })
  const result = { course: id, ...(day !== undefined && { day }), scores }
  return absoluteAddress(courseResultPagePath(encodeCourseResult(result)))
}

interface CertificateProps {
  readonly course: TrainingCourse
  /** Share of right user actions in the course, from 0 to 1. */
  readonly correctShare: number
  readonly scores: ScoresByScenario
}

function Certificate({ course, correctShare, scores }: CertificateProps) {
  const nameFieldId = useId()
  const [traineeName, setTraineeName] = useState('')
  const [isCopied, setCopied] = useState(false)
  const scenarioIds = course.scenarios.map(({ scenario }) => scenario)
  const day = lastPracticeDay(scenarioIds, scores)
  const sentence = certificateSentence(traineeName.trim(), course.title, correctShare, day)
  const disabledReason = traineeName.trim() === '' ? pageTexts.traineeName : undefined
  const copyResultLine = (): void => {
    void navigator.clipboard
      .writeText(`${sentence} ${courseResultLink(course, scores, day)}`)
      .then(() => setCopied(true))
  }
  return (
    <section aria-labelledby="certificate" className={styles['section']}>
      <h2 id="certificate">{pageTexts.certificate}</h2>
      <Notice tone="good" title={pageTexts.passed} />
      <TextField
        id={nameFieldId}
        label={pageTexts.traineeName}
        name="name"
        value={traineeName}
        autoComplete="name"
        onChange={setTraineeName}
      />
      <div className={styles['links']}>
        <Button
          icon="download"
          disabledReason={disabledReason}
          onPress={() =>
            saveCertificate({ title: pageTexts.certificate, courseTitle: course.title, sentence })
          }
        >
          {pageTexts.download}
        </Button>
        <Button variant="secondary" icon="copy" disabledReason={disabledReason} onPress={copyResultLine}>
          {isCopied ? pageTexts.resultLineCopied : pageTexts.copyResultLine}
        </Button>
      </div>
      <p className={styles['caption']}>{pageTexts.nothingSent}</p>
    </section>
  )
}
