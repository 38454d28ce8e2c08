import { basename } from 'node:path'
import { bannedInNames, bannedInSentences, type BannedWord } from './banned-words.ts'

interface Spot {
  readonly start: number
  readonly end: number
}

interface Context {
  readonly filename: string
  readonly sourceCode: {
    readonly ast: Spot
    getAllComments(): readonly (Spot & { readonly value: string })[]
  }
  report(found: { readonly message: string; readonly node: Spot }): void
}

type Named = Spot & { readonly name: string }
type Literal = Spot & { readonly value: unknown }
type TemplatePart = Spot & { readonly value: { readonly raw: string } }

/** Reports words that this project does not use, with what it writes instead. */
const banned = {
  meta: { type: 'suggestion' as const },
  create(context: Context) {
    const check = (text: string, node: Spot, words: readonly BannedWord[]): void => {
      for (const { pattern, instead } of words) {
        const [word] = pattern.exec(text) ?? []
        if (word !== undefined) context.report({ message: `"${word}": write ${instead}.`, node })
      }
    }
    const checkName = (node: Named): void => check(wordsOf(node.name), node, bannedInNames)
    return {
      Program(): void {
        const { ast } = context.sourceCode
        const [name = ''] = basename(context.filename).split('.')
        check(wordsOf(name), ast, bannedInNames)
        for (const comment of context.sourceCode.getAllComments())
          check(comment.value, comment, bannedInSentences)
      },
      Identifier: checkName,
      JSXIdentifier: checkName,
      PrivateIdentifier: checkName,
      Literal(node: Literal): void {
        const isSentence = typeof node.value === 'string' && node.value.includes(' ')
        if (isSentence) check(node.value, node, bannedInSentences)
      },
      TemplateElement: (node: TemplatePart): void => check(node.value.raw, node, bannedInSentences),
    }
  },
}

function wordsOf(name: string): string {
  return name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ')
}

export default { meta: { name: 'plain-words' }, rules: { banned } }
