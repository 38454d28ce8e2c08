import { basename } from 'node:path'
import { wordsBannedInNames, wordsBannedInSentences, type BannedWord } from './banned-words.ts'

interface SourceRange {
  readonly start: number
  readonly end: number
}

interface LintRuleContext {
  readonly filename: string
  readonly sourceCode: {
    readonly ast: SourceRange
    getAllComments(): readonly (SourceRange & { readonly value: string })[]
  }
  report(found: { readonly message: string; readonly node: SourceRange }): void
}

type NamedRange = SourceRange & { readonly name: string }
type LiteralRange = SourceRange & { readonly value: unknown }
type TemplateElement = SourceRange & { readonly value: { readonly raw: string } }

/** Lint rule that reports words which this project does not use, with the text that replaces each. */
const bannedWordsRule = {
  meta: { type: 'suggestion' as const },
  create(context: LintRuleContext) {
    const report = (messages: readonly string[], node: SourceRange): void => {
      for (const message of messages) context.report({ message, node })
    }
    const checkSentence = (text: string, node: SourceRange): void =>
      report(complaintsAboutSentence(text), node)
    const checkName = (node: NamedRange): void => report(complaintsAboutName(node.name), node)
    return {
      Program(): void {
        const { ast } = context.sourceCode
        const [name = ''] = basename(context.filename).split('.')
        report(complaintsAboutName(name), ast)
        for (const comment of context.sourceCode.getAllComments()) checkSentence(comment.value, comment)
      },
      Identifier: checkName,
      JSXIdentifier: checkName,
      PrivateIdentifier: checkName,
      Literal(node: LiteralRange): void {
        const isSentence = typeof node.value === 'string' && node.value.includes(' ')
        if (isSentence) checkSentence(node.value, node)
      },
      TemplateElement: (node: TemplateElement): void => checkSentence(node.value.raw, node),
    }
  },
}

const complaintsAboutSentence = createComplaintFinder(wordsBannedInSentences)
const complaintsAboutWords = createComplaintFinder(wordsBannedInNames)

/**
 * Complaints about each identifier that was already checked, by identifier. Most identifiers occur in many
 * places.
 */
const complaintsByName = new Map<string, readonly string[]>()

function complaintsAboutName(name: string): readonly string[] {
  const complaints = complaintsByName.get(name) ?? complaintsAboutWords(separateWords(name))
  complaintsByName.set(name, complaints)
  return complaints
}

/**
 * Returns a function that returns a complaint for each of the banned words in a text. It first looks for all
 * words at once, because almost no text contains one.
 */
function createComplaintFinder(words: readonly BannedWord[]): (text: string) => readonly string[] {
  const any = new RegExp(words.map(({ pattern }) => pattern.source).join('|'), 'i')
  return (text) => {
    if (!any.test(text)) return []
    return words.flatMap(({ pattern, replacement }) => {
      const [word] = pattern.exec(text) ?? []
      return word === undefined ? [] : [`"${word}": write ${replacement}.`]
    })
  }
}

function separateWords(name: string): string {
  return name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ')
}

export default { meta: { name: 'plain-words' }, rules: { banned: bannedWordsRule } }
