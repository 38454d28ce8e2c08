import { useId, useState } from 'react'
import { Button } from '@/ui/kit/button'
import { Field } from '@/ui/kit/field'
import { LinkButton } from '@/ui/kit/link-button'
import { LinkRow } from '@/ui/kit/link-row'
import { Notice } from '@/ui/kit/notice'
import { RowList } from '@/ui/kit/row-list'
import type { Course } from '#rulebook/shared/rulebook-data'
import { playAddress } from './addresses'
import { courseShare, forget, progress, shareOf } from './course-progress'
import { saveCertificate } from './certificate'
import { useIndex } from './load'
import { Page, Ready } from './page'
import styles from './rulebook.module.css'
import { certificateText, courseText, texts } from './texts'

const words = texts.coursesPage

/** One course: its cases in their order, and its certificate at the end. Source: RUL-06. */
export function CourseScreen({ id }: { readonly id: string }) {
  const index = useIndex()
  return (
    <Ready loaded={index}>
      {({ courses }) => {
        const course = courses.find((each) => each.id === id)
        return course ? <Cases course={course} /> : <p>{texts.failed}</p>
      }}
    </Ready>
  )
}

function Cases({ course }: { readonly course: Course }) {
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
      {share !== undefined && share >= course.passes && <Certificate course={course} share={share} />}
      {share !== undefined && share < course.passes && <Notice tone="warn" title={words.notPassed} />}
      <p>
        <LinkButton
          onPress={() => {
            forget(ids)
            setDone(progress())
          }}
        >
          {words.restart}
        </LinkButton>
      </p>
    </Page>
  )
}

function scoreOf(score: Parameters<typeof shareOf>[0] | undefined): string {
  return score ? `${Math.round(shareOf(score) * 100)} % bien a la primera` : words.begin
}

function today(): string {
  const { format } = new Intl.DateTimeFormat('es-AR', {
    dateStyle: 'long',
    timeZone: 'America/Argentina/Buenos_Aires',
  })
  return format(new Date())
}

function Certificate({ course, share }: { readonly course: Course; readonly share: number }) {
  const id = useId()
  const [name, setName] = useState('')
  const [copied, setCopied] = useState(false)
  const [day] = useState(today)
  const line = certificateText(name.trim(), course.title, share, day)
  const copyLine = (): void => {
    void navigator.clipboard.writeText(line).then(() => setCopied(true))
  }
  return (
    <section aria-labelledby="certificate" className={styles['section']}>
      <h2 id="certificate">{words.certificate}</h2>
      <Notice tone="good" title={words.done} />
      <Field id={id} label={words.name}>
        <input id={id} value={name} autoComplete="name" onChange={(event) => setName(event.target.value)} />
      </Field>
      <p className={styles['links']}>
        <Button
          icon="download"
          disabledReason={name.trim() === '' ? words.name : undefined}
          onPress={() => saveCertificate({ title: words.certificate, course: course.title, line })}
        >
          {words.download}
        </Button>
        <LinkButton icon="copy" onPress={copyLine}>
          {copied ? words.lineCopied : words.line}
        </LinkButton>
      </p>
    </section>
  )
}
