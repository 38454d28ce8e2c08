import { lazy, Suspense } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { rulebookPaths, stepIn } from './addresses'
import { MissingPage } from './page'
import { RulesScreen } from './rules-screen'
import styles from './rulebook.module.css'
import { texts } from './texts'

const parts = [
  [rulebookPaths.rules, texts.rules],
  [rulebookPaths.screens, texts.screens],
  [rulebookPaths.steps, texts.steps],
  [rulebookPaths.courses, texts.courses],
] as const

const ScreensScreen = lazy(() => import('./screens-screen').then((code) => ({ default: code.ScreensScreen })))
const StepsScreen = lazy(() => import('./steps-screen').then((code) => ({ default: code.StepsScreen })))
const RuleScreen = lazy(() => import('./rule-screen').then((code) => ({ default: code.RuleScreen })))
const PlayerScreen = lazy(() => import('./player-screen').then((code) => ({ default: code.PlayerScreen })))
const CoursesScreen = lazy(() => import('./courses-screen').then((code) => ({ default: code.CoursesScreen })))
const CourseScreen = lazy(() => import('./course-screen').then((code) => ({ default: code.CourseScreen })))
const ResultScreen = lazy(() => import('./result-screen').then((code) => ({ default: code.ResultScreen })))

/** The whole site of the rulebook: links to its parts at the top, and the current page below. */
export function Rulebook() {
  const [location] = useLocation()
  return (
    <>
      <header className={styles['top']}>
        <Link href={rulebookPaths.rules} className={styles['name']}>
          {texts.name}
        </Link>
        <nav aria-label={texts.menu} className={styles['parts']}>
          {parts.map(([path, name]) => (
            <Link
              key={path}
              href={path}
              className={styles['part']}
              aria-current={location === path ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      </header>
      <main className={styles['page']}>
        <Suspense fallback={<p>{texts.loading}</p>}>
          <Switch>
            <Route path={rulebookPaths.screens} component={ScreensScreen} />
            <Route path={rulebookPaths.steps} component={StepsScreen} />
            <Route path={rulebookPaths.courses} component={CoursesScreen} />
            <Route path={rulebookPaths.course}>{({ course }) => <CourseScreen id={course} />}</Route>
            <Route path={rulebookPaths.play}>
              {({ rule, scenario, step }) => (
                <PlayerScreen key={scenario} rule={rule} scenario={scenario} upTo={stepIn(step)} />
              )}
            </Route>
            <Route path={rulebookPaths.result}>{({ result }) => <ResultScreen result={result} />}</Route>
            <Route path={rulebookPaths.rule}>{({ rule }) => <RuleScreen id={rule} />}</Route>
            <Route path={rulebookPaths.rules} component={RulesScreen} />
            <Route component={MissingPage} />
          </Switch>
        </Suspense>
      </main>
    </>
  )
}
