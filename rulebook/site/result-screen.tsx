import { TextLink } from '@/ui/kit/button'
import { LinkRow } from '@/ui/kit/link-row'
import { Notice } from '@/ui/kit/notice'
import { RowList } from '@/ui/kit/row-list'
import type { TrainingCourse } from '#rulebook/shared/rulebook-data'
import { courseAddress, playAddress, rulebookPaths } from './addresses'
import { shareOf } from './course-progress'
import { decodeResult, type CourseResult } from './course-result'
import { useIndex } from './load'
import { Page, Ready } from './page'
import styles from './rulebook.module.css'
import { actsText, courseResultText, dayText, texts } from './texts'

const words = texts.resultPage

/**
 * Page that shows a trainee's result in a course. The result comes from a link that the trainee has
 * sent. Source: RUL-06.
 */
export function ResultScreen({ result }: { readonly result: string }) {
  const index = useIndex()
  const read = decodeResult(result)
  return (
    <Page title={words.title} lead={words.lead}>
      <Ready loaded={index}>
        {({ courses }) => {
          const course = courses.find(({ id }) => id === read?.course)
          return read && course ? (
            <Scores result={read} course={course} />
          ) : (
            <Notice tone="warn" title={words.unknown} />
          )
        }}
      </Ready>
      <p>
        <TextLink to={rulebookPaths.courses}>{words.all}</TextLink>
      </p>
    </Page>
  )
}

function Scores({
  result: { day, scores },
  course,
}: {
  readonly result: CourseResult
  readonly course: TrainingCourse
}) {
  const sum = (part: 'acts' | 'right'): number => scores.reduce((total, each) => total + each[part], 0)
  const share = shareOf({ acts: sum('acts'), right: sum('right') })
  return (
    <section aria-labelledby="course" className={styles['section']}>
      <h2 id="course">
        <TextLink to={courseAddress(course.id)}>{course.title}</TextLink>
      </h2>
      <p>{courseResultText(share, dayText(new Date(`${day}T12:00:00-03:00`)))}</p>
      <RowList labelledBy="course">
        {course.scenarios.flatMap(({ rule, scenario, name }) => {
          const score = scores.find((each) => each.scenario === scenario)
          if (!score) return []
          const { right, acts, hints, seconds } = score
          return (
            <li key={scenario}>
              <LinkRow
                to={playAddress(rule, scenario)}
                title={name}
                detail={actsText(right, acts, hints, seconds)}
              />
            </li>
          )
        })}
      </RowList>
    </section>
  )
}
