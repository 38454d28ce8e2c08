import { TextLink } from '@/ui/kit/button'
import type { TrainingCourse } from '#rulebook/shared/rulebook-data'
import { courseAddress, playAddress } from './addresses'
import { useIndex } from './load'
import { texts } from './texts'

interface CourseLinksProps {
  readonly scenario: string
  /** Whether the trainee has practised the scenario to its end. */
  readonly isDone: boolean
}

/**
 * Links from a scenario of a course: to the course, and to the next scenario if this one is done.
 * Source: RUL-06.
 */
export function CourseLinks({ scenario, isDone }: CourseLinksProps) {
  const index = useIndex()
  if (index.phase !== 'ready') return undefined
  return index.value.courses
    .filter(({ scenarios }) => scenarios.some((each) => each.scenario === scenario))
    .map((course) => <Links key={course.id} course={course} scenario={scenario} isDone={isDone} />)
}

function Links({ course, scenario, isDone }: CourseLinksProps & { readonly course: TrainingCourse }) {
  const at = course.scenarios.findIndex((each) => each.scenario === scenario)
  const next = isDone ? course.scenarios[at + 1] : undefined
  return (
    <>
      {next && (
        <p>
          <TextLink to={playAddress(next.rule, next.scenario)}>
            {texts.coursesPage.next}
            {next.name}
          </TextLink>
        </p>
      )}
      <p>
        <TextLink to={courseAddress(course.id)} icon="back">
          {course.title}
        </TextLink>
      </p>
    </>
  )
}
