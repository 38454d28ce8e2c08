import { useId, useState } from 'react'
import { Button } from '@/ui/kit/button'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { LinkRow } from '@/ui/kit/link-row'
import { Notice } from '@/ui/kit/notice'
import { RowList } from '@/ui/kit/row-list'
import { TextField } from '@/ui/kit/text-field'
import type { TrainingCourse } from '#rulebook/shared/rulebook-data'
import { playAddress, resultAddress, wholeAddress } from './addresses'
import { courseShare, forget, progress, shareOf, type Progress } from './course-progress'
import { encodeResult } from './course-result'
import { saveCertificate } from './certificate'
import { useIndex } from './load'
import { MissingPage, Page, Ready } from './page'
import styles from './rulebook.module.css'
import { certificateText, courseText, dayText, shareText, texts } from './texts'

const words = texts.coursesPage

/** Page of one course: its scenarios in their order, and the certificate at the end. Source: RUL-06. */
export function CourseScreen({ id }: { readonly id: string }) {
  const index = useIndex()
  return (
    <Ready loaded={index}>
      {({ courses }) => {
        const course = courses.find((each) => each.id === id)
        return course ? <Cases course={course} /> : <MissingPage />
      }}
    </Ready>
  )
}

function Cases({ course }: { readonly course: TrainingCourse }) {
  const [done, setDone] = useState(progress)
  const ids = course.scenarios.map(({ scenario }) => scenario)
  const share = courseShare(ids, done)
  return (
    <Page title={course.title} lead={course.lead}>
      <p className={styles['fact']}>{courseText(ids.filter((each) => done[each]).length, ids.length)}</p>
      <RowList label={course.title}>
        {course.scenarios.map(({ rule, scenario, name }) => (
          <li key={scenario}>
            <LinkRow to={playAddress(rule, scenario)} title={name} detail={scoreOf(done[scenario])} />
          </li>
        ))}
      </RowList>
      {share !== undefined && share >= course.passes && (
        <Certificate course={course} share={share} done={done} />
      )}
      {share !== undefined && share < course.passes && <Notice tone="warn" title={words.notPassed} />}
      <p>
        <ButtonStyledAsLink
          onPress={() => {
            forget(ids)
            setDone(progress())
          }}
        >
          {words.restart}
        </ButtonStyledAsLink>
      </p>
    </Page>
  )
}

function scoreOf(score: Parameters<typeof shareOf>[0] | undefined): string {
  if (!score) return words.begin
  return score.acts === 0 ? words.seen : shareText(shareOf(score))
}

/** Returns a link to the page with the result that the trainee has reached in a course on this device. */
function resultLink({ id, scenarios }: TrainingCourse, done: Progress, at: Date): string {
  const scores = scenarios.flatMap(({ scenario }) => {
    const score = done[scenario]
    if (!score) return []
    const { acts, right, hints, milliseconds } = score
    return [{ scenario, acts, right, hints, seconds: Math.round(milliseconds / 1_000) }]
  })
  const day = at.toLocaleDateString('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' })
  return wholeAddress(resultAddress(encodeResult({ course: id, day, scores })))
}

interface CertificateProps {
  readonly course: TrainingCourse
  readonly share: number
  readonly done: Progress
}

function Certificate({ course, share, done }: CertificateProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [copied, setCopied] = useState(false)
  const [today] = useState(() => new Date())
  const line = certificateText(name.trim(), course.title, share, dayText(today))
  const noName = name.trim() === '' ? words.name : undefined
  const copyLine = (): void => {
    void navigator.clipboard
      .writeText(`${line} ${resultLink(course, done, today)}`)
      .then(() => setCopied(true))
  }
  return (
    <section aria-labelledby="certificate" className={styles['section']}>
      <h2 id="certificate">{words.certificate}</h2>
      <Notice tone="good" title={words.done} />
      <TextField id={id} label={words.name} name="name" value={name} autoComplete="name" onChange={setName} />
      <div className={styles['links']}>
        <Button
          icon="download"
          disabledReason={noName}
          onPress={() => saveCertificate({ title: words.certificate, course: course.title, line })}
        >
          {words.download}
        </Button>
        <Button variant="secondary" icon="copy" disabledReason={noName} onPress={copyLine}>
          {copied ? words.lineCopied : words.line}
        </Button>
      </div>
      <p className={styles['caption']}>{words.nothingSent}</p>
    </section>
  )
}
